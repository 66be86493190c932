import type { ExperienceSurveyAnswer } from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import {
  callDatabaseFunction,
  databaseFunctionExpression,
} from '../../../access/call-database-function-and-its-expression.ts';
import type { DoorFunctions } from '../../../db/door-databases.generated.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type StoredSurveyAnswer = ExperienceSurveyAnswer & {
  /** Midnight has not come yet. */
  isOfToday: boolean;
};

export async function findCandidateSurveyAnswer(
  db: Db<'candidate'>,
  slip: Buffer,
  now: Date,
): Promise<StoredSurveyAnswer | undefined> {
  const own = await db
    .selectFrom(databaseFunctionExpression(db, 'core.own_experience', [slip, now]).as('own'))
    .select(['rating', 'fairness', 'satisfaction', 'words', 'of_today'])
    .executeTakeFirst();
  return givenOf(own);
}

/** Whether it was kept: not before the moment has come, nor after the day on which it was answered first. */
export async function saveCandidateSurveyAnswerInDatabase(
  db: Db<'candidate'>,
  {
    slip,
    kind,
    answer,
    now,
  }: { slip: Buffer; kind: string; answer: ExperienceSurveyAnswer; now: Date },
): Promise<boolean> {
  const given = [slip, kind, ratingsOf(answer), answer.text, now] as const;
  return (await callDatabaseFunction(db, 'core.save_experience', given)) ?? false;
}

export async function hasOwnReviewsFinished(db: Db<'reviewer'>): Promise<boolean> {
  return (await callDatabaseFunction(db, 'blind.finished_job', [])) !== null;
}

export async function findReviewerSurveyAnswer(
  db: Db<'reviewer'>,
  slip: Buffer,
  now: Date,
): Promise<StoredSurveyAnswer | undefined> {
  const own = await db
    .selectFrom(databaseFunctionExpression(db, 'blind.own_experience', [slip, now]).as('own'))
    .select(['rating', 'fairness', 'satisfaction', 'words', 'of_today'])
    .executeTakeFirst();
  return givenOf(own);
}

export async function saveReviewerSurveyAnswerInDatabase(
  db: Db<'reviewer'>,
  { slip, answer, now }: { slip: Buffer; answer: ExperienceSurveyAnswer; now: Date },
): Promise<boolean> {
  const given = [slip, ratingsOf(answer), answer.text, now] as const;
  return (await callDatabaseFunction(db, 'blind.save_experience', given)) ?? false;
}

type OwnExperience = DoorFunctions['reviewer']['blind.own_experience']['gives'];

/** A function of one row gives one of nulls where nothing is. */
function givenOf(own: OwnExperience | undefined): StoredSurveyAnswer | undefined {
  if (own === undefined || own.rating === null) return undefined;
  const { rating, fairness, satisfaction, words, of_today: isOfToday } = own;
  return { rating, fairness, satisfaction, text: words ?? '', isOfToday: isOfToday ?? false };
}

function ratingsOf({ rating, fairness, satisfaction }: ExperienceSurveyAnswer): (number | null)[] {
  return [rating, fairness, satisfaction];
}
