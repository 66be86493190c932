import { UNDO_ARCHIVE_MS } from '@evenhand/contract/jobs.ts';
import type { Db } from '../../doors/enter.ts';
import type { Member } from '../../doors/staff.ts';
import { audit, record } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import { phaseOf } from './rules/job-phase.ts';
import { hasRoomFor } from './rules/open-job-cap.ts';
import { findJob, type JobRow } from './sql.ts';
import { closeAndArchive, openAgain, setArchived, hasAnotherOpenedSince } from './sql/archiving.ts';
import { findRoom, lockPublishing } from './sql/edited-job.ts';

type Deed = { id: number; member: Member; now: Date; requestId: string };
type Kind = 'job-archived' | 'job-unarchived' | 'job-archive-undone';

/** What an answer and the click on Undo may take on their way. */
const NETWORK_GRACE_MS = 5_000;

/**
 * Closes an open role at once and archives it; who had begun an application can no longer submit it. They hear of it
 * once it can no longer be undone.
 */
export async function archiveOpenJob(db: Db<'staff'>, deed: Deed): Promise<JobRow> {
  const { now } = deed;
  const job = await loadJob(db, deed);
  if (phaseOf(job, now) !== 'OPEN') throw new Refusal('job-not-open');
  const undoUntil = new Date(now.getTime() + UNDO_ARCHIVE_MS + NETWORK_GRACE_MS);
  if (!(await closeAndArchive(db, job, { now, undoUntil }))) throw new Refusal('conflict');
  await note(db, deed, 'job-archived');
  return { ...job, archivedAt: now, closesAt: now };
}

/**
 * Opens a role again that was closed and archived a moment ago, with the closing time it had. Asking again changes nothing.
 * @throws Refusal undo-too-late, role-cap-reached when its room was taken meanwhile
 */
export async function undoArchiveOpen(db: Db<'staff'>, deed: Deed): Promise<JobRow> {
  const { member, now } = deed;
  // Whoever publishes waits: of a role that opens again and one that is published, both find the other.
  await lockPublishing(db);
  const job = await loadJob(db, deed);
  if (phaseOf(job, now) === 'OPEN') return job;
  if (job.archivedAt === null) throw new Refusal('undo-too-late');
  if (!job.sample && (await isRoomTaken(db, job, now))) throw new Refusal('role-cap-reached');
  if (!(await openAgain(db, job, now))) throw new Refusal('undo-too-late');
  await note(db, deed, 'job-archive-undone');
  const opened = await findJob(db, { member, now }, job.id);
  if (opened === undefined) throw new Refusal('not-found');
  return opened;
}

/** Archives a role that is not open, or brings it back; asking for what already is changes nothing. */
export async function setJobArchived(
  db: Db<'staff'>,
  deed: Deed & { archived: boolean },
): Promise<JobRow> {
  const { archived, now } = deed;
  const job = await loadJob(db, deed);
  if (archived === (job.archivedAt !== null)) return job;
  if (archived && phaseOf(job, now) === 'OPEN') throw new Refusal('job-open');
  const archivedAt = archived ? now : null;
  // A role never opens again silently: one that would, comes back closed.
  const reopens = phaseOf({ ...job, archivedAt }, now) === 'OPEN';
  const dates = { archivedAt, ...(reopens && { closesAt: now }) };
  if (!(await setArchived(db, job, { ...dates, now }))) throw new Refusal('conflict');
  await note(db, deed, archived ? 'job-archived' : 'job-unarchived');
  return { ...job, ...dates };
}

/** What was open before may be open again, whatever the plan says by now, unless another role took its place. */
async function isRoomTaken(db: Db<'staff'>, { id }: JobRow, now: Date): Promise<boolean> {
  const { tier, open } = await findRoom(db, now);
  return !hasRoomFor(tier, open) && (await hasAnotherOpenedSince(db, id));
}

async function loadJob(db: Db<'staff'>, { id, member, now }: Deed): Promise<JobRow> {
  const job = await findJob(db, { member, now }, id);
  if (job === undefined) throw new Refusal('not-found');
  return job;
}

async function note(db: Db<'staff'>, { id, member, requestId }: Deed, kind: Kind): Promise<void> {
  await record(db, { kind, actorKind: 'member', actorId: member.actorId, jobId: id });
  await audit(db, { kind, actorKind: 'member', subject: `job ${id}`, requestId });
}
