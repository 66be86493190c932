import type { ApplicationState } from '@evenhand/contract/pipeline/application-states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import { shuffleKey } from './candidates.ts';

export type CandidateSentToReviewRow = {
  id: number;
  ref: string;
  state: ApplicationState;
  lot: string;
  scored: number;
  expected: number;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** Whoever was sent to review and has not gone away since. */
export async function findCandidatesSentToReview(
  db: Db<'staff'>,
  jobId: number,
): Promise<CandidateSentToReviewRow[]> {
  const { rows } = await sql<CandidateSentToReviewRow>`
    with chosen as materialized (
      select id from core.application
      where job_id = ${jobId} and reviews_expected > 0 and state not in ('withdrawn', 'erased'))
    select a.id, a.public_ref as ref, a.state, ${shuffleKey(sql`a.id`)} as lot, a.reviews_scored as scored,
      a.reviews_expected as expected, c.first_name as "firstName", c.last_name as "lastName", c.email
    from chosen join core.application a on a.id = chosen.id
    left join search.show_people(array(select id from chosen)) c on c.application_id = a.id`.execute(
    db,
  );
  return rows;
}

/** The reviews of one answer, added up. */
export type AnswerScoreTallyRow = {
  applicationId: number;
  questionId: number;
  scored: number;
  expected: number;
  sum: number;
  squares: number;
};

export type LeaderboardScores = {
  questions: { id: number; text: string }[];
  tallies: AnswerScoreTallyRow[];
  unreleased: number;
};

/**
 * The questions of a role in their order, the reviews of each answer, and how many of its batches still hide their
 * names: in one statement, because asking costs more than answering.
 */
export async function findLeaderboardScores(
  db: Db<'staff'>,
  jobId: number,
): Promise<LeaderboardScores> {
  const { rows } = await sql<LeaderboardScores>`
    select (select count(*)::int from core.review_batch where job_id = ${jobId} and released_at is null) as unreleased,
      (select coalesce(json_agg(json_build_object('id', id, 'text', text) order by position), '[]')
        from core.question where job_id = ${jobId}) as questions,
      (select coalesce(json_agg(t), '[]') from (
        select application_id as "applicationId", question_id as "questionId", count(stars) as scored,
          count(*) as expected, coalesce(sum(stars), 0) as sum, coalesce(sum(stars * stars), 0) as squares
        from core.review where batch_id in (select id from core.review_batch where job_id = ${jobId})
        group by application_id, question_id) t) as tallies`.execute(db);
  return rows[0] ?? { questions: [], tallies: [], unreleased: 0 };
}
