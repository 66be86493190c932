import * as contract from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  approveFeedbackComment,
  readCandidateFeedbackStatus,
  saveFeedbackComment,
} from './read-save-and-approve-feedback-comment.ts';
import { respondWithFeedbackReportPage } from './respond-with-feedback-report-page.ts';
import { readJobFeedbackSettings, saveJobFeedbackRule } from './read-and-save-job-feedback-rule.ts';
import { previewFeedbackPage } from './preview-feedback-page-and-check-availability.ts';

export function addFeedbackReportRoutes(server: RoutedApp): void {
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/feedback', door: 'candidate' },
    respondWithFeedbackReportPage,
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
    contract.findJobFeedbackSettingsEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readJobFeedbackSettings(visit, params));

  addEndpointRoute(
    server,
    contract.saveJobFeedbackRuleEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => saveJobFeedbackRule(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.findCandidateFeedbackStatusEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readCandidateFeedbackStatus(visit, params));

  addEndpointRoute(
    server,
    contract.saveFeedbackCommentEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => saveFeedbackComment(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.approveFeedbackCommentEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => approveFeedbackComment(visit, { ...params, ...body }));
}
