import * as contract from '@evenhand/contract/apply.ts';
import { may } from '../../access/may.ts';
import { page } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Server, route } from '../../http/route.ts';
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

export function addApplyRoutes(server: Server): void {
  const { now } = server.services;

  const job = jobShower();

  page(
    server,
    { method: 'GET', path: '/apply/{hash}', door: 'public', isCached: true },
    job.draw,
    job.showKept,
  );
  page(server, { method: 'POST', path: '/apply/{hash}', door: 'public' }, applyForJob);
  page(
    server,
    { method: 'GET', path: '/apply/{hash}/check-your-email', door: 'public' },
    showEmailSent,
  );

  page(server, { method: 'GET', path: '/apply/{hash}/interest', door: 'public' }, showInterestForm);
  page(
    server,
    { method: 'POST', path: '/apply/{hash}/interest', door: 'public' },
    registerInterest,
  );
  page(
    server,
    { method: 'GET', path: '/apply/{hash}/interest/check-your-email', door: 'public' },
    showInterestNoted,
  );

  page(server, { method: 'GET', path: '/application/{token}', door: 'candidate' }, openApplication);
  page(server, { method: 'GET', path: '/application/{token}/start', door: 'candidate' }, showStart);
  page(
    server,
    { method: 'POST', path: '/application/{token}/start', door: 'candidate' },
    startFromPage,
  );
  page(
    server,
    { method: 'POST', path: '/application/{token}/start/no-thanks', door: 'candidate' },
    declineFromPage,
  );
  page(
    server,
    { method: 'POST', path: '/application/{token}/other-roles', door: 'candidate' },
    chooseContact,
  );
  page(
    server,
    { method: 'GET', path: '/application/{token}/about-you', door: 'candidate' },
    showAboutYou,
  );
  page(
    server,
    { method: 'POST', path: '/application/{token}/about-you', door: 'candidate' },
    answerAboutYou,
  );
  page(
    server,
    { method: 'POST', path: '/application/{token}/about-you/skip', door: 'candidate' },
    skipAboutYou,
  );
  page(
    server,
    { method: 'POST', path: '/application/{token}/about-you/erase', door: 'candidate' },
    eraseAboutYou,
  );
  page(
    server,
    { method: 'GET', path: '/application/{token}/question/{number}', door: 'candidate' },
    showQuestion,
  );
  page(
    server,
    { method: 'POST', path: '/application/{token}/question/{number}', door: 'candidate' },
    answerQuestion,
  );
  page(server, { method: 'GET', path: '/application/{token}/check', door: 'candidate' }, showCheck);
  page(
    server,
    { method: 'POST', path: '/application/{token}/check', door: 'candidate' },
    submitFromPage,
  );
  page(
    server,
    { method: 'GET', path: '/application/{token}/status', door: 'candidate' },
    showStatus,
  );
  page(
    server,
    { method: 'GET', path: '/application/{token}/withdraw', door: 'candidate' },
    showWithdraw,
  );
  page(
    server,
    { method: 'POST', path: '/application/{token}/withdraw', door: 'candidate' },
    withdrawFromPage,
  );

  const reminders = { path: '/application/{token}/reminders', door: 'candidate' } as const;
  page(server, { method: 'GET', ...reminders }, showStopReminders);
  page(server, { method: 'POST', ...reminders }, stopReminders);

  page(server, { method: 'GET', path: '/builder/{jobId}/preview', door: 'staff' }, previewJob);
  page(
    server,
    { method: 'GET', path: '/builder/{jobId}/preview/about-you', door: 'staff' },
    previewForm,
  );
  page(
    server,
    { method: 'GET', path: '/settings/equal-opportunities/preview/{eoSet}', door: 'staff' },
    previewSet,
  );
  page(
    server,
    { method: 'GET', path: '/builder/{jobId}/preview/question/{number}', door: 'staff' },
    previewQuestion,
  );

  route(
    server,
    contract.saveAnswer,
    may.anyone,
  )(async ({ db, params, body }) => {
    const saved = await saveAnswer(db, { questionId: params.questionId, ...body, now: now() });
    return saved.isSaved
      ? { version: saved.version, words: saved.words }
      : new Refusal('newer-version');
  });

  route(
    server,
    contract.findAnswer,
    may.anyone,
  )(async ({ db, params }) => {
    const question = (await loadOwn(db)).questions.find(({ id }) => id === params.questionId);
    if (question === undefined) throw new Refusal('not-found');
    return { text: question.answer, version: question.version };
  });
}
