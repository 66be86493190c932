import * as comparison from '@evenhand/contract/interviews/compare-interviewed.ts';
import * as contract from '@evenhand/contract/interviews/scorecards.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { agreeOnMark } from './agree-on-mark.ts';
import { compareInterviewed } from './compare-interviewed.ts';
import { readScorecard } from './read-scorecard.ts';
import { saveScorecardMark, saveScorecardNotes } from './save-scorecard.ts';
import { releaseScorecards, submitScorecard } from './submit-scorecard.ts';

export function addScorecardRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findScorecard,
    may.viewInterview,
  )(async ({ visit, params }) => readScorecard(visit, params));

  addEndpointRoute(
    server,
    contract.saveScorecardMark,
    may.scoreInterview,
  )(async ({ visit, params, body }) => saveScorecardMark(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.saveScorecardNotes,
    may.scoreInterview,
  )(async ({ visit, params, body }) => saveScorecardNotes(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.submitScorecard,
    may.scoreInterview,
  )(async ({ visit, params }) => submitScorecard(visit, params));

  addEndpointRoute(
    server,
    contract.releaseScorecards,
    may.releaseScorecards,
  )(async ({ visit, params, body }) => releaseScorecards(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.agreeOnMark,
    may.viewInterview,
  )(async ({ visit, params, body }) => agreeOnMark(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    comparison.compareInterviewed,
    may.manageJob,
  )(async ({ visit, params }) => compareInterviewed(visit, params));
}
