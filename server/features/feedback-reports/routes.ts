import * as contract from '@evenhand/contract/feedback-reports/job-feedback.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  approveFeedbackComment,
  readCandidateFeedback,
  saveFeedbackComment,
} from './candidate-feedback.ts';
import { showFeedbackReport } from './feedback-page.ts';
import { readJobFeedback, saveFeedbackRule } from './feedback-rule.ts';
import { previewFeedbackPage } from './preview-feedback-page.ts';

export function addFeedbackReportRoutes(server: RoutedApp): void {
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/feedback', door: 'candidate' },
    showFeedbackReport,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/manage/{jobId}/feedback/{applicationId}',
      door: 'staff',
      may: may.manageJob,
    },
    previewFeedbackPage,
  );

  addEndpointRoute(
    server,
    contract.findJobFeedback,
    may.manageJob,
  )(async ({ visit, params }) => readJobFeedback(visit, params));

  addEndpointRoute(
    server,
    contract.saveFeedbackRule,
    may.decide,
  )(async ({ visit, params, body }) => saveFeedbackRule(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.findCandidateFeedback,
    may.manageJob,
  )(async ({ visit, params }) => readCandidateFeedback(visit, params));

  addEndpointRoute(
    server,
    contract.saveFeedbackComment,
    may.decide,
  )(async ({ visit, params, body }) => saveFeedbackComment(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.approveFeedbackComment,
    may.decide,
  )(async ({ visit, params, body }) => approveFeedbackComment(visit, { ...params, ...body }));
}
