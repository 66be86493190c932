import { ARCHIVED_JOB_UNDO_MS } from '@evenhand/contract/jobs.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type CommandWithJobId, loadEditableJob } from './load-visible-or-editable-job.ts';
import { recordJobEventForFeedAndAudit } from './record-job-event-for-feed-and-audit.ts';
import { jobPhaseOf } from './rules/job-phase-and-job-card-destination.ts';
import { isBelowOpenJobCap } from '../organisation/rules/max-open-jobs-of-plan-tier.ts';
import {
  findJobCardRow,
  type JobCardDbRow,
} from './sql/job-cards-phase-counts-teams-and-grades.ts';
import {
  closeJobRowNow,
  hasOtherJobOpenedSinceClosing,
  hasSmallUnreleasedBatch,
  restoreJobRowToBeforeClosing,
} from './sql/closing-archiving-and-reopening-job.ts';
import {
  findOpenJobsAndTier,
  lockJobPublishing,
} from './sql/job-publishing-lock-open-job-count-and-tier.ts';

/** What an answer and the click on Undo may take on their way. */
const NETWORK_GRACE_MS = 5_000;

/**
 * Closes an open role at once; who had begun an application can no longer submit it. They hear of it once it can no longer
 * be undone.
 */
export async function closeJob(
  visit: VisitorRequestContext,
  command: CommandWithJobId,
): Promise<JobCardDbRow> {
  const job = await loadEditableJob(visit, command);
  if (job.sample)
    throw new Refusal('not-allowed', {
      message: 'A sample role is for looking at: archive it when you no longer need it.',
    });
  const closed = await closeJobKeepingUndoPossible(visit, job, { archives: false });
  await recordJobEventForFeedAndAudit(visit, command, 'job-closed-by-hand');
  return closed;
}

/**
 * Opens a role again that was closed a moment ago. Asking again changes nothing.
 * @throws Refusal undo-too-late, small-batch-out, role-cap-reached when its room was taken meanwhile
 */
export async function undoCloseJob(
  visit: VisitorRequestContext,
  command: CommandWithJobId,
): Promise<JobCardDbRow> {
  await lockJobPublishing(visit.db);
  const job = await loadEditableJob(visit, command);
  // What was archived since is brought back by whoever may archive.
  if (job.archivedAt !== null) throw new Refusal('undo-too-late');
  return reopenJobAsBefore(visit, command, { job, kind: 'job-closing-undone' });
}

/** Closes an open role for as long as it may be opened again as it was. */
export async function closeJobKeepingUndoPossible(
  { db, now }: VisitorRequestContext,
  job: JobCardDbRow,
  { archives }: { archives: boolean },
): Promise<JobCardDbRow> {
  if (jobPhaseOf(job, now) !== 'OPEN') throw new Refusal('job-not-open');
  const undoUntil = new Date(now.getTime() + ARCHIVED_JOB_UNDO_MS + NETWORK_GRACE_MS);
  if (!(await closeJobRowNow(db, job, { now, undoUntil, archives }))) throw new Refusal('conflict');
  return { ...job, ...(archives && { archivedAt: now }), closesAt: now };
}

/**
 * Opens a role as it was before it was closed by hand. Whoever calls has the lock of publishing: of a role that opens again
 * and one that is published, both find the other.
 */
export async function reopenJobAsBefore(
  visit: VisitorRequestContext,
  command: CommandWithJobId,
  { job, kind }: { job: JobCardDbRow; kind: 'job-archive-undone' | 'job-closing-undone' },
): Promise<JobCardDbRow> {
  const { db, now } = visit;
  if (jobPhaseOf(job, now) === 'OPEN') return job;
  if (!job.sample && (await isJobCapReached(visit, job))) throw new Refusal('role-cap-reached');
  if (await hasSmallUnreleasedBatch(db, job.id)) throw new Refusal('small-batch-out');
  if (!(await restoreJobRowToBeforeClosing(db, job, now))) throw new Refusal('undo-too-late');
  await recordJobEventForFeedAndAudit(visit, command, kind);
  const opened = await findJobCardRow(db, visit, job.id);
  if (opened === undefined) throw new Refusal('not-found');
  return opened;
}

/** What was open before may be open again, whatever the plan says by now, unless another role took its place. */
async function isJobCapReached(
  { db, now }: VisitorRequestContext,
  { id }: JobCardDbRow,
): Promise<boolean> {
  const { tier, open } = await findOpenJobsAndTier(db, now);
  return !isBelowOpenJobCap(tier, open) && (await hasOtherJobOpenedSinceClosing(db, id));
}
