import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findReportFeatureAndZone(
  db: Db<'staff'>,
): Promise<{ hasFeature: boolean; zone: string }> {
  const { rows } = await sql<{ hasFeature: boolean; zone: string }>`
    select 'global-reporting' = any (features) as "hasFeature", coalesce(nullif(tz, ''), 'Europe/London') as zone
    from core.organisation`.execute(db);
  return rows[0] ?? { hasFeature: false, zone: 'Europe/London' };
}

/** All roles of these teams and of these grades; none chosen leaves all. Practice roles are in no report. */
export async function findJobIdsByTeamAndGrade(
  db: Db<'staff'>,
  { teams, grades }: { teams: readonly string[]; grades: readonly string[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('core.job')
    .select('id')
    .where('sample', '=', false)
    .$if(teams.length > 0, (query) => query.where('team', 'in', teams))
    .$if(grades.length > 0, (query) => query.where('grade', 'in', grades))
    .execute();
  return rows.map(({ id }) => id);
}

/** Open roles whose answers the member reads: their figures would tell when somebody comes. */
export async function findJobsMemberReviewsBlind(db: Db<'staff'>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select search.jobs_read_blind() as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Roles with figures of their own, by title; whoever still reviews on one learns none of it, as in its report. */
export async function findReportedJobTitles(
  db: Db<'staff'>,
  ids: readonly number[],
): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from core.job
    where id = any (${ids}::bigint[]) and id <> all ((select search.jobs_under_own_review())::bigint[])
    order by title, id`.execute(db);
  return rows;
}

/** Whether the member has still to review somewhere. */
export async function hasOwnReviewsToDo(db: Db<'staff'>): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from core.job
      where id = any ((select search.jobs_under_own_review())::bigint[]) and not sample) as open`.execute(
    db,
  );
  return rows[0]?.open ?? true;
}

/** How many came by each of these sources whose names this member knows. */
export async function countCandidatesWithKnownNameBySource(
  db: Db<'staff'>,
  sources: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('pii.application_identity')
    .select((built) => ['source', built.fn.countAll<number>().as('n')])
    .where('opened_at', 'is not', null)
    .where('source', 'in', sources)
    .groupBy('source')
    .execute();
  return new Map(rows.map(({ source, n }) => [source, n]));
}

/** Of these roles, or of all, those that the member does not review any more; null: all there are. */
export async function findJobsNotUnderOwnReview(
  db: Db<'staff'>,
  jobIds: readonly number[] | null,
): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select case when cardinality(masked.ids) > 0 or ${jobIds !== null} then
      (select coalesce(array_agg(id), '{}') from core.job where not sample and id <> all (masked.ids)
        and (${jobIds === null} or id = any (${jobIds ?? []}::bigint[]))) end as ids
    from (select (select search.jobs_under_own_review())::bigint[] as ids) masked`.execute(db);
  return rows[0]?.ids ?? null;
}
