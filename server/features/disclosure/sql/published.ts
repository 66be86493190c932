import { sql } from 'kysely';
import type { EoField, EoSet, EthnicityList } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../../doors/enter.ts';
import type { Dimension } from '../rules/dimension.ts';
import type { PublishedTable } from '../rules/choose-periods.ts';
import type { PublishedSum } from '../rules/shown.ts';

/** Every door that reads these may read published figures alone. */
export async function findPublished(
  db: Db<'staff'>,
  dimension: Dimension,
  { from, until }: { from: string; until: string },
): Promise<PublishedTable[]> {
  const { rows } = await sql<PublishedTable>`
    select id, from_day::text as from, until_day::text as until, named, pooled from report.period_table
    where dimension = ${dimension} and withheld is null and from_day >= ${from}::date and until_day <= ${until}::date
    order by from_day`.execute(db);
  return rows;
}

export type GroupSum = PublishedSum & { group: string };

/** Sums of stored cells over periods: the only arithmetic there is between what was frozen and what is shown. */
export async function sumCells(
  db: Db<'staff'>,
  tableIds: readonly number[],
  groups: readonly string[],
): Promise<GroupSum[]> {
  if (tableIds.length === 0 || groups.length === 0) return [];
  const { rows } = await sql<GroupSum>`
    select group_value as "group", category, option, furthest, sum(n)::int as n from report.atom_cell
    where table_id = any (${tableIds}::bigint[]) and group_value = any (${groups}::text[])
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

export type RoleTable = {
  id: number;
  jobId: number;
  withheld: 'too-few' | 'rest-too-small' | null;
};

/** Roles whose whole life lies within the days. */
export async function findRoleTables(
  db: Db<'staff'>,
  { from, until, jobIds }: { from: string; until: string; jobIds: readonly number[] | null },
): Promise<(PublishedTable & { jobId: number })[]> {
  const { rows } = await sql<PublishedTable & { jobId: number }>`
    select id, job_id as "jobId", from_day::text as from, until_day::text as until, named, pooled from report.period_table
    where dimension = 'job' and withheld is null and from_day >= ${from}::date and until_day <= ${until}::date
      and (${jobIds}::bigint[] is null or job_id = any (${jobIds}::bigint[]))
    order by job_id`.execute(db);
  return rows;
}

export async function findRoleTable(
  db: Db<'staff'>,
  jobId: number,
): Promise<RoleTable | undefined> {
  const { rows } = await sql<RoleTable>`
    select id, job_id as "jobId", withheld from report.period_table where dimension = 'job' and job_id = ${jobId}`.execute(
    db,
  );
  return rows[0];
}

export async function sumByTable(
  db: Db<'staff'>,
  tableIds: readonly number[],
): Promise<(PublishedSum & { tableId: number })[]> {
  if (tableIds.length === 0) return [];
  const { rows } = await sql<PublishedSum & { tableId: number }>`
    select table_id as "tableId", category, option, furthest, sum(n)::int as n from report.atom_cell
    where table_id = any (${tableIds}::bigint[]) group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Whether the filters leave any role out. */
export async function leavesOut(
  db: Db<'staff'>,
  { teams, grades }: { teams: readonly string[]; grades: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ leaves: boolean }>`
    select exists (select from core.job where not sample and published_at is not null
      and not ((${teams.length === 0} or coalesce(team = any (${teams}::text[]), false))
        and (${grades.length === 0} or coalesce(grade = any (${grades}::text[]), false)))) as leaves`.execute(
    db,
  );
  return rows[0]?.leaves ?? false;
}

export async function findRoleDates(
  db: Db<'staff'>,
  jobId: number,
): Promise<
  { publishedAt: Date | null; closesAt: Date | null; archivedAt: Date | null } | undefined
> {
  const { rows } = await sql<{
    publishedAt: Date | null;
    closesAt: Date | null;
    archivedAt: Date | null;
  }>`
    select published_at as "publishedAt", closes_at as "closesAt", archived_at as "archivedAt"
    from core.job where id = ${jobId}`.execute(db);
  return rows[0];
}

export type AskedForm = {
  chosen: string | null;
  locale: string;
  notices: { eoSet: EoSet; extraFields: EoField[]; ethnicityList: EthnicityList }[];
};

/** What decides which questions are asked. */
export async function findAskedForm(db: Db<'staff'>): Promise<AskedForm> {
  const { rows } = await sql<AskedForm>`
    select o.eo_set as chosen, o.locale,
      (select coalesce(jsonb_agg(jsonb_build_object('eoSet', n.eo_set, 'extraFields', n.extra_fields,
        'ethnicityList', n.ethnicity_list)), '[]') from core.eo_notice n where n.ended_at is null) as notices
    from core.organisation o`.execute(db);
  // A room of the staff door belongs to one organisation.
  return rows[0] as AskedForm;
}
