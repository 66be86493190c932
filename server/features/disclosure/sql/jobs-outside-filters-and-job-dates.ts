import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Whether the filters leave any role out. */
export async function hasJobsOutsideFilters(
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

export async function findJobDates(
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
