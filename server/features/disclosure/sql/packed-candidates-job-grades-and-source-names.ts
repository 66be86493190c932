import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { DemographicsRequest } from '../rules/demographics-request-and-report-types.ts';

export type JobWithGrade = { id: number; grade: string };
export type PackedMonthOfJob = { jobId: number; people: string; firstDay: number; lastDay: number };

/** Roles in which somebody can have begun; those that are samples are in no figure. */
export async function findGradesOfJobs(
  db: Db<'aggregate'>,
  jobIds: readonly number[] | null,
): Promise<JobWithGrade[]> {
  const { rows } = await sql<JobWithGrade>`
    select id, coalesce(grade, '') as grade from core.job
    where not sample and (${jobIds}::bigint[] is null or id = any (${jobIds}::bigint[]))
    order by id`.execute(db);
  return rows;
}

/**
 * Whoever began in a month of the period, by role, each packed as `countListedMembers` reads them: telling millions of people apart is no
 * work for the database, and one reading serves every way to group them. As text, which is left to the thread that counts.
 */
export async function findPackedCandidatesByJobAndMonth(
  db: Db<'aggregate'>,
  {
    from,
    until,
    jobIds,
  }: Pick<DemographicsRequest, 'from' | 'until'> & { jobIds: readonly number[] },
): Promise<PackedMonthOfJob[]> {
  const { rows } = await sql<PackedMonthOfJob>`
    select p.job_id as "jobId", encode(coalesce(p.people, eo.pack_month(p.job_id, p.month)), 'hex') as people,
      extract(day from greatest(p.month, ${from}::date))::int as "firstDay",
      extract(day from least((p.month + interval '1 month')::date - 1, ${until}::date))::int as "lastDay"
    from eo.packed_month p
    where p.job_id = any (${jobIds}::bigint[])
      and p.month between date_trunc('month', ${from}::timestamp)::date and ${until}::date`.execute(
    db,
  );
  return rows;
}

/** What the number of each source is counted under. Read after the people: a source is there before whoever came from it. */
export async function findSourceNamesAfterMerging(
  db: Db<'aggregate'>,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, coalesce(a.merged_into, s.name) as name
    from core.source s left join core.source_alias a on a.source = s.name`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
