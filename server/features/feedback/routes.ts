import * as contract from '@evenhand/contract/feedback/send-and-change-product-feedback.ts';
import * as surveys from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { saveReviewerSurvey, readReviewerSurvey } from './read-and-save-review-survey.ts';
import { changeProductFeedback, saveProductFeedback } from './save-or-change-product-feedback.ts';
import {
  answerCandidateSurveyFromPage,
  respondWithCandidateSurveyPage,
} from './candidate-survey-page.ts';

export function addSurveyAndProductFeedbackRoutes(server: RoutedApp): void {
  const survey = { path: '/application/{token}/survey/{moment}', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...survey }, respondWithCandidateSurveyPage);
  addPageRoute(server, { method: 'POST', ...survey }, answerCandidateSurveyFromPage);

  addEndpointRoute(
    server,
    surveys.findReviewerSurveyEndpoint,
    may.linkHolder,
  )(async ({ visit }) => readReviewerSurvey(visit));

  addEndpointRoute(
    server,
    surveys.saveReviewerSurveyEndpoint,
    may.linkHolder,
  )(async ({ visit, body }) => saveReviewerSurvey(visit, body));

  addEndpointRoute(
    server,
    contract.sendProductFeedbackEndpoint,
    may.anyMember,
  )(async ({ visit, body }) => saveProductFeedback(visit, body));

  addEndpointRoute(
    server,
    contract.changeProductFeedbackEndpoint,
    may.owner,
  )(async ({ visit, params, body }) =>
    changeProductFeedback(visit, { id: params.feedbackId, ...body }),
  );
}
