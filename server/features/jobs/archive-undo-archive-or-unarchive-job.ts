import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { closeJobKeepingUndoPossible, reopenJobAsBefore } from './close-job-and-undo-closing.ts';
import { type CommandWithJobId, loadVisibleJob } from './load-visible-or-editable-job.ts';
import { recordJobEventForFeedAndAudit } from './record-job-event-for-feed-and-audit.ts';
import { jobPhaseOf } from './rules/job-phase-and-job-card-destination.ts';
import type { JobCardDbRow } from './sql/job-cards-phase-counts-teams-and-grades.ts';
import { updateArchivedAtOfJobRow } from './sql/closing-archiving-and-reopening-job.ts';
import { lockJobPublishing } from './sql/job-publishing-lock-open-job-count-and-tier.ts';

/**
 * Closes an open role at once and archives it; who had begun an application can no longer submit it. They hear of it
 * once it can no longer be undone.
 */
export async function closeAndArchiveOpenJob(
  visit: VisitorRequestContext,
  command: CommandWithJobId,
): Promise<JobCardDbRow> {
  const archived = await closeJobKeepingUndoPossible(visit, await loadVisibleJob(visit, command), {
    archives: true,
  });
  await recordJobEventForFeedAndAudit(visit, command, 'job-archived');
  return archived;
}

/**
 * Opens a role again that was closed and archived a moment ago, with the closing time it had. Asking again changes nothing.
 * @throws Refusal undo-too-late, small-batch-out, role-cap-reached when its room was taken meanwhile
 */
export async function undoArchiveOpenJob(
  visit: VisitorRequestContext,
  command: CommandWithJobId,
): Promise<JobCardDbRow> {
  const { db, now } = visit;
  await lockJobPublishing(db);
  const job = await loadVisibleJob(visit, command);
  if (job.archivedAt === null && jobPhaseOf(job, now) !== 'OPEN')
    throw new Refusal('undo-too-late');
  return reopenJobAsBefore(visit, command, { job, kind: 'job-archive-undone' });
}

/**
 * Archives a role that is not open, or brings it back; asking for what already is changes nothing.
 * @throws Refusal not-allowed for all but admins of the organisation, job-open
 */
export async function setJobArchived(
  visit: VisitorRequestContext,
  command: CommandWithJobId & { archived: boolean },
): Promise<JobCardDbRow> {
  const { db, member, now } = visit;
  const { archived } = command;
  if (member.role !== 'ADMIN') throw new Refusal('not-allowed');
  const job = await loadVisibleJob(visit, command);
  if (archived === (job.archivedAt !== null)) return job;
  if (archived && jobPhaseOf(job, now) === 'OPEN') throw new Refusal('job-open');
  const archivedAt = archived ? now : null;
  // A role never opens again silently: one that would, comes back closed.
  const reopens = jobPhaseOf({ ...job, archivedAt }, now) === 'OPEN';
  const dates = { archivedAt, ...(reopens && { closesAt: now }) };
  if (!(await updateArchivedAtOfJobRow(db, job, { ...dates, now }))) throw new Refusal('conflict');
  await recordJobEventForFeedAndAudit(visit, command, archived ? 'job-archived' : 'job-unarchived');
  return { ...job, ...dates };
}
