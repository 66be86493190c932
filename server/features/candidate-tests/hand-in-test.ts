import type { Visit } from '../../access/visit.ts';
import { latestEndOfClosedTests } from './rules/test-time.ts';
import { handInRunningTest, type TestOfApplication } from './sql/own-test-attempts.ts';

/** Hands in what is saved; done twice, the first counts. */
export async function handInTest(
  { db, now }: Pick<Visit<'candidate'>, 'db' | 'now'>,
  test: TestOfApplication,
): Promise<void> {
  await handInRunningTest(db, { ...test, now, endsAfter: latestEndOfClosedTests(now) });
}
