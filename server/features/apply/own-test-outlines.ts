import type { TestOutline, TestToCheck } from '@evenhand/contract/candidate-tests/test-pages.ts';
import type { Db } from '../../access/enter-door.ts';
import { findTimeFactor } from '../pipeline/find-time-factor.ts';
import { attemptStateOf } from '../candidate-tests/rules/attempt-state.ts';
import type { OwnApplication } from './sql/own-application.ts';
import type { OwnTest } from './sql/own-tests.ts';

const MINUTE_MS = 60_000;

/** The tests of an application where it is checked before it is sent in. */
export async function listTestsToCheck(
  db: Db<'candidate'>,
  own: OwnApplication,
  now: Date,
): Promise<TestToCheck[]> {
  if (own.tests.length === 0) return [];
  const timeFactor = await findTimeFactor(db, own.id);
  return own.tests.map((test, i) => ({
    ...testOutline(test, { number: i + 1, timeFactor }),
    state: attemptStateOf(test.attempt, now),
  }));
}

/** A test as its candidate knows it, with the time that they have or had. */
export function testOutline(
  { name, minutes, questionCount, attempt }: OwnTest,
  { number, timeFactor }: { number: number; timeFactor: number },
): TestOutline {
  const given = attempt === null ? minutes && minutes * timeFactor : minutesOf(attempt);
  return { number, name, questionCount, minutes: given };
}

function minutesOf({ startedAt, endsAt }: NonNullable<OwnTest['attempt']>): number | null {
  return endsAt && (endsAt.getTime() - startedAt.getTime()) / MINUTE_MS;
}
