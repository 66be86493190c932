import type { Db } from '../../doors/enter.ts';
import type { Member } from '../../doors/staff.ts';
import { audit, record } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import { phaseOf } from './rules/job-phase.ts';
import { findJob, type JobRow, setArchived } from './sql.ts';

type Deed = { id: number; member: Member; now: Date; requestId: string };

/** Closes an open role at once and archives it; who had begun an application can no longer submit it. */
export async function archiveOpenJob(db: Db<'staff'>, deed: Deed): Promise<JobRow> {
  const job = await loadJob(db, deed);
  if (phaseOf(job, deed.now) !== 'OPEN') throw new Refusal('job-not-open');
  return change(db, deed, job, { archivedAt: deed.now, closesAt: deed.now });
}

/** Archives a role that is not open, or brings it back; asking for what already is changes nothing. */
export async function setJobArchived(
  db: Db<'staff'>,
  deed: Deed & { archived: boolean },
): Promise<JobRow> {
  const job = await loadJob(db, deed);
  if (deed.archived === (job.archivedAt !== null)) return job;
  if (deed.archived && phaseOf(job, deed.now) === 'OPEN') throw new Refusal('job-open');
  if (deed.archived) return change(db, deed, job, { archivedAt: deed.now });
  // A role never opens again silently: one that would, comes back closed.
  const reopens = phaseOf({ ...job, archivedAt: null }, deed.now) === 'OPEN';
  return change(db, deed, job, { archivedAt: null, ...(reopens && { closesAt: deed.now }) });
}

async function loadJob(db: Db<'staff'>, { id, member, now }: Deed): Promise<JobRow> {
  const job = await findJob(db, { member, now }, id);
  if (job === undefined) throw new Refusal('not-found');
  return job;
}

async function change(
  db: Db<'staff'>,
  { member, requestId }: Deed,
  job: JobRow,
  dates: { archivedAt: Date | null; closesAt?: Date },
): Promise<JobRow> {
  if (!(await setArchived(db, job, dates))) throw new Refusal('conflict');
  const kind = dates.archivedAt === null ? 'job-unarchived' : 'job-archived';
  await record(db, { kind, actorKind: 'member', actorId: member.actorId, jobId: job.id });
  await audit(db, { kind, actorKind: 'member', subject: `job ${job.id}`, requestId });
  return { ...job, ...dates };
}
