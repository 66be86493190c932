import * as adjustments from '@evenhand/contract/adjustments/candidate-adjustments.ts';
import * as entry from '@evenhand/contract/adjustments/enter-application.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  askForAdjustmentFromPage,
  showAdjustmentsPage,
  takeBackAdjustmentFromPage,
} from './adjustments-page.ts';
import { answerAdjustment } from './answer-adjustment.ts';
import { enterApplication } from './enter-application.ts';
import { readApplicationEntryForm } from './read-application-entry-form.ts';
import { readCandidateAdjustments } from './read-candidate-adjustments.ts';

export function addAdjustmentRoutes(server: RoutedApp): void {
  const page = { path: '/application/{token}/adjustments', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...page }, showAdjustmentsPage);
  addPageRoute(server, { method: 'POST', ...page }, askForAdjustmentFromPage);
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/adjustments/take-back', door: 'candidate' },
    takeBackAdjustmentFromPage,
  );

  addEndpointRoute(
    server,
    adjustments.findCandidateAdjustments,
    may.manageJob,
  )(async ({ visit, params }) => readCandidateAdjustments(visit, params));

  addEndpointRoute(
    server,
    adjustments.answerAdjustment,
    may.manageJob,
  )(async ({ visit, params, body }) => answerAdjustment(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    entry.findApplicationEntryForm,
    may.manageJob,
  )(async ({ visit, params }) => readApplicationEntryForm(visit, params));

  addEndpointRoute(
    server,
    entry.enterApplication,
    may.manageJob,
  )(async ({ visit, params, body, services }) =>
    enterApplication(visit, { ...params, ...body, services }),
  );
}
