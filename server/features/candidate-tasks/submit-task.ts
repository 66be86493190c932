import type { Visit } from '../../access/visit.ts';
import { recordEvent } from '../../events/record-event.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { setTaskSubmitted } from './sql/own-task.ts';

type Command = { taskId: number; applicationId: number; jobId: number; isLate: boolean };

/** Hands a task in, once: done twice, even at once, the first counts. Whoever calls it has locked the application. */
export async function submitTask(
  { db, now, requestId }: Visit<'candidate'>,
  { taskId, applicationId, jobId, isLate }: Command,
): Promise<void> {
  if (!(await setTaskSubmitted(db, { id: taskId, isLate, now }))) return;
  await recordEvent(db, {
    kind: 'task-submitted',
    actorKind: 'candidate',
    actorId: applicationId,
    jobId,
    subjectId: applicationId,
  });
  await writeAuditEntry(db, {
    kind: 'task-submitted',
    actorKind: 'candidate',
    subject: `application ${applicationId}`,
    requestId,
    details: { task: taskId, late: isLate },
  });
}
