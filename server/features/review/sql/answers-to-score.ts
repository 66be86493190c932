import { REVIEW_ANSWERS_PAGE_SIZE } from '@evenhand/contract/review/blind-review.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';

/** What is still to do; once all is done, what was. */
const current = sql`select id from blind.review_session
  where finished = (select bool_and(finished) from blind.review_session)`;

export type ReviewOverview = {
  title: string;
  description: string;
  skills: string[];
  firstName: string;
  firstTime: boolean;
  dueOn: string;
  finished: boolean;
  questions: number;
  total: number;
  scored: number;
  words: number;
};

export async function findReviewOverview(db: Db<'reviewer'>): Promise<ReviewOverview | undefined> {
  const { rows } = await sql<ReviewOverview>`
    with mine as (${current}),
      work as (select count(*)::int as total, count(stars)::int as scored, coalesce(sum(regexp_count(text, '\\S+')), 0)::int as words
        from blind.review_item where session_id in (select id from mine)),
      asked as (select count(*)::int as questions from blind.review_question where session_id in (select id from mine))
    select s.job_title as title, s.job_description as description, s.reviewer_first_name as "firstName", s.first_time as "firstTime",
      (min(s.due_on) over ())::text as "dueOn", s.finished, asked.questions, work.total, work.scored, work.words,
      array(select distinct unnest(skills) from blind.review_question where session_id in (select id from mine) order by 1) as skills
    from blind.review_session s, work, asked where s.id in (select id from mine) order by s.due_on, s.id limit 1`.execute(
    db,
  );
  return rows[0];
}

export type BlindQuestion = {
  id: string;
  text: string;
  guideOne: string;
  guideThree: string;
  guideFive: string;
  skills: string[];
  maxWords: number;
  /** Of its answers in their order, a digit each. */
  stars: string;
};

export async function findBlindQuestions(db: Db<'reviewer'>): Promise<BlindQuestion[]> {
  const { rows } = await sql<BlindQuestion>`
    select q.id, q.text, q.guide_one as "guideOne", q.guide_three as "guideThree", q.guide_five as "guideFive", q.skills,
      q.max_words as "maxWords",
      coalesce((select string_agg(coalesce(i.stars, 0)::text, '' order by i.position) from blind.review_item i
        where i.session_id = q.session_id and i.question_id = q.id), '') as stars
    from blind.review_question q join blind.review_session s on s.id = q.session_id
    where s.id in (${current}) order by s.due_on, s.id, q.position`.execute(db);
  return rows;
}

export type BlindAnswer = { id: string; questionId: string; text: string; stars: number | null };

/** One page of the answers, as they are reviewed one after the other; of one question if that is asked for. */
export async function findBlindAnswers(
  db: Db<'reviewer'>,
  { questionId, page }: { questionId: string | undefined; page: number },
): Promise<BlindAnswer[]> {
  const which = questionId === undefined ? sql`` : sql`and i.question_id = ${questionId}::uuid`;
  const { rows } = await sql<BlindAnswer>`
    select i.id, i.question_id as "questionId", i.text, i.stars from blind.review_item i
      join blind.review_question q on q.id = i.question_id join blind.review_session s on s.id = i.session_id
    where i.session_id in (${current}) ${which}
    order by s.due_on, s.id, q.position, i.position
    limit ${REVIEW_ANSWERS_PAGE_SIZE} offset ${(page - 1) * REVIEW_ANSWERS_PAGE_SIZE}`.execute(db);
  return rows;
}

export async function saveReviewScore(
  db: Db<'reviewer'>,
  reviewId: string,
  score: number,
): Promise<'saved' | 'locked' | 'unknown'> {
  const { rows } = await sql<{
    said: 'saved' | 'locked' | 'unknown';
  }>`select blind.score(${reviewId}::uuid, ${score}::int) as said, blind.note_active()`.execute(db);
  return rows[0]?.said ?? 'unknown';
}

export async function lockReviewScores(
  db: Db<'reviewer'>,
): Promise<'finished' | 'missing' | 'nothing'> {
  const { rows } = await sql<{
    said: 'finished' | 'missing' | 'nothing';
  }>`select blind.finish() as said, blind.note_active()`.execute(db);
  return rows[0]?.said ?? 'nothing';
}
