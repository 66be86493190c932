import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { findTestEndTime } from './rules/test-end-time-and-seconds-left.ts';
import { insertTestAttemptRow, type ApplicationIdAndTestStageId } from './sql/own-test-attempts.ts';

/** Begins a test: its time runs from now, by the server's clock. Beginning twice, even at once, is beginning once. */
export async function startCandidateTest(
  { db, now }: Pick<VisitorRequestContext<'candidate'>, 'db' | 'now'>,
  {
    minutes,
    timeFactor,
    ...test
  }: ApplicationIdAndTestStageId & { jobId: number; minutes: number | null; timeFactor: number },
): Promise<void> {
  const endsAt = findTestEndTime(now, { minutes, timeFactor });
  await insertTestAttemptRow(db, { ...test, startedAt: now, timeFactor, endsAt });
}
