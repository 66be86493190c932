import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { findReviewLinkDetails } from '@evenhand/contract/review.ts';
import type { PendingScore } from './score-autosave.ts';

export type TokenDetails = EndpointResponse<typeof findReviewLinkDetails>;
type Question = TokenDetails['questions'][number];

/** Where an answer stands in a round: its question and its place there, both from 1. */
export type AnswerPlace = { question: number; answer: number };

/** An answer with the stars as they stand now, sent or not; its text comes with its page. */
export type RoundAnswer = {
  place: number;
  stars: number | null;
  state: PendingScore['state'] | null;
};
export type RoundQuestion = Omit<Question, 'stars'> & { answers: RoundAnswer[] };

export type Round = {
  token: string;
  details: TokenDetails;
  questions: RoundQuestion[];
  /** Some score has not reached the server yet. */
  hasUnsent: boolean;
  score: (at: AnswerPlace, reviewId: string, stars: number) => void;
};

/** What the server had at first, with what was scored since. */
export function withScores(
  questions: readonly Question[],
  keptAt: (at: AnswerPlace) => PendingScore | undefined,
): RoundQuestion[] {
  return questions.map(({ stars: digits, ...question }, i) => ({
    ...question,
    answers: Array.from(digits, (digit, j) => {
      const place = j + 1;
      const stored = digit === '0' ? null : Number(digit);
      const kept = keptAt({ question: i + 1, answer: place });
      if (kept === undefined) return { place, stars: stored, state: null };
      if (kept.state === 'refused') return { place, stars: stored, state: 'refused' };
      return { place, ...kept };
    }),
  }));
}

export function scoredIn(question: RoundQuestion): number {
  return question.answers.filter(({ stars }) => stars !== null).length;
}

/** Place of the first answer without stars; null when all have some. */
export function firstUnscored(question: RoundQuestion): number | null {
  return question.answers.find(({ stars }) => stars === null)?.place ?? null;
}
