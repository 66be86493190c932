import * as contract from '@evenhand/contract/candidate-tests/taking-a-test.ts';
import { may } from '../../access/may.ts';
import type { Visit } from '../../access/visit.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptStateOf } from '../candidate-tests/rules/attempt-state.ts';
import { secondsLeftOfTest } from '../candidate-tests/rules/test-time.ts';
import { saveTestAnswers } from '../candidate-tests/save-test-answers.ts';
import { loadOwnApplication } from './load-own-application.ts';
import { mayStillAnswer } from './rules/may-still-answer.ts';
import { showTestPage } from './show-test-page.ts';
import { startTestFromPage, takeTestFromPage } from './take-test-page.ts';

/** Of the tests that a candidate takes before the application is sent in. */
export function addTestRoutes(server: RoutedApp): void {
  const address = { path: '/application/{token}/test/{number}', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...address }, showTestPage);
  addPageRoute(server, { method: 'POST', ...address }, takeTestFromPage);
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/test/{number}/start', door: 'candidate' },
    startTestFromPage,
  );

  addEndpointRoute(
    server,
    contract.saveTestAnswers,
    may.linkHolder,
  )(async ({ visit, params, body }) => {
    const { id, stageId } = await loadRunningTest(visit, Number(params.number));
    const saved = await saveTestAnswers(visit, { applicationId: id, stageId, ...body });
    const [problem] = Object.values(saved.problems);
    if (problem !== undefined)
      throw new Refusal('bad-input', { message: problem, fields: saved.problems });
    return { secondsLeft: secondsLeftOfTest(saved.endsAt, visit.now), answers: saved.answers };
  });

  addEndpointRoute(
    server,
    contract.findRunningTest,
    may.linkHolder,
  )(async ({ visit, params }) => {
    const { attempt } = await loadRunningTest(visit, Number(params.number));
    if (attemptStateOf(attempt, visit.now) === 'done') throw new Refusal('test-over');
    return {
      secondsLeft: secondsLeftOfTest(attempt.endsAt, visit.now),
      answers: attempt.answers,
    };
  });
}

/** @throws Refusal already-submitted, role-closed, or not-found where there is no such test or it was not begun */
async function loadRunningTest({ db, now }: Visit<'candidate'>, number: number) {
  const { id, state, job, tests } = await loadOwnApplication(db);
  if (state !== 'started') throw new Refusal('already-submitted');
  if (!mayStillAnswer(job, now)) throw new Refusal('role-closed');
  const test = tests[number - 1];
  if (test === undefined || test.attempt === null) throw new Refusal('not-found');
  return { id, stageId: test.stageId, attempt: test.attempt };
}
