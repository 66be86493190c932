import type {
  CandidateTestOutline,
  CandidateTestOnCheckAnswersPage,
} from '@evenhand/contract/candidate-tests/candidate-test-page-content-types.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { findExtraTimeFactorOfApplication } from '../pipeline/find-extra-time-factor-of-application.ts';
import { findTestAttemptState } from '../candidate-tests/rules/attempt-state.ts';
import type { OwnApplication } from './sql/own-application.ts';
import type { OwnCandidateTest } from './sql/own-candidate-tests-and-result-bands.ts';

const MINUTE_MS = 60_000;

/** The tests of an application where it is checked before it is sent in. */
export async function listTestsToCheck(
  db: Db<'candidate'>,
  own: OwnApplication,
  now: Date,
): Promise<CandidateTestOnCheckAnswersPage[]> {
  if (own.tests.length === 0) return [];
  const timeFactor = await findExtraTimeFactorOfApplication(db, own.id);
  return own.tests.map((test, i) => ({
    ...buildCandidateTestOutline(test, { number: i + 1, timeFactor }),
    state: findTestAttemptState(test.attempt, now),
  }));
}

/** A test as its candidate knows it, with the time that they have or had. */
export function buildCandidateTestOutline(
  { name, minutes, questionCount, attempt }: OwnCandidateTest,
  { number, timeFactor }: { number: number; timeFactor: number },
): CandidateTestOutline {
  const given = attempt === null ? minutes && minutes * timeFactor : minutesOf(attempt);
  return { number, name, questionCount, minutes: given };
}

function minutesOf({ startedAt, endsAt }: NonNullable<OwnCandidateTest['attempt']>): number | null {
  return endsAt && (endsAt.getTime() - startedAt.getTime()) / MINUTE_MS;
}
