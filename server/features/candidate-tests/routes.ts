import * as contract from '@evenhand/contract/candidate-tests/staff-reads-test-progress-of-candidate-and-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readTestsOfCandidate } from './read-tests-of-candidate.ts';
import { readTestsOfJob } from './read-tests-of-job.ts';

export function addCandidateTestRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findTestProgressOfJobEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readTestsOfJob(visit, params));

  addEndpointRoute(
    server,
    contract.findTestProgressOfCandidateEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readTestsOfCandidate(visit, params));
}
