import type { TestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type {
  TestDoneContent,
  TestTimeLeft,
} from '@evenhand/contract/candidate-tests/test-pages.ts';
import {
  type TestAnswers,
  TEST_QUESTIONS_A_PAGE,
} from '@evenhand/contract/candidate-tests/taking-a-test.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { readOwnTest } from '../candidate-tests/read-own-test.ts';
import { attemptStateOf } from '../candidate-tests/rules/attempt-state.ts';
import { findTimeFactor } from '../pipeline/find-time-factor.ts';
import { secondsLeftOfTest } from '../candidate-tests/rules/test-time.ts';
import {
  applicationPath,
  buildCandidateApplicationOutline,
  loadOwnApplication,
} from './load-own-application.ts';
import { listTestQuestions } from './rules/list-test-questions.ts';
import { testOutline } from './own-test-outlines.ts';
import { pageIfApplicationNotEditable } from './page-if-application-not-editable.ts';
import { findAwaitsMoreTime } from './sql/own-wishes.ts';
import type { OwnTest } from './sql/own-tests.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;

/** What every page of a test is about. */
export type TestOnPage = { own: OwnApplication; test: OwnTest; number: number; timeFactor: number };

/** A test as it stands: before it begins, while it runs, or done. Looking at it begins nothing. */
export async function showTestPage(context: Context): Promise<PageResponse> {
  const found = await loadTestOfPage(context);
  if ('over' in found) return found.over;
  const { attempt } = found.test;
  switch (attemptStateOf(attempt, context.visit.now)) {
    case 'not-begun':
      return { show: await startPage(found, context) };
    case 'done':
      return { show: donePage(found, context, { isTooLate: false }) };
    case 'running':
      return {
        show:
          context.query['part'] === 'check'
            ? await checkPage(found, context)
            : await questionsPage(found, context, {
                part: Number(context.query['part'] ?? 1),
                isSaved: context.query['saved'] === 'yes',
              }),
      };
  }
}

/**
 * The test that the address names, or what to show instead where the application takes nothing any more.
 * @throws Refusal not-found where the role has no such test
 */
export async function loadTestOfPage(
  context: Context,
): Promise<TestOnPage | { over: PageResponse }> {
  const own = await loadOwnApplication(context.db);
  const given = context.params['number'] ?? '';
  const number = /^[1-9]\d?$/.test(given) ? Number(given) : 0;
  const test = own.tests[number - 1];
  if (test === undefined) throw new Refusal('not-found');
  const over = await pageIfApplicationNotEditable(own, context);
  if (over !== undefined) return { over };
  return { own, test, number, timeFactor: await findTimeFactor(context.db, own.id) };
}

export function testPath({ number }: Pick<TestOnPage, 'number'>, context: Context): string {
  return `${applicationPath(context)}/test/${number}`;
}

async function startPage(found: TestOnPage, context: Context): Promise<TestPageProps> {
  const isLimited = found.test.minutes !== null;
  return {
    ...frameOf(found, context),
    state: 'not-begun',
    hasMoreTime: isLimited && found.timeFactor > 1,
    awaitsMoreTime: isLimited && (await findAwaitsMoreTime(context.db, found)),
  };
}

type Shown = {
  part: number;
  isSaved: boolean;
  problems?: Record<string, string>;
  /** What was sent and could not be stored, shown as it was sent. */
  sent?: TestAnswers;
};

export async function questionsPage(
  found: TestOnPage,
  context: Context,
  { part, isSaved, problems = {}, sent = {} }: Shown,
): Promise<TestPageProps> {
  const { items, answers } = await readOwnTest(context.db, found.test.stageId);
  const page = listTestQuestions(items, { part, chosen: { ...answers, ...sent } });
  const { form, ...frame } = frameOf(found, context);
  return {
    ...frame,
    form: { ...form, problems },
    state: 'running',
    timeLeft: timeLeftOf(found, context),
    ...page,
    isSaved,
  };
}

async function checkPage(found: TestOnPage, context: Context): Promise<TestPageProps> {
  const { items, answers } = await readOwnTest(context.db, found.test.stageId);
  return {
    ...frameOf(found, context),
    state: 'checking',
    timeLeft: timeLeftOf(found, context),
    questions: items.map(({ key, text }, i) => ({
      number: i + 1,
      part: Math.floor(i / TEST_QUESTIONS_A_PAGE) + 1,
      text,
      isAnswered: (answers[key] ?? []).length > 0,
    })),
  };
}

export function donePage(
  found: TestOnPage,
  context: Context,
  { isTooLate }: Pick<TestDoneContent, 'isTooLate'>,
): TestPageProps {
  const { attempt } = found.test;
  if (attempt === null) throw new Refusal('not-found');
  const { endsAt, handedInAt, handedInBy, answers } = attempt;
  return {
    ...frameOf(found, context),
    state: 'done',
    at: handedInAt ?? endsAt ?? context.visit.now,
    by: handedInBy ?? 'clock',
    answered: Object.values(answers).filter((chosen) => chosen.length > 0).length,
    isTooLate,
  };
}

function frameOf(found: TestOnPage, context: Context) {
  const { own, test, number, timeFactor } = found;
  return {
    page: 'test',
    journey: buildCandidateApplicationOutline(own, applicationPath(context)),
    test: testOutline(test, { number, timeFactor }),
    form: { token: context.formToken(), problems: {} },
    preview: null,
  } as const;
}

function timeLeftOf({ test }: TestOnPage, { visit }: Context): TestTimeLeft {
  const endsAt = test.attempt?.endsAt ?? null;
  const seconds = secondsLeftOfTest(endsAt, visit.now);
  return endsAt === null || seconds === null ? null : { endsAt, seconds };
}
