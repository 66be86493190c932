import * as contract from '@evenhand/contract/apply/autosave-and-find-answer-and-form.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  answerEqualOpportunitiesFormFromPage,
  eraseEqualOpportunitiesAnswersFromPage,
  respondWithEqualOpportunitiesFormPage,
  skipEqualOpportunitiesForm,
} from './answer-skip-or-erase-equal-opportunities-page.ts';
import {
  respondWithCheckAnswersPage,
  submitApplicationFromPage,
} from './check-answers-and-submit-page.ts';
import { setOwnOtherJobsConsentFromPage } from './set-own-other-jobs-consent-from-page.ts';
import {
  registerInterestFromPage,
  respondWithInterestFormPage,
  respondWithInterestEmailSentPage,
} from './register-interest-page.ts';
import {
  applyForJobFromPage,
  respondWithApplicationEmailSentPage,
} from './public-job-page-and-applying.ts';
import { redirectToNextApplicationStep } from './redirect-to-next-application-step.ts';
import {
  previewEqualOpportunitiesForm,
  previewJobPage,
  previewCandidateFormPage,
  previewCandidateQuestionPage,
  previewEqualOpportunitiesSet,
} from './preview-candidate-pages.ts';
import { previewCandidateTestPage } from './preview-candidate-test-page.ts';
import {
  saveCandidateFormFromPage,
  respondWithCandidateFormPage,
} from './respond-with-and-save-candidate-form-page.ts';
import {
  saveCandidateAnswerFromPage,
  respondWithCandidateQuestionPage,
} from './answer-question-page.ts';
import { readOwnCandidateForm, saveCandidateForm } from './save-and-read-candidate-form.ts';
import { findSavedCandidateAnswer, saveCandidateAnswer } from './save-and-find-candidate-answer.ts';
import {
  declineToApplyFromPage,
  respondWithStartApplicationPage,
  startApplicationFromPage,
} from './start-or-decline-application-page.ts';
import { createPublicJobPageCache } from './cached-job-page.ts';
import { respondWithApplicationStatusPage } from './application-status-page.ts';
import { addCandidateTaskPageRoutes } from './candidate-task-page-routes.ts';
import { previewCandidateTaskPage } from './preview-candidate-task-page.ts';
import { addCandidateTestPageRoutes } from './candidate-test-page-routes.ts';
import { respondWithStopRemindersPage, stopRemindersFromPage } from './stop-reminders-page.ts';
import {
  respondWithWithdrawApplicationPage,
  withdrawApplicationFromPage,
} from './withdraw-application-page.ts';

export function addCandidateApplicationPageRoutes(server: RoutedApp): void {
  const job = createPublicJobPageCache();

  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}', door: 'public', isCached: true },
    job.draw,
    job.showKept,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/apply/{hash}', door: 'public' },
    applyForJobFromPage,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/check-your-email', door: 'public' },
    respondWithApplicationEmailSentPage,
  );

  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/interest', door: 'public' },
    respondWithInterestFormPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/apply/{hash}/interest', door: 'public' },
    registerInterestFromPage,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/interest/check-your-email', door: 'public' },
    respondWithInterestEmailSentPage,
  );

  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}', door: 'candidate' },
    redirectToNextApplicationStep,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/start', door: 'candidate' },
    respondWithStartApplicationPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/start', door: 'candidate' },
    startApplicationFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/start/no-thanks', door: 'candidate' },
    declineToApplyFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/other-roles', door: 'candidate' },
    setOwnOtherJobsConsentFromPage,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/about-you', door: 'candidate' },
    respondWithEqualOpportunitiesFormPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/about-you', door: 'candidate' },
    answerEqualOpportunitiesFormFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/about-you/skip', door: 'candidate' },
    skipEqualOpportunitiesForm,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/about-you/erase', door: 'candidate' },
    eraseEqualOpportunitiesAnswersFromPage,
  );
  const aForm = { path: '/application/{token}/form/{number}', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...aForm }, respondWithCandidateFormPage);
  addPageRoute(server, { method: 'POST', ...aForm }, saveCandidateFormFromPage);
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/question/{number}', door: 'candidate' },
    respondWithCandidateQuestionPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/question/{number}', door: 'candidate' },
    saveCandidateAnswerFromPage,
  );
  addCandidateTestPageRoutes(server);
  addCandidateTaskPageRoutes(server);
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/check', door: 'candidate' },
    respondWithCheckAnswersPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/check', door: 'candidate' },
    submitApplicationFromPage,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/status', door: 'candidate' },
    respondWithApplicationStatusPage,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/withdraw', door: 'candidate' },
    respondWithWithdrawApplicationPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/withdraw', door: 'candidate' },
    withdrawApplicationFromPage,
  );

  const reminders = { path: '/application/{token}/reminders', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...reminders }, respondWithStopRemindersPage);
  addPageRoute(server, { method: 'POST', ...reminders }, stopRemindersFromPage);

  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/builder/{jobId}/preview',
      door: 'staff',
      may: may.viewJob,
    },
    previewJobPage,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/builder/{jobId}/preview/about-you',
      door: 'staff',
      may: may.viewJob,
    },
    previewEqualOpportunitiesForm,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/settings/equal-opportunities/preview/{eoSet}',
      door: 'staff',
      may: may.admin,
    },
    previewEqualOpportunitiesSet,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/builder/{jobId}/preview/form/{number}',
      door: 'staff',
      may: may.viewJob,
    },
    previewCandidateFormPage,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/builder/{jobId}/preview/question/{number}',
      door: 'staff',
      may: may.viewJob,
    },
    previewCandidateQuestionPage,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/builder/{jobId}/preview/test/{number}',
      door: 'staff',
      may: may.viewJob,
    },
    previewCandidateTestPage,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/builder/{jobId}/preview/task/{number}',
      door: 'staff',
      may: may.viewJob,
    },
    previewCandidateTaskPage,
  );

  addEndpointRoute(
    server,
    contract.autosaveCandidateAnswerEndpoint,
    may.linkHolder,
  )(async ({ visit, params, body }) => {
    const saved = await saveCandidateAnswer(visit, { ...params, ...body });
    return saved.isSaved
      ? { version: saved.version, words: saved.words }
      : new Refusal('newer-version');
  });

  addEndpointRoute(
    server,
    contract.findSavedCandidateAnswerEndpoint,
    may.linkHolder,
  )(async ({ db, params }) => findSavedCandidateAnswer(db, params));

  addEndpointRoute(
    server,
    contract.autosaveCandidateFormEndpoint,
    may.linkHolder,
  )(async ({ visit, params, body }) => {
    const saved = await saveCandidateForm(visit, { ...params, ...body });
    if (!saved.isSaved) return new Refusal('newer-version');
    const { problems, readAs } = saved.read;
    return { version: saved.version, problems, readAs };
  });

  addEndpointRoute(
    server,
    contract.findSavedCandidateFormEndpoint,
    may.linkHolder,
  )(async ({ db, params }) => readOwnCandidateForm(db, params.stageId));
}
