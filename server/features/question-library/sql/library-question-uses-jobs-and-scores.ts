import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type LibraryQuestionUse = {
  key: string;
  roles: number;
  isAskedNow: boolean;
  lastAskedAt: Date;
};

/** When the candidates of a role could last read what it asks. */
const usedUntil = (now: Date) =>
  sql`least(${now}::timestamptz, coalesce(job.closes_at, 'infinity'), coalesce(job.archived_at, 'infinity'))`;

/** In how many published roles copies of these questions stand. */
export async function findLibraryQuestionUses(
  db: Db<'staff'>,
  keys: readonly string[],
  now: Date,
): Promise<LibraryQuestionUse[]> {
  const { rows } = await sql<LibraryQuestionUse>`
    select q.library_id as key, count(distinct job.id)::int as roles,
      bool_or(job.archived_at is null and coalesce(job.closes_at, 'infinity') > ${now}) as "isAskedNow",
      max(${usedUntil(now)}) as "lastAskedAt"
    from core.question q join core.job on job.id = q.job_id
    where q.library_id = any(${keys}::text[]) and job.published_at <= ${now} and not job.sample
    group by q.library_id`.execute(db);
  return rows;
}

export type JobAskingQuestion = {
  id: number;
  title: string;
  publishedAt: Date;
  closesAt: Date | null;
  archivedAt: Date | null;
  askedAt: Date;
};

type Reader = { key: string; reader: { actorId: number; role: MemberRole }; now: Date };

/** The published roles that ask it, among those that the reader may see. */
export async function findJobsAskingQuestion(
  db: Db<'staff'>,
  { key, reader, now, limit }: Reader & { limit: number },
): Promise<JobAskingQuestion[]> {
  const seen =
    reader.role === 'ADMIN'
      ? sql`true`
      : sql`exists (select from core.job_member m where m.job_id = job.id and m.member_id = ${reader.actorId})`;
  const { rows } = await sql<JobAskingQuestion>`
    select job.id, job.title, job.published_at as "publishedAt", job.closes_at as "closesAt",
      job.archived_at as "archivedAt", ${usedUntil(now)} as "askedAt"
    from core.job
    where job.published_at <= ${now} and not job.sample and ${seen}
      and exists (select from core.question q where q.job_id = job.id and q.library_id = ${key})
    order by "askedAt" desc, job.id desc limit ${limit}`.execute(db);
  return rows;
}

export type LibraryQuestionScoreMeanAndSpread = {
  answers: number;
  mean: number | null;
  spread: number | null;
};

/**
 * How the answers to a question were scored: of those whose reviews were released, and never on a role that the reader
 * still reviews.
 */
export async function findLibraryQuestionScores(
  db: Db<'staff'>,
  key: string,
): Promise<LibraryQuestionScoreMeanAndSpread> {
  const { rows } = await sql<LibraryQuestionScoreMeanAndSpread>`
    select count(*)::int as answers, avg(stars)::float8 as mean, stddev_samp(stars)::float8 as spread
    from (
      select avg(r.stars) as stars
      from core.question q join core.job on job.id = q.job_id
        join core.review r on r.question_id = q.id join core.review_batch b on b.id = r.batch_id
      where q.library_id = ${key} and not job.sample and b.released_at is not null and r.stars is not null
        and job.id <> all ((select search.jobs_under_own_review())::bigint[])
      group by r.application_id, r.question_id) answer`.execute(db);
  return rows[0] ?? { answers: 0, mean: null, spread: null };
}
