import * as contract from '@evenhand/contract/candidate-tests/staff-reads-test-progress-of-candidate-and-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readTestProgressOfCandidate } from './read-test-progress-of-candidate.ts';
import { readTestProgressOfJob } from './read-test-progress-of-job.ts';

export function addCandidateTestRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findTestProgressOfJobEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readTestProgressOfJob(visit, params));

  addEndpointRoute(
    server,
    contract.findTestProgressOfCandidateEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readTestProgressOfCandidate(visit, params));
}
