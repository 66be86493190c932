import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const CLOSINGS_A_TURN = 100;

export async function findOrganisationsWithUnrecordedJobClosings(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_closings(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks what has closed as told; whoever would take it back at this moment comes too late, or was first. */
export async function claimUnrecordedJobClosings(
  db: Db<'system'>,
  now: Date,
): Promise<{ id: number; isByHand: boolean }[]> {
  const { rows } = await sql<{ id: number; isByHand: boolean }>`
    update core.job set closing_notified = true where id in (
      select id from core.job where not closing_notified and published_at is not null and not sample
        and closes_at <= ${now}
        and coalesce(undo_until, '-infinity') <= ${now}
      order by closes_at, id limit ${CLOSINGS_A_TURN} for update skip locked)
    returning id, undo_until is not null as "isByHand"`.execute(db);
  return rows;
}

/** The applications of a role that were begun and are not submitted. */
export async function findUnsubmittedApplications(
  db: Db<'system'>,
  jobId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('core.application')
    .select('id')
    .where('job_id', '=', jobId)
    .where('state', '=', 'started')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
