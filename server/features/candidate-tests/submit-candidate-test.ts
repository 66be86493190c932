import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { latestEndTimeOfClosedTests } from './rules/test-end-time-and-seconds-left.ts';
import {
  submitRunningTestAttemptRow,
  type ApplicationIdAndTestStageId,
} from './sql/own-test-attempts.ts';

/** Hands in what is saved; done twice, the first counts. */
export async function submitCandidateTest(
  { db, now }: Pick<VisitorRequestContext<'candidate'>, 'db' | 'now'>,
  test: ApplicationIdAndTestStageId,
): Promise<void> {
  await submitRunningTestAttemptRow(db, {
    ...test,
    now,
    endsAfter: latestEndTimeOfClosedTests(now),
  });
}
