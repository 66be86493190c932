import { ANSWER_WORDS_LIMIT_DEFAULT } from '@evenhand/contract/builder/job-builder.ts';

const WORDS_WRITTEN_A_MINUTE = 25;
const THINKING_MINUTES = 2;
const FORM_MINUTES = 3;
const WORDS_READ_A_MINUTE = 200;
const SCORING_MINUTES = 0.25;
/** Above this an estimate to the minute would promise more than anybody knows. */
const ROUGH_ABOVE_MINUTES = 20;
const ROUND_TO_MINUTES = 5;

type QuestionLengths = { maxWords: number }[];

/** How long a candidate will take: writing to the limit, thinking, and the form; to the nearest five above twenty minutes. */
export function estimateCandidateMinutes(questions: QuestionLengths): number {
  const minutes = questions.reduce(
    (sum, { maxWords }) => sum + maxWords / WORDS_WRITTEN_A_MINUTE + THINKING_MINUTES,
    FORM_MINUTES,
  );
  if (minutes <= ROUGH_ABOVE_MINUTES) return Math.round(minutes);
  return Math.round(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES;
}

/** How long a reviewer will take for one answer of middling length limit; started minutes count. */
export function estimateReviewerMinutesPerAnswer(questions: QuestionLengths): number {
  const words =
    questions.reduce((sum, { maxWords }) => sum + maxWords, 0) / Math.max(questions.length, 1) ||
    ANSWER_WORDS_LIMIT_DEFAULT;
  return Math.ceil(words / WORDS_READ_A_MINUTE + SCORING_MINUTES);
}
