import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  hireReminderCutoff,
  type HireStatusAnswer,
  waitingSinceFromHireStatusAnswer,
} from './rules/hire-waiting-since-and-reminder-cutoff.ts';
import { mayEditJob } from './rules/may-edit-job.ts';
import {
  findJobCardRow,
  type JobCardDbRow,
} from './sql/job-cards-phase-counts-teams-and-grades.ts';
import { updateHireStatusOfJobRow } from './sql/update-hire-status-and-find-unconfirmed-hires.ts';

type Command = { id: number; said: HireStatusAnswer };

/**
 * Notes whether anybody was hired for a role. Saying what was said already changes nothing, nor since when it waits, unless
 * it was asked again because it waits for long.
 */
export async function setHireStatus(
  visit: VisitorRequestContext,
  { id, said }: Command,
): Promise<JobCardDbRow> {
  const { db, member, now, requestId } = visit;
  const job = await findJobCardRow(db, visit, id);
  if (job === undefined) throw new Refusal('not-found');
  if (!mayEditJob(member, job.members))
    throw new Refusal('not-allowed', {
      message:
        'Only admins of this role say whether somebody was hired. If you need to, ask one of them.',
    });
  if (job.publishedAt === null) throw new Refusal('job-not-published');
  if (job.status === said.status && !isReminded(job, now)) return job;
  const standing = {
    status: said.status,
    statusWaitingAt: waitingSinceFromHireStatusAnswer(said, now),
  };
  if (!(await updateHireStatusOfJobRow(db, job, { ...standing, now }))) {
    const found = await findJobCardRow(db, visit, id);
    // Another tab was faster and said the same.
    if (found?.status === said.status) return found;
    throw new Refusal('conflict');
  }
  const kind = 'hire-status-set';
  await recordDomainEvent(db, { kind, actorKind: 'member', actorId: member.actorId, jobId: id });
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `job ${id}`,
    requestId,
    details: { status: said.status },
  });
  return { ...job, ...standing };
}

function isReminded({ status, statusWaitingAt }: JobCardDbRow, now: Date): boolean {
  return (
    status === 'waiting' && statusWaitingAt !== null && statusWaitingAt <= hireReminderCutoff(now)
  );
}
