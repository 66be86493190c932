import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { markCandidateTaskRowSubmitted } from './sql/mark-own-candidate-task-submitted.ts';

type Command = { taskId: number; applicationId: number; jobId: number; isLate: boolean };

/** Hands a task in, once: done twice, even at once, the first counts. Whoever calls it has locked the application. */
export async function submitCandidateTask(
  { db, now, requestId }: VisitorRequestContext<'candidate'>,
  { taskId, applicationId, jobId, isLate }: Command,
): Promise<void> {
  if (!(await markCandidateTaskRowSubmitted(db, { id: taskId, isLate, now }))) return;
  await recordDomainEvent(db, {
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
