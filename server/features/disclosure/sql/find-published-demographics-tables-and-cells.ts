import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { DemographicsDimension } from '../rules/demographics-dimensions-and-thresholds.ts';
import type { PublishedDemographicsCells } from '../rules/round-and-sum-demographics-cells.ts';
import type { CoarseRoundingSteps } from '../rules/choose-and-find-demographic-rounding-steps.ts';
import type { PublishedTableOfDimension } from '../rules/plan-report-from-published-demographics.ts';

/**
 * The tables of these dimensions whose whole days lie within the range, by their first days; of roles those asked for. Every
 * door that reads these may read published figures alone.
 */
export async function findPublishedDemographicsTables(
  db: Db<'staff'> | Db<'aggregate'>,
  dimensions: readonly DemographicsDimension[],
  { from, until, jobIds }: { from: string; until: string; jobIds: readonly number[] | null },
): Promise<PublishedTableOfDimension[]> {
  if (dimensions.length === 0) return [];
  const { rows } = await sql<PublishedTableOfDimension>`
    select id, dimension, job_id as "jobId", from_day::text as from, until_day::text as until, named, pooled
    from report.period_table
    where dimension = any (${dimensions}::text[]) and withheld is null and from_day >= ${from}::date
      and until_day <= ${until}::date
      and (job_id is null or ${jobIds}::bigint[] is null or job_id = any (${jobIds}::bigint[]))
    order by from_day, id`.execute(db);
  return rows;
}

export type PublishedDemographicsCellsOfGroup = {
  tableId: number;
  group: string;
  cells: PublishedDemographicsCells;
  coarse: CoarseRoundingSteps;
};

/** What is stored of these groups of these tables: to add it up is all that is done between what was frozen and what is shown. */
export async function findPublishedDemographicsCells(
  db: Db<'staff'> | Db<'aggregate'>,
  { tableIds, groups }: { tableIds: readonly number[]; groups: readonly string[] },
): Promise<PublishedDemographicsCellsOfGroup[]> {
  if (tableIds.length === 0 || groups.length === 0) return [];
  const { rows } = await sql<PublishedDemographicsCellsOfGroup>`
    select table_id as "tableId", group_value as "group", cells, coarse from report.published_group
    where table_id = any (${tableIds}::bigint[]) and group_value = any (${groups}::text[])`.execute(
    db,
  );
  return rows;
}

export type DemographicsTableOfJob = {
  id: number;
  jobId: number;
  withheld: 'too-few' | 'rest-too-small' | null;
};

export async function findDemographicsTableOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<DemographicsTableOfJob | undefined> {
  const { rows } = await sql<DemographicsTableOfJob>`
    select id, job_id as "jobId", withheld from report.period_table
    where dimension = 'job' and job_id = ${jobId}`.execute(db);
  return rows[0];
}
