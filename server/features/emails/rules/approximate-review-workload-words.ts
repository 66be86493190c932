const WORDS_A_MINUTE = 200;
const SECONDS_AN_ANSWER = 15;

/** How many answers, in bands: an exact number would tell a reviewer how many people applied. */
export function approximateAnswerCountInWords(answers: number): string {
  if (answers < 10) return 'fewer than 10 answers';
  return `about ${roundTo(answers, answers < 100 ? 10 : 50)} answers`;
}

/** Reading at 200 words a minute and 15 seconds to score each answer; to five minutes. */
export function approximateReviewTimeInWords({
  answers,
  words,
}: {
  answers: number;
  words: number;
}): string {
  const minutes = words / WORDS_A_MINUTE + (answers * SECONDS_AN_ANSWER) / 60;
  return `about ${Math.max(5, roundTo(minutes, minutes < 60 ? 5 : 15))} minutes`;
}

function roundTo(n: number, step: number): number {
  return Math.round(n / step) * step;
}
