import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type CommandWithJobId, loadEditableJob } from './load-visible-or-editable-job.ts';
import { recordJobEventForFeedAndAudit } from './record-job-event-for-feed-and-audit.ts';
import { type JobClosingTime, closingTimeProblem } from './rules/closing-time-problem.ts';
import { jobPhaseOf } from './rules/job-phase-and-job-card-destination.ts';
import { mayReopenJob } from './rules/may-close-or-reopen-job.ts';
import { isBelowOpenJobCap } from '../organisation/rules/max-open-jobs-of-plan-tier.ts';
import {
  findJobCardRow,
  type JobCardDbRow,
} from './sql/job-cards-phase-counts-teams-and-grades.ts';
import {
  hasSmallUnreleasedBatch,
  reopenClosedJobRow,
} from './sql/closing-archiving-and-reopening-job.ts';
import {
  findOpenJobsAndTier,
  lockJobPublishing,
} from './sql/job-publishing-lock-open-job-count-and-tier.ts';

/**
 * Opens a closed role to candidates once more, or an archived one that was published. Nobody is written to: who was told that
 * it closed finds it open by the same link.
 * @throws Refusal job-not-closed, bad-input, role-cap-reached, small-batch-out
 */
export async function reopenJob(
  visit: VisitorRequestContext,
  command: CommandWithJobId & { closing: JobClosingTime },
): Promise<JobCardDbRow> {
  const { db, member, now } = visit;
  const { closing } = command;
  // Of two roles that want the last room of the plan, one waits and finds it taken.
  await lockJobPublishing(db);
  const job = await loadEditableJob(visit, command);
  const phase = jobPhaseOf(job, now);
  const isAdmin = member.role === 'ADMIN';
  if (phase === 'ARCHIVED' && !isAdmin) throw new Refusal('not-allowed');
  if (!mayReopenJob({ ...job, phase, isAdmin, mayEdit: true })) throw new Refusal('job-not-closed');
  const problem = closingTimeProblem(closing, 'OPEN', now);
  if (problem !== null)
    throw new Refusal('bad-input', { message: problem, fields: { closesAt: problem } });
  const { tier, open } = await findOpenJobsAndTier(db, now);
  if (!isBelowOpenJobCap(tier, open)) throw new Refusal('role-cap-reached');
  if (await hasSmallUnreleasedBatch(db, job.id)) throw new Refusal('small-batch-out');
  // That nobody was hired was said of a search that was over.
  const status = job.status === 'notHired' ? null : job.status;
  if (!(await reopenClosedJobRow(db, job, { closesAt: closing.closesAt, status })))
    throw new Refusal('conflict');
  await recordJobEventForFeedAndAudit(visit, command, 'job-reopened');
  const opened = await findJobCardRow(db, visit, job.id);
  if (opened === undefined) throw new Refusal('not-found');
  return opened;
}
