/** Counts of the answers 1 to 10. */
export type CountsOfRatingsOneToTen = readonly number[];

export function sumRatingCounts(ratings: CountsOfRatingsOneToTen): number {
  return ratings.reduce((sum, n) => sum + n, 0);
}

/** To one decimal; null without answers. */
export function meanOfRatingCounts(ratings: CountsOfRatingsOneToTen): number | null {
  const total = sumRatingCounts(ratings);
  if (total === 0) return null;
  return Math.round((ratings.reduce((sum, n, i) => sum + n * (i + 1), 0) * 10) / total) / 10;
}

/** Midway between the middle two where their number is even; null without answers. */
export function medianOfRatingCounts(ratings: CountsOfRatingsOneToTen): number | null {
  const total = sumRatingCounts(ratings);
  if (total === 0) return null;
  return (
    (ratingAt(ratings, Math.floor((total - 1) / 2)) + ratingAt(ratings, Math.floor(total / 2))) / 2
  );
}

/** The answer at a place of all answers in their order, the lowest at 0. */
function ratingAt(ratings: CountsOfRatingsOneToTen, place: number): number {
  let before = 0;
  for (const [i, n] of ratings.entries()) {
    before += n;
    if (place < before) return i + 1;
  }
  return ratings.length;
}
