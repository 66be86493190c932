import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Seen = { id: number; version: number };

/** Whether the change found the job as it was read; if not, somebody else was faster. */
export async function updateArchivedAtOfJobRow(
  db: Db<'staff'>,
  job: Seen,
  { archivedAt, closesAt, now }: { archivedAt: Date | null; closesAt?: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.job')
    .set({
      archived_at: archivedAt,
      version: job.version + 1,
      // Whoever brings a role back, or archives it anew, has decided: nothing before that is undone.
      undo_until: sql<Date | null>`least(undo_until, ${now})`,
      ...(closesAt && { closes_at: closesAt }),
    })
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps what was, for as long as it may come back. */
export async function closeJobRowNow(
  db: Db<'staff'>,
  job: Seen,
  { now, undoUntil, archives }: { now: Date; undoUntil: Date; archives: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.job')
    .set((builder) => ({
      ...(archives && { archived_at: now }),
      closes_at: now,
      closes_at_before: builder.ref('closes_at'),
      undo_until: undoUntil,
      version: job.version + 1,
    }))
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts back what `closeJobRowNow` kept, unless it is too late or was told already. */
export async function restoreJobRowToBeforeClosing(
  db: Db<'staff'>,
  job: Seen,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.job')
    .set((builder) => ({
      archived_at: null,
      closes_at: builder.ref('closes_at_before'),
      closes_at_before: null,
      undo_until: null,
      version: job.version + 1,
    }))
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .where('closing_notified', '=', false)
    .where('undo_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Opens a closed or archived role, which will be told of when it closes once more. Nothing of before is undone from then on. */
export async function reopenClosedJobRow(
  db: Db<'staff'>,
  job: Seen,
  { closesAt, status }: { closesAt: Date | null; status: HireStatus | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.job')
    .set({
      archived_at: null,
      closes_at: closesAt,
      open_until_filled: closesAt === null,
      closes_at_before: null,
      undo_until: null,
      closing_notified: false,
      status,
      version: job.version + 1,
    })
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether so few answers are with their reviewers that an open role would tell who wrote them. */
export async function hasSmallUnreleasedBatch(db: Db<'staff'>, jobId: number): Promise<boolean> {
  const found = await db
    .selectFrom('core.review_batch')
    .select('id')
    .where('job_id', '=', jobId)
    .where('small', '=', true)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether another role was published, or opened again, after this one was closed by hand. */
export async function hasOtherJobOpenedSinceClosing(
  db: Db<'staff'>,
  jobId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from core.event where kind in ('job-published', 'job-archive-undone', 'job-closing-undone', 'job-reopened')
      and job_id <> ${jobId} and id > (
      select id from core.event where kind in ('job-archived', 'job-closed-by-hand') and job_id = ${jobId}
        order by id desc limit 1)
    limit 1`.execute(db);
  return rows.length > 0;
}
