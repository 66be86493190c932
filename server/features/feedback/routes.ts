import * as contract from '@evenhand/contract/feedback/product-feedback.ts';
import * as surveys from '@evenhand/contract/feedback/experience-surveys.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { saveReviewSurveyAnswer, readReviewSurvey } from './read-and-save-review-survey.ts';
import { changeProductFeedback, saveProductFeedback } from './save-product-feedback.ts';
import { answerSurveyFromPage, showCandidateSurveyPage } from './candidate-survey-page.ts';

export function addFeedbackRoutes(server: RoutedApp): void {
  const { now, config } = server.services;

  const survey = { path: '/application/{token}/survey/{moment}', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...survey }, showCandidateSurveyPage);
  addPageRoute(server, { method: 'POST', ...survey }, answerSurveyFromPage);

  addEndpointRoute(
    server,
    surveys.findReviewSurvey,
    may.linkHolder,
  )(async ({ db, visitor }) => readReviewSurvey(db, { reviewer: visitor, config, now: now() }));

  addEndpointRoute(
    server,
    surveys.saveReviewSurvey,
    may.linkHolder,
  )(async ({ db, visitor, body }) =>
    saveReviewSurveyAnswer(db, { reviewer: visitor, config, now: now(), answer: body }),
  );

  addEndpointRoute(
    server,
    contract.sendProductFeedback,
    may.anyMember,
  )(async ({ db, visitor, body: { rating, text } }) =>
    saveProductFeedback(db, { memberId: visitor.actorId, rating, text, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.changeProductFeedback,
    may.owner,
  )(async ({ db, params, body: { rating, text } }) =>
    changeProductFeedback(db, { id: params.feedbackId, rating, text, now: now() }),
  );
}
