import type { ExperienceSurveyAnswer } from '@evenhand/contract/feedback/experience-surveys.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';

export type StoredSurveyAnswer = ExperienceSurveyAnswer & {
  /** Midnight has not come yet. */
  isOfToday: boolean;
};

type Row = Omit<StoredSurveyAnswer, 'rating'> & { rating: number | null };

export async function findCandidateSurveyAnswer(
  db: Db<'candidate'>,
  slip: Buffer,
  now: Date,
): Promise<StoredSurveyAnswer | undefined> {
  const { rows } = await sql<Row>`
    select rating, fairness, satisfaction, words as text, of_today as "isOfToday" from core.own_experience(${slip}, ${now})`.execute(
    db,
  );
  return givenOf(rows);
}

/** Whether it was kept: not before the moment has come, nor after the day on which it was answered first. */
export async function saveCandidateSurveyAnswer(
  db: Db<'candidate'>,
  {
    slip,
    kind,
    answer,
    now,
  }: { slip: Buffer; kind: string; answer: ExperienceSurveyAnswer; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select core.save_experience(${slip}, ${kind}, ${ratingsOf(answer)}::integer[], ${answer.text}, ${now}) as kept`.execute(
    db,
  );
  return rows[0]?.kept ?? false;
}

export async function hasFinishedReviews(db: Db<'reviewer'>): Promise<boolean> {
  const { rows } = await sql<{ job: number | null }>`select blind.finished_job() as job`.execute(
    db,
  );
  return (rows[0]?.job ?? null) !== null;
}

export async function findReviewerSurveyAnswer(
  db: Db<'reviewer'>,
  slip: Buffer,
  now: Date,
): Promise<StoredSurveyAnswer | undefined> {
  const { rows } = await sql<Row>`
    select rating, fairness, satisfaction, words as text, of_today as "isOfToday" from blind.own_experience(${slip}, ${now})`.execute(
    db,
  );
  return givenOf(rows);
}

export async function saveReviewerSurveyAnswer(
  db: Db<'reviewer'>,
  { slip, answer, now }: { slip: Buffer; answer: ExperienceSurveyAnswer; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select blind.save_experience(${slip}, ${ratingsOf(answer)}::integer[], ${answer.text}, ${now}) as kept`.execute(
    db,
  );
  return rows[0]?.kept ?? false;
}

function givenOf([row]: Row[]): StoredSurveyAnswer | undefined {
  return row === undefined || row.rating === null ? undefined : { ...row, rating: row.rating };
}

function ratingsOf({ rating, fairness, satisfaction }: ExperienceSurveyAnswer): (number | null)[] {
  return [rating, fairness, satisfaction];
}
