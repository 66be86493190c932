import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ProductOpinionsDbRow = {
  from: string;
  until: string;
  answers: number;
  ratings: number[];
  texts: string[];
};

/** Of the months that ended in a year, the oldest first. */
export async function findProductOpinions(
  db: Db<'operator'>,
  year: number,
): Promise<ProductOpinionsDbRow[]> {
  const { rows } = await sql<ProductOpinionsDbRow>`
    select first_month as "from", last_month as until, answers, ratings, texts
    from core.list_opinions(${year}::integer)`.execute(db);
  return rows;
}

export type SignUpReasonDbRow = {
  month: string;
  orgId: number;
  organisation: string;
  reason: string;
};

/** The newest first. */
export async function findSignUpReasons(
  db: Db<'operator'>,
  year: number,
): Promise<SignUpReasonDbRow[]> {
  const { rows } = await sql<SignUpReasonDbRow>`
    select month, org_id as "orgId", organisation, reason from core.list_sign_ups(${year}::integer)`.execute(
    db,
  );
  return rows;
}

export async function findFirstOpinionOrSignUpYear(db: Db<'operator'>): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select core.first_feedback_year() as year`.execute(db);
  return rows[0]?.year ?? null;
}
