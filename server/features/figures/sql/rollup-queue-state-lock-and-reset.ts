import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { RollupZonesAndQueueState } from '../rules/are-rollups-up-to-date.ts';

/** No two may fold the same organisation at once: each difference would be added twice. */
export async function lockRollups(db: Db<'aggregate'>, orgId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('facts', ${orgId}))`.execute(db);
}

/**
 * What is refreshed is looked up by its keys from here on: a plan that was kept from when the tables were empty would read all
 * facts for each batch.
 */
export async function readByKeys(db: Db<'aggregate'>): Promise<void> {
  await sql`/* ahead */ select set_config('enable_seqscan', 'off', true)`.execute(db);
}

export async function findRollupState(
  db: Db<'aggregate'>,
): Promise<RollupZonesAndQueueState | undefined> {
  const { rows } = await sql<RollupZonesAndQueueState>`
    select coalesce(nullif(tz, ''), 'Europe/London') as zone,
      (select f.zone from core.rollup_state f) as "rolledUpZone",
      exists (select from core.fact_queue) or exists (select from core.experience_queue) as "isQueued",
      exists (select from core.experience_queue) as "areRatingsQueued"
    from core.organisation`.execute(db);
  return rows[0];
}

export async function upsertRollupZoneRow(db: Db<'aggregate'>, zone: string): Promise<void> {
  await sql`insert into core.rollup_state (zone) values (${zone})
    on conflict (org_id) do update set zone = excluded.zone`.execute(db);
}

/** Takes what has waited longest off the list; the same application may be named several times. */
export async function claimApplicationIdsOfFigureQueue(
  db: Db<'aggregate'>,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from core.fact_queue where ctid = any (array(select ctid from core.fact_queue order by id limit ${limit}))
    returning application_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether more changes of applications wait than this. */
export async function isRollupQueueLongerThan(db: Db<'aggregate'>, n: number): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from core.fact_queue limit ${n + 1}) waiting`.execute(
    db,
  );
  return (rows[0]?.n ?? 0) > n;
}

/** Whether an organisation has more rolled up applications than this. */
export async function hasMoreApplicationFactsThan(
  db: Db<'aggregate'>,
  n: number,
): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from eo.application_fact limit ${n + 1}) some_facts`.execute(
    db,
  );
  return (rows[0]?.n ?? 0) > n;
}

export async function findApplicationIdsAfter(
  db: Db<'aggregate'>,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from core.application where id > ${after} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everything rolled up goes, and what waits with it: all is rolled up again in the same transaction, however long that takes. */
export async function deleteAllRollupRows(db: Db<'aggregate'>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(db);
  await sql`
    with todo as (delete from core.fact_queue), answers as (delete from core.experience_queue),
      facts as (delete from eo.application_fact), days as (delete from core.rollup_day),
      months as (delete from core.rollup_month),
      begun as (delete from core.cohort_day), begun_months as (delete from core.cohort_month)
    delete from core.experience_day`.execute(db);
}

export async function findOrganisationsWithQueuedRollups(db: Db<'aggregate'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select core.organisations_to_refresh() as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
