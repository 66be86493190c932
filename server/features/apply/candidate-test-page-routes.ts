import * as contract from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import { may } from '../../access/may.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { findTestAttemptState } from '../candidate-tests/rules/attempt-state.ts';
import { countSecondsLeftOfTest } from '../candidate-tests/rules/test-end-time-and-seconds-left.ts';
import { saveCandidateTestAnswers } from '../candidate-tests/save-candidate-test-answers.ts';
import { loadOwnApplication } from './own-application-loader-outline-and-step-paths.ts';
import { mayApplicationStillBeWritten } from './rules/may-application-still-be-written.ts';
import { respondWithCandidateTestPage } from './load-build-and-respond-with-candidate-test-page.ts';
import {
  startCandidateTestFromPage,
  saveCandidateTestFromPage,
} from './start-save-and-submit-candidate-test-from-page.ts';

/** Of the tests that a candidate takes before the application is sent in. */
export function addCandidateTestPageRoutes(server: RoutedApp): void {
  const address = { path: '/application/{token}/test/{number}', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...address }, respondWithCandidateTestPage);
  addPageRoute(server, { method: 'POST', ...address }, saveCandidateTestFromPage);
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/test/{number}/start', door: 'candidate' },
    startCandidateTestFromPage,
  );

  addEndpointRoute(
    server,
    contract.saveCandidateTestAnswersEndpoint,
    may.linkHolder,
  )(async ({ visit, params, body }) => {
    const { id, stageId } = await loadRunningTest(visit, Number(params.number));
    const saved = await saveCandidateTestAnswers(visit, { applicationId: id, stageId, ...body });
    const [problem] = Object.values(saved.problems);
    if (problem !== undefined)
      throw new Refusal('bad-input', { message: problem, fields: saved.problems });
    return { secondsLeft: countSecondsLeftOfTest(saved.endsAt, visit.now), answers: saved.answers };
  });

  addEndpointRoute(
    server,
    contract.findRunningCandidateTestEndpoint,
    may.linkHolder,
  )(async ({ visit, params }) => {
    const { attempt } = await loadRunningTest(visit, Number(params.number));
    if (findTestAttemptState(attempt, visit.now) === 'done') throw new Refusal('test-over');
    return {
      secondsLeft: countSecondsLeftOfTest(attempt.endsAt, visit.now),
      answers: attempt.answers,
    };
  });
}

/** @throws Refusal already-submitted, role-closed, or not-found where there is no such test or it was not begun */
async function loadRunningTest({ db, now }: VisitorRequestContext<'candidate'>, number: number) {
  const { id, state, job, tests } = await loadOwnApplication(db);
  if (state !== 'started') throw new Refusal('already-submitted');
  if (!mayApplicationStillBeWritten(job, now)) throw new Refusal('role-closed');
  const test = tests[number - 1];
  if (test === undefined || test.attempt === null) throw new Refusal('not-found');
  return { id, stageId: test.stageId, attempt: test.attempt };
}
