/** Scores show once four fifths of the reviews are in: who sees the first ones is anchored by them. */
export function areEnoughReviewsScoredToShow({
  scored,
  total,
}: {
  scored: number;
  total: number;
}): boolean {
  return total > 0 && scored * 5 >= total * 4;
}
