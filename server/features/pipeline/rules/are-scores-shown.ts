import { areEnoughReviewsScoredToShow } from './are-enough-reviews-scored-to-show.ts';

/** Scores wait for the reviews of a role; where people read nothing and a rule alone scores, there is nothing to wait for. */
export function areScoresShown({
  scored,
  total,
  isRead,
  stages,
}: {
  scored: number;
  total: number;
  isRead: boolean;
  /** Those that somebody has a score in. */
  stages: readonly unknown[];
}): boolean {
  if (!isRead && stages.length > 0) return true;
  return areEnoughReviewsScoredToShow({ scored, total });
}
