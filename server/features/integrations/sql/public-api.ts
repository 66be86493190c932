import { PUBLIC_API_PAGE_SIZE } from '@evenhand/contract/integrations/public-api.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ApiJobDbRow = {
  id: number;
  title: string;
  team: string | null;
  grade: string | null;
  location: string | null;
  createdAt: Date;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  submittedApplications: number;
};

export async function findApiJobRows(db: Db<'staff'>, page: number): Promise<ApiJobDbRow[]> {
  const { rows } = await sql<ApiJobDbRow>`
    ${jobs} where not j.sample order by j.created_at desc, j.id desc
    limit ${PUBLIC_API_PAGE_SIZE} offset ${(page - 1) * PUBLIC_API_PAGE_SIZE}`.execute(db);
  return rows;
}

export async function countApiJobs(db: Db<'staff'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from core.job where not sample`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findApiJobRow(db: Db<'staff'>, id: number): Promise<ApiJobDbRow | undefined> {
  const { rows } = await sql<ApiJobDbRow>`${jobs} where j.id = ${id}`.execute(db);
  return rows[0];
}

/** The mean stars of the written answers of these applications, where they are complete and all of them were released. */
export async function findReleasedScores(
  db: Db<'staff'>,
  applicationIds: number[],
): Promise<{ applicationId: number; score: number }[]> {
  const { rows } = await sql<{ applicationId: number; score: number }>`
    select s.application_id as "applicationId", round(1 + s.mean / 25, 2)::float8 as score
    from core.stage_score s join core.stage st on st.id = s.stage_id and st.kind = 'sift'
    where s.application_id = any (${applicationIds}::bigint[]) and s.mean is not null
      and not exists (select from core.review r join core.review_batch b on b.id = r.batch_id
        where r.application_id = s.application_id and b.released_at is null)`.execute(db);
  return rows;
}

/** Which role an application is for; what it is called there. */
export async function findJobAndReferenceOfApplication(
  db: Db<'staff'>,
  id: number,
): Promise<{ jobId: number; reference: string } | undefined> {
  return db
    .selectFrom('core.application')
    .select(['job_id as jobId', 'public_ref as reference'])
    .where('id', '=', id)
    .where('state', '<>', 'erased')
    .executeTakeFirst();
}

const jobs = sql`
  select j.id, j.title, j.team, j.grade, j.location, j.created_at as "createdAt", j.published_at as "publishedAt",
    j.closes_at as "closesAt", j.archived_at as "archivedAt",
    (select count(*)::int from core.application a where a.job_id = j.id and a.submitted_at is not null
       and a.state not in ('withdrawn', 'erased')) as "submittedApplications"
  from core.job j`;
