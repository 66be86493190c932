import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import { closeJobWithUndo, reopenJobAsBefore } from './close-job.ts';
import { type JobCommand, loadJob, recordJobCommand } from './load-job.ts';
import { jobPhaseOf } from './rules/job-phase.ts';
import type { JobCardRow } from './sql.ts';
import { setJobArchivedAt } from './sql/closing-and-archiving.ts';
import { lockJobPublishing } from './sql/job-to-edit.ts';

/**
 * Closes an open role at once and archives it; who had begun an application can no longer submit it. They hear of it
 * once it can no longer be undone.
 */
export async function archiveOpenJob(db: Db<'staff'>, command: JobCommand): Promise<JobCardRow> {
  const archived = await closeJobWithUndo(db, await loadJob(db, command), {
    now: command.now,
    archives: true,
  });
  await recordJobCommand(db, command, 'job-archived');
  return archived;
}

/**
 * Opens a role again that was closed and archived a moment ago, with the closing time it had. Asking again changes nothing.
 * @throws Refusal undo-too-late, small-batch-out, role-cap-reached when its room was taken meanwhile
 */
export async function undoArchiveOpenJob(
  db: Db<'staff'>,
  command: JobCommand,
): Promise<JobCardRow> {
  await lockJobPublishing(db);
  const job = await loadJob(db, command);
  if (job.archivedAt === null && jobPhaseOf(job, command.now) !== 'OPEN')
    throw new Refusal('undo-too-late');
  return reopenJobAsBefore(db, command, { job, kind: 'job-archive-undone' });
}

/** Archives a role that is not open, or brings it back; asking for what already is changes nothing. */
export async function setJobArchived(
  db: Db<'staff'>,
  command: JobCommand & { archived: boolean },
): Promise<JobCardRow> {
  const { archived, now } = command;
  const job = await loadJob(db, command);
  if (archived === (job.archivedAt !== null)) return job;
  if (archived && jobPhaseOf(job, now) === 'OPEN') throw new Refusal('job-open');
  const archivedAt = archived ? now : null;
  // A role never opens again silently: one that would, comes back closed.
  const reopens = jobPhaseOf({ ...job, archivedAt }, now) === 'OPEN';
  const dates = { archivedAt, ...(reopens && { closesAt: now }) };
  if (!(await setJobArchivedAt(db, job, { ...dates, now }))) throw new Refusal('conflict');
  await recordJobCommand(db, command, archived ? 'job-archived' : 'job-unarchived');
  return { ...job, ...dates };
}
