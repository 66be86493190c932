const WORDS_A_MINUTE = 200;
const MINUTES_AN_ANSWER = 0.25;

/** Whole minutes to read so many words and to score so many answers. */
export function estimateReviewingMinutes({
  words,
  answers,
}: {
  words: number;
  answers: number;
}): number {
  return Math.ceil(words / WORDS_A_MINUTE + answers * MINUTES_AN_ANSWER);
}
