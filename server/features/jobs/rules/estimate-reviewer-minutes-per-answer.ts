import { ANSWER_WORDS_LIMIT_DEFAULT } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';

const WORDS_READ_A_MINUTE = 200;
const SCORING_MINUTES = 0.25;

/** How long a reviewer will take for one answer of middling length limit; started minutes count. */
export function estimateReviewerMinutesPerAnswer(questions: { maxWords: number }[]): number {
  const words =
    questions.reduce((sum, { maxWords }) => sum + maxWords, 0) / Math.max(questions.length, 1) ||
    ANSWER_WORDS_LIMIT_DEFAULT;
  return Math.ceil(words / WORDS_READ_A_MINUTE + SCORING_MINUTES);
}
