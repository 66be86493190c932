import * as contract from '@evenhand/contract/apply.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { answerAboutYou, eraseAboutYou, showAboutYou, skipAboutYou } from './about-you-page.ts';
import { showCheck, submitFromPage } from './check-page.ts';
import { chooseContact } from './contact-choice.ts';
import { registerInterest, showInterestForm, showInterestNoted } from './interest-page.ts';
import { applyForJob, showEmailSent } from './job-page.ts';
import { loadOwn, openApplication } from './own-application.ts';
import { previewForm, previewJob, previewQuestion, previewSet } from './preview-page.ts';
import { answerQuestion, showQuestion } from './question-page.ts';
import { saveAnswer } from './save-answer.ts';
import { declineFromPage, showStart, startFromPage } from './start-page.ts';
import { jobShower } from './show-job.ts';
import { showStatus } from './status-page.ts';
import { showStopReminders, stopReminders } from './stop-reminders-page.ts';
import { showWithdraw, withdrawFromPage } from './withdraw-page.ts';

export function addApplyRoutes(server: RoutedApp): void {
  const { now } = server.services;

  const job = jobShower();

  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}', door: 'public', isCached: true },
    job.draw,
    job.showKept,
  );
  addPageRoute(server, { method: 'POST', path: '/apply/{hash}', door: 'public' }, applyForJob);
  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/check-your-email', door: 'public' },
    showEmailSent,
  );

  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/interest', door: 'public' },
    showInterestForm,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/apply/{hash}/interest', door: 'public' },
    registerInterest,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/interest/check-your-email', door: 'public' },
    showInterestNoted,
  );

  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}', door: 'candidate' },
    openApplication,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/start', door: 'candidate' },
    showStart,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/start', door: 'candidate' },
    startFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/start/no-thanks', door: 'candidate' },
    declineFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/other-roles', door: 'candidate' },
    chooseContact,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/about-you', door: 'candidate' },
    showAboutYou,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/about-you', door: 'candidate' },
    answerAboutYou,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/about-you/skip', door: 'candidate' },
    skipAboutYou,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/about-you/erase', door: 'candidate' },
    eraseAboutYou,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/question/{number}', door: 'candidate' },
    showQuestion,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/question/{number}', door: 'candidate' },
    answerQuestion,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/check', door: 'candidate' },
    showCheck,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/check', door: 'candidate' },
    submitFromPage,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/status', door: 'candidate' },
    showStatus,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/withdraw', door: 'candidate' },
    showWithdraw,
  );
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/withdraw', door: 'candidate' },
    withdrawFromPage,
  );

  const reminders = { path: '/application/{token}/reminders', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...reminders }, showStopReminders);
  addPageRoute(server, { method: 'POST', ...reminders }, stopReminders);

  addPageRoute(
    server,
    { method: 'GET', path: '/builder/{jobId}/preview', door: 'staff' },
    previewJob,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/builder/{jobId}/preview/about-you', door: 'staff' },
    previewForm,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/settings/equal-opportunities/preview/{eoSet}', door: 'staff' },
    previewSet,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/builder/{jobId}/preview/question/{number}', door: 'staff' },
    previewQuestion,
  );

  addEndpointRoute(
    server,
    contract.saveAnswer,
    may.anyone,
  )(async ({ db, params, body }) => {
    const saved = await saveAnswer(db, { questionId: params.questionId, ...body, now: now() });
    return saved.isSaved
      ? { version: saved.version, words: saved.words }
      : new Refusal('newer-version');
  });

  addEndpointRoute(
    server,
    contract.findAnswer,
    may.anyone,
  )(async ({ db, params }) => {
    const question = (await loadOwn(db)).questions.find(({ id }) => id === params.questionId);
    if (question === undefined) throw new Refusal('not-found');
    return { text: question.answer, version: question.version };
  });
}
