import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { saveReviewScoreInDatabase } from './sql/find-blind-answers-and-save-own-scores.ts';

/** @throws Refusal locked once the reviewer has finished, not-found for what is not theirs to review */
export async function saveReviewScore(
  db: Db<'reviewer'>,
  { reviewId, score }: { reviewId: string; score: number },
): Promise<{ score: number }> {
  const said = await saveReviewScoreInDatabase(db, reviewId, score);
  if (said === 'locked') throw new Refusal('locked');
  if (said === 'unknown') throw new Refusal('not-found');
  return { score };
}
