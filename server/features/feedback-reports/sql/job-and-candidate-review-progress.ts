import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type JobAndCandidateReviewProgress = {
  /** Of all reviews of the job. */
  scored: number;
  total: number;
  /** Whether anybody has marked this application, in writing or by cards that are open. */
  isMarked: boolean;
};

export async function findJobAndCandidateReviewProgress(
  db: Db<'staff'>,
  { jobId, applicationId }: { jobId: number; applicationId: number },
): Promise<JobAndCandidateReviewProgress> {
  const { rows } = await sql<JobAndCandidateReviewProgress>`
    select coalesce(sum(a.reviews_scored), 0)::int as scored, coalesce(sum(a.reviews_expected), 0)::int as total,
      coalesce(bool_or(a.id = ${applicationId} and (a.reviews_scored > 0 or exists (select from core.interview i
        join core.scorecards_opened o on o.interview_id = i.id where i.application_id = a.id))), false) as "isMarked"
    from core.application a where a.job_id = ${jobId}`.execute(db);
  return rows[0] ?? { scored: 0, total: 0, isMarked: false };
}
