import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { DemographicsDimension } from '../rules/demographics-dimensions-and-thresholds.ts';
import type {
  PublishedDemographicsCells,
  DemographicsCellWithDraw,
} from '../rules/round-and-sum-demographics-cells.ts';
import type { CoarseRoundingSteps } from '../rules/choose-and-find-demographic-rounding-steps.ts';
import type { PeriodOfCalendarDays } from '../rules/join-months-into-periods-and-quarters.ts';

export async function findOrganisationsWithDueDemographics(
  db: Db<'aggregate'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select report.organisations_to_freeze(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function upsertLastDemographicsRoundRow(
  db: Db<'aggregate'>,
  now: Date,
): Promise<void> {
  await sql`insert into report.freeze_round (looked_at) values (${now})
    on conflict (org_id) do update set looked_at = excluded.looked_at`.execute(db);
}

/**
 * One freezes an organisation at a time, until the end of the transaction. Nobody waits for it: what there is to count may
 * take as long as it takes.
 */
export async function lockDemographicsPublishing(
  db: Db<'aggregate'>,
  orgId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('freeze', ${orgId})),
    set_config('statement_timeout', '0', true)`.execute(db);
}

/** The stretches of days that were decided about, published or not, the earliest first. */
export async function findPeriodsOfPublishedOrWithheldDemographics(
  db: Db<'aggregate'>,
  dimension: DemographicsDimension,
): Promise<PeriodOfCalendarDays[]> {
  const { rows } = await sql<PeriodOfCalendarDays>`
    select from_day::text as from, until_day::text as until from report.period_table
    where dimension = ${dimension} order by from_day`.execute(db);
  return rows;
}

/** Whether a role was published or withheld: it is done once. */
export async function areJobDemographicsPublishedOrWithheld(
  db: Db<'aggregate'>,
  jobId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from report.period_table where dimension = 'job' and job_id = ${jobId}`.execute(db);
  return rows.length > 0;
}

export type NewDemographicsTable = PeriodOfCalendarDays & {
  dimension: DemographicsDimension;
  jobId: number | null;
  named: readonly string[];
  /** Null where they are not noted. */
  pooled: readonly string[] | null;
  withheld: 'too-few' | 'rest-too-small' | null;
};

export async function insertFrozenDemographicsReportRow(
  db: Db<'aggregate'>,
  table: NewDemographicsTable,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into report.period_table (dimension, job_id, from_day, until_day, named, pooled, withheld,
      frozen_at, looked_at)
    values (${table.dimension}, ${table.jobId}, ${table.from}::date, ${table.until}::date, ${table.named}::text[],
      ${table.pooled}::text[], ${table.withheld}, ${now}, ${now})
    returning id`.execute(db);
  // An insert of one row returns one.
  return (rows[0] as { id: number }).id;
}

export type StoredDemographicsTable = PeriodOfCalendarDays & {
  id: number;
  dimension: DemographicsDimension;
  jobId: number | null;
  named: string[];
};

/** The next table to be looked at again. Of sources only who applied is told, which a closed period hardly changes. */
export async function findDemographicsTableToRevise(
  db: Db<'aggregate'>,
  lookedBefore: Date,
): Promise<StoredDemographicsTable | undefined> {
  const { rows } = await sql<StoredDemographicsTable>`
    select id, dimension, job_id as "jobId", from_day::text as from, until_day::text as until, named
    from report.period_table where looked_at <= ${lookedBefore} and withheld is null and dimension <> 'source'
    order by looked_at, id limit 1`.execute(db);
  return rows[0];
}

export async function updateLookedAtOfDemographicsTableRow(
  db: Db<'aggregate'>,
  id: number,
  now: Date,
): Promise<void> {
  await sql`update report.period_table set looked_at = ${now} where id = ${id}`.execute(db);
}

/** What a table was drawn from. */
export async function findDemographicsCellsWithRoundingDraws(
  db: Db<'aggregate'>,
  tableId: number,
): Promise<DemographicsCellWithDraw[]> {
  const { rows } = await sql<DemographicsCellWithDraw>`
    select group_value as "group", category, option, furthest, counted as count, draw, step
    from eo.rounding_draw where table_id = ${tableId}`.execute(db);
  return rows;
}

/** Keeps what cells were drawn from; a draw that was made stands for good. */
export async function upsertRoundingDrawRows(
  db: Db<'aggregate'>,
  tableId: number,
  cells: readonly DemographicsCellWithDraw[],
): Promise<void> {
  const texts = (['group', 'category', 'option', 'furthest'] as const).map(
    (key) => sql`${cells.map((cell) => cell[key])}::text[]`,
  );
  await sql`
    insert into eo.rounding_draw (table_id, group_value, category, option, furthest, counted, draw, step)
    select ${tableId}, * from unnest(${sql.join(texts)}, ${cells.map(({ count }) => count)}::int[],
      ${cells.map(({ draw }) => draw)}::smallint[], ${cells.map(({ step }) => step)}::smallint[])
    on conflict (org_id, table_id, group_value, category, option, furthest) do update
      set counted = excluded.counted`.execute(db);
}

/** What may be published of each group of a table; of a group that stands already the new instead of the old. */
export async function upsertPublishedDemographicsGroupRows(
  db: Db<'aggregate'>,
  tableId: number,
  groups: readonly {
    group: string;
    cells: PublishedDemographicsCells;
    coarse: CoarseRoundingSteps;
  }[],
): Promise<void> {
  await sql`
    insert into report.published_group (table_id, group_value, cells, coarse)
    select ${tableId}, * from unnest(${groups.map(({ group }) => group)}::text[],
      ${groups.map(({ cells }) => JSON.stringify(cells))}::jsonb[],
      ${groups.map(({ coarse }) => JSON.stringify(coarse))}::jsonb[])
    on conflict (org_id, table_id, group_value) do update set cells = excluded.cells, coarse = excluded.coarse`.execute(
    db,
  );
}
