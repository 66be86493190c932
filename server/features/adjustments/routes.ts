import * as adjustments from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import * as entry from '@evenhand/contract/adjustments/staff-enters-application-for-candidate.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  askForAdjustmentFromPage,
  respondWithCandidateAdjustmentsPage,
  takeBackAdjustmentFromPage,
} from './candidate-adjustments-page-handlers.ts';
import { answerAdjustment } from './answer-adjustment.ts';
import { enterApplicationForCandidate } from './enter-application-for-candidate.ts';
import { readApplicationEntryForm } from './read-application-entry-form.ts';
import { readCandidateAdjustments } from './read-candidate-adjustments.ts';

export function addAdjustmentRoutes(server: RoutedApp): void {
  const page = { path: '/application/{token}/adjustments', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...page }, respondWithCandidateAdjustmentsPage);
  addPageRoute(server, { method: 'POST', ...page }, askForAdjustmentFromPage);
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/adjustments/take-back', door: 'candidate' },
    takeBackAdjustmentFromPage,
  );

  addEndpointRoute(
    server,
    adjustments.findCandidateAdjustmentsEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readCandidateAdjustments(visit, params));

  addEndpointRoute(
    server,
    adjustments.answerAdjustmentEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) => answerAdjustment(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    entry.findApplicationEntryFormEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readApplicationEntryForm(visit, params));

  addEndpointRoute(
    server,
    entry.enterApplicationForCandidateEndpoint,
    may.manageJob,
  )(async ({ visit, params, body, services }) =>
    enterApplicationForCandidate(visit, { ...params, ...body, services }),
  );
}
