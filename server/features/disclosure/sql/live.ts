import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import type { AskedDemographics } from '../rules/demographics.ts';

export type LiveJob = { id: number; grade: string };
export type PackedJob = { jobId: number; people: Uint8Array };

/** Roles in which somebody can have begun; those that are samples are in no figure. */
export async function findLiveJobs(
  db: Db<'aggregate'>,
  jobIds: readonly number[] | null,
): Promise<LiveJob[]> {
  const { rows } = await sql<LiveJob>`
    select id, coalesce(grade, '') as grade from core.job
    where not sample and (${jobIds}::bigint[] is null or id = any (${jobIds}::bigint[]))
    order by id`.execute(db);
  return rows;
}

/**
 * Whoever began in the period in some roles, each packed as `countPeople` reads them: telling millions of people apart is no
 * work for the database, and one reading serves every way to group them.
 */
export async function packPeople(
  db: Db<'aggregate'>,
  {
    from,
    until,
    jobIds,
  }: Pick<AskedDemographics, 'from' | 'until'> & { jobIds: readonly number[] },
): Promise<PackedJob[]> {
  const { rows } = await sql<PackedJob>`
    select job_id as "jobId", string_agg(int4send(source_id) || int2send(reached) || demo, '') as people
    from eo.app_fact
    where job_id = any (${jobIds}::bigint[]) and started_day between ${from}::date and ${until}::date and reached & 1 <> 0
    group by 1`.execute(db);
  return rows;
}

/** What the number of each source is counted under. Read after the people: a source is there before whoever came from it. */
export async function findSourceNames(db: Db<'aggregate'>): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, coalesce(a.merged_into, s.name) as name
    from core.source s left join core.source_alias a on a.source = s.name`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
