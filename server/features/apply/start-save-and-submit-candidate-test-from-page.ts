import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type { PageContext, PageRequestFields, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { submitCandidateTest } from '../candidate-tests/submit-candidate-test.ts';
import { findTestAttemptState } from '../candidate-tests/rules/attempt-state.ts';
import { saveCandidateTestAnswers } from '../candidate-tests/save-candidate-test-answers.ts';
import { startCandidateTest } from '../candidate-tests/start-candidate-test.ts';
import {
  buildCandidateTestDonePage,
  loadCandidateTestOfPage,
  buildCandidateTestQuestionsPage,
  type CandidateTestOnPage,
  candidateTestPath,
} from './load-build-and-respond-with-candidate-test-page.ts';

type Context = PageContext<'candidate'>;

/** Begins the test; pressed twice, or in two tabs, it is the same attempt. */
export async function startCandidateTestFromPage(context: Context): Promise<PageResponse> {
  const found = await loadCandidateTestOfPage(context);
  if ('over' in found) return found.over;
  const { own, test, timeFactor } = found;
  await startCandidateTest(context.visit, {
    applicationId: own.id,
    jobId: own.job.id,
    stageId: test.stageId,
    minutes: test.minutes,
    timeFactor,
  });
  return { goTo: candidateTestPath(found, context) };
}

/** Saves what was changed on the page, and goes where the button leads; where there are no scripts, this is the only way to save. */
export async function saveCandidateTestFromPage(context: Context): Promise<PageResponse> {
  const found = await loadCandidateTestOfPage(context);
  if ('over' in found) return found.over;
  if (found.test.attempt === null) return { goTo: candidateTestPath(found, context) };
  const { own, test } = found;
  const attempt = { applicationId: own.id, stageId: test.stageId };
  const button = context.form['do'] ?? '';
  const answers = changedAnswers(context.form);
  const isDone = findTestAttemptState(test.attempt, context.visit.now) === 'done';
  // Whoever hands in again, in another tab or twice, has handed in.
  if (isDone && button === 'hand-in' && Object.keys(answers).length === 0) {
    await submitCandidateTest(context.visit, attempt);
    return { goTo: candidateTestPath(found, context) };
  }
  const saved = await saveUnlessOver(context, { ...attempt, answers });
  if (saved === 'over')
    return { show: buildCandidateTestDonePage(found, context, { isTooLate: true }), status: 410 };
  if (Object.keys(saved.problems).length > 0)
    return showProblems(found, context, { answers, problems: saved.problems });
  if (button === 'hand-in') await submitCandidateTest(context.visit, attempt);
  return { goTo: `${candidateTestPath(found, context)}${placeAfter(button)}` };
}

/** What was chosen otherwise than it was drawn: what an older tab still shows overwrites nothing. */
function changedAnswers(form: PageRequestFields): CandidateTestAnswers {
  return Object.fromEntries(
    Object.entries(form).flatMap(([field, drawn]) => {
      const key = /^was\.([a-z0-9-]+)$/.exec(field)?.[1];
      if (key === undefined) return [];
      const chosen = chosenOptions(form, key);
      return chosen.join() === drawn ? [] : [[key, chosen]];
    }),
  );
}

/** One is a field with its key, several are a field each, in the order of the page. */
function chosenOptions(form: PageRequestFields, key: string): string[] {
  const one = form[key];
  if (one !== undefined) return one === '' ? [] : [one];
  return Object.keys(form).flatMap((field) =>
    field.startsWith(`${key}.`) && form[field] === 'yes' ? [field.slice(key.length + 1)] : [],
  );
}

async function saveUnlessOver(
  { visit }: Context,
  choices: Parameters<typeof saveCandidateTestAnswers>[1],
): Promise<Awaited<ReturnType<typeof saveCandidateTestAnswers>> | 'over'> {
  try {
    return await saveCandidateTestAnswers(visit, choices);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'test-over') return 'over';
    throw error;
  }
}

async function showProblems(
  found: CandidateTestOnPage,
  context: Context,
  { answers, problems }: { answers: CandidateTestAnswers; problems: Record<string, string> },
): Promise<PageResponse> {
  const part = Number(context.form['part'] ?? 1);
  const show = await buildCandidateTestQuestionsPage(found, context, {
    part,
    isSaved: false,
    problems,
    sent: answers,
  });
  return { show, status: 422 };
}

/** Another part of the questions, the page that checks them, or the same one again. */
function placeAfter(button: string): string {
  if (button === 'hand-in') return '';
  if (button === 'check') return '?part=check';
  const part = /^part-([1-9])$/.exec(button)?.[1] ?? '';
  if (part !== '') return `?part=${part}`;
  const stays = /^stay-([1-9])$/.exec(button)?.[1] ?? '1';
  return `?part=${stays}&saved=yes`;
}
