import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findReviewLinkDetailsEndpoint } from '@evenhand/contract/review/blind-review.ts';
import type { ReviewScoreAndSaveState } from './review-score-autosave.ts';

export type ReviewTokenDetails = ResponseOf<typeof findReviewLinkDetailsEndpoint>;
type Question = ReviewTokenDetails['questions'][number];

/** Where an answer stands in a round: its question and its place there, both from 1. */
export type ReviewAnswerPlace = { question: number; answer: number };

/** An answer with the stars as they stand now, sent or not; its text comes with its page. */
export type AssignedReviewAnswer = {
  place: number;
  stars: number | null;
  state: ReviewScoreAndSaveState['state'] | null;
};
export type AssignedReviewQuestion = Omit<Question, 'stars'> & { answers: AssignedReviewAnswer[] };

export type ReviewAssignment = {
  token: string;
  details: ReviewTokenDetails;
  questions: AssignedReviewQuestion[];
  /** Some score has not reached the server yet. */
  hasUnsent: boolean;
  score: (at: ReviewAnswerPlace, reviewId: string, stars: number) => void;
};

/** What the server had at first, with what was scored since. */
export function addScoresAndSaveStatesToReview(
  questions: readonly Question[],
  keptAt: (at: ReviewAnswerPlace) => ReviewScoreAndSaveState | undefined,
): AssignedReviewQuestion[] {
  return questions.map(({ stars: digits, ...question }, i) => ({
    ...question,
    answers: Array.from(digits, (digit, j) => {
      const place = j + 1;
      const stored = digit === '0' ? null : Number(digit);
      const pending = keptAt({ question: i + 1, answer: place });
      if (pending === undefined) return { place, stars: stored, state: null };
      if (pending.state === 'refused') return { place, stars: stored, state: 'refused' };
      return { place, ...pending };
    }),
  }));
}

export function countScoredAnswersOfQuestion(question: AssignedReviewQuestion): number {
  return question.answers.filter(({ stars }) => stars !== null).length;
}

/** Place of the first answer without stars; null when all have some. */
export function findFirstUnscoredAnswerOfQuestion(question: AssignedReviewQuestion): number | null {
  return question.answers.find(({ stars }) => stars === null)?.place ?? null;
}
