import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { insertAnswerKeyCorrectionRow } from './sql/answer-key-corrections.ts';

/**
 * Has everybody's test scored anew, after its key or its weights were changed in the same transaction. It is recorded before a
 * single score moves; the server itself then scores, and counts what moved. Whoever calls it has locked the role.
 * @param items the keys of the questions whose points were corrected; none where only weights changed
 */
export async function rescoreTestOfEverybody(
  { db, member, now, requestId }: VisitorRequestContext,
  test: { jobId: number; stageId: number; items: string[]; reason: string },
): Promise<void> {
  await insertAnswerKeyCorrectionRow(db, { ...test, by: member.actorId, now });
  if (test.items.length === 0) return;
  await writeAuditEntry(db, {
    kind: 'answer-key-corrected',
    actorKind: 'member',
    subject: `job ${test.jobId}`,
    requestId,
    details: { stage: test.stageId, questions: test.items.length, reason: test.reason },
  });
}
