import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import { lot } from './candidates.ts';

export type ReviewProgress = { scored: number; total: number; unreleased: number };

export async function findReviewProgress(db: Db<'staff'>, jobId: number): Promise<ReviewProgress> {
  const { rows } = await sql<ReviewProgress>`
    select count(r.stars)::int as scored, count(r.batch_id)::int as total,
      count(distinct b.id) filter (where b.released_at is null)::int as unreleased
    from core.review_batch b left join core.review r on r.batch_id = b.id where b.job_id = ${jobId}`.execute(
    db,
  );
  return rows[0] ?? { scored: 0, total: 0, unreleased: 0 };
}

/** The questions of a role in their order. */
export async function findQuestions(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ id: number; text: string }[]> {
  return db
    .selectFrom('core.question')
    .select(['id', 'text'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
}

export type ReviewedRow = {
  id: number;
  ref: string;
  state: string;
  lot: string;
  scored: number;
  expected: number;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** Whoever was sent to review and has not gone away since. */
export async function findReviewed(db: Db<'staff'>, jobId: number): Promise<ReviewedRow[]> {
  const { rows } = await sql<ReviewedRow>`
    select a.id, a.public_ref as ref, a.state, ${lot(sql`a.id`)} as lot, a.reviews_scored as scored, a.reviews_expected as expected,
      c.first_name as "firstName", c.last_name as "lastName", c.email
    from core.application a
    left join pii.application_identity i on i.application_id = a.id
    left join pii.candidate c on c.id = i.candidate_id
    where a.job_id = ${jobId} and a.reviews_expected > 0 and a.state not in ('withdrawn', 'erased')`.execute(
    db,
  );
  return rows;
}

export type TallyRow = {
  applicationId: number;
  questionId: number;
  scored: number;
  expected: number;
  sum: number;
  squares: number;
};

/** The reviews of each answer of a role, added up. */
export async function findTallies(db: Db<'staff'>, jobId: number): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select application_id as "applicationId", question_id as "questionId", count(stars)::int as scored, count(*)::int as expected,
      coalesce(sum(stars), 0)::int as sum, coalesce(sum(stars * stars), 0)::int as squares
    from core.review where batch_id in (select id from core.review_batch where job_id = ${jobId})
    group by application_id, question_id`.execute(db);
  return rows;
}
