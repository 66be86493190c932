import type { CandidateTestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type {
  CandidateTestDoneContentProps,
  CandidateTestDeadlineAndSecondsLeft,
} from '@evenhand/contract/candidate-tests/candidate-test-page-content-types.ts';
import {
  type CandidateTestAnswers,
  CANDIDATE_TEST_QUESTIONS_PER_PAGE,
} from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { readOwnTestItemsAndAnswers } from '../candidate-tests/read-own-test-items-and-answers.ts';
import { findTestAttemptState } from '../candidate-tests/rules/attempt-state.ts';
import { findExtraTimeFactorOfApplication } from '../pipeline/find-extra-time-factor-of-application.ts';
import { countSecondsLeftOfTest } from '../candidate-tests/rules/test-end-time-and-seconds-left.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import { listCandidateTestQuestionsOfPage } from './rules/list-candidate-test-questions-of-page.ts';
import { buildCandidateTestOutline } from './list-tests-to-check-and-outline-candidate-test.ts';
import { pageIfApplicationNotEditable } from './page-if-application-not-editable.ts';
import { isOwnWishForMoreTimeUnanswered } from './sql/is-own-wish-for-more-time-unanswered.ts';
import type { OwnCandidateTest } from './sql/own-candidate-tests-and-result-bands.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;

/** What every page of a test is about. */
export type CandidateTestOnPage = {
  own: OwnApplication;
  test: OwnCandidateTest;
  number: number;
  timeFactor: number;
};

/** A test as it stands: before it begins, while it runs, or done. Looking at it begins nothing. */
export async function respondWithCandidateTestPage(context: Context): Promise<PageResponse> {
  const found = await loadCandidateTestOfPage(context);
  if ('over' in found) return found.over;
  const { attempt } = found.test;
  switch (findTestAttemptState(attempt, context.visit.now)) {
    case 'not-begun':
      return { show: await startPage(found, context) };
    case 'done':
      return { show: buildCandidateTestDonePage(found, context, { isTooLate: false }) };
    case 'running':
      return {
        show:
          context.query['part'] === 'check'
            ? await checkPage(found, context)
            : await buildCandidateTestQuestionsPage(found, context, {
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
export async function loadCandidateTestOfPage(
  context: Context,
): Promise<CandidateTestOnPage | { over: PageResponse }> {
  const own = await loadOwnApplication(context.db);
  const given = context.params['number'] ?? '';
  const number = /^[1-9]\d?$/.test(given) ? Number(given) : 0;
  const test = own.tests[number - 1];
  if (test === undefined) throw new Refusal('not-found');
  const over = await pageIfApplicationNotEditable(own, context);
  if (over !== undefined) return { over };
  return {
    own,
    test,
    number,
    timeFactor: await findExtraTimeFactorOfApplication(context.db, own.id),
  };
}

export function candidateTestPath(
  { number }: Pick<CandidateTestOnPage, 'number'>,
  context: Context,
): string {
  return `${personalApplicationPath(context)}/test/${number}`;
}

async function startPage(
  found: CandidateTestOnPage,
  context: Context,
): Promise<CandidateTestPageProps> {
  const isLimited = found.test.minutes !== null;
  return {
    ...frameOf(found, context),
    state: 'not-begun',
    hasMoreTime: isLimited && found.timeFactor > 1,
    awaitsMoreTime: isLimited && (await isOwnWishForMoreTimeUnanswered(context.db, found)),
  };
}

type Shown = {
  part: number;
  isSaved: boolean;
  problems?: Record<string, string>;
  /** What was sent and could not be stored, shown as it was sent. */
  sent?: CandidateTestAnswers;
};

export async function buildCandidateTestQuestionsPage(
  found: CandidateTestOnPage,
  context: Context,
  { part, isSaved, problems = {}, sent = {} }: Shown,
): Promise<CandidateTestPageProps> {
  const { items, answers } = await readOwnTestItemsAndAnswers(context.db, found.test.stageId);
  const page = listCandidateTestQuestionsOfPage(items, { part, chosen: { ...answers, ...sent } });
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

async function checkPage(
  found: CandidateTestOnPage,
  context: Context,
): Promise<CandidateTestPageProps> {
  const { items, answers } = await readOwnTestItemsAndAnswers(context.db, found.test.stageId);
  return {
    ...frameOf(found, context),
    state: 'checking',
    timeLeft: timeLeftOf(found, context),
    questions: items.map(({ key, text }, i) => ({
      number: i + 1,
      part: Math.floor(i / CANDIDATE_TEST_QUESTIONS_PER_PAGE) + 1,
      text,
      isAnswered: (answers[key] ?? []).length > 0,
    })),
  };
}

export function buildCandidateTestDonePage(
  found: CandidateTestOnPage,
  context: Context,
  { isTooLate }: Pick<CandidateTestDoneContentProps, 'isTooLate'>,
): CandidateTestPageProps {
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

function frameOf(found: CandidateTestOnPage, context: Context) {
  const { own, test, number, timeFactor } = found;
  return {
    page: 'test',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    test: buildCandidateTestOutline(test, { number, timeFactor }),
    form: { token: context.formToken(), problems: {} },
    preview: null,
  } as const;
}

function timeLeftOf(
  { test }: CandidateTestOnPage,
  { visit }: Context,
): CandidateTestDeadlineAndSecondsLeft {
  const endsAt = test.attempt?.endsAt ?? null;
  const seconds = countSecondsLeftOfTest(endsAt, visit.now);
  return endsAt === null || seconds === null ? null : { endsAt, seconds };
}
