import * as comparison from '@evenhand/contract/interviews/compare-interviewed-candidates.ts';
import * as contract from '@evenhand/contract/interviews/scorecards.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { agreeOnScorecardMark } from './agree-on-scorecard-mark.ts';
import { readInterviewedCandidatesToCompare } from './read-interviewed-candidates-to-compare.ts';
import { readOwnScorecardAndPanel } from './read-own-scorecard-and-panel.ts';
import { saveScorecardMark, saveScorecardNotes } from './save-scorecard-mark-and-notes.ts';
import { releaseScorecards, submitScorecard } from './submit-and-release-scorecards.ts';

export function addScorecardRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findScorecardEndpoint,
    may.viewInterview,
  )(async ({ visit, params }) => readOwnScorecardAndPanel(visit, params));

  addEndpointRoute(
    server,
    contract.saveScorecardMarkEndpoint,
    may.scoreInterview,
  )(async ({ visit, params, body }) => saveScorecardMark(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.saveScorecardNotesEndpoint,
    may.scoreInterview,
  )(async ({ visit, params, body }) => saveScorecardNotes(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.submitScorecardEndpoint,
    may.scoreInterview,
  )(async ({ visit, params }) => submitScorecard(visit, params));

  addEndpointRoute(
    server,
    contract.releaseScorecardsEndpoint,
    may.releaseScorecards,
  )(async ({ visit, params, body }) => releaseScorecards(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.agreeOnScorecardMarkEndpoint,
    may.viewInterview,
  )(async ({ visit, params, body }) => agreeOnScorecardMark(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    comparison.compareInterviewedCandidatesEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readInterviewedCandidatesToCompare(visit, params));
}
