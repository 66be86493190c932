import type { Answer } from '@evenhand/contract/endpoint.ts';
import type { findTokenDetails, ReviewQuestion } from '@evenhand/contract/review.ts';
import type { KeptScore, KeptScores } from './score-keeper.ts';

export type TokenDetails = Answer<typeof findTokenDetails>;

/** An answer with the stars as they stand now, sent or not. */
export type RoundAnswer = {
  id: string;
  text: string;
  stars: number | null;
  state: KeptScore['state'] | null;
};
export type RoundQuestion = Omit<ReviewQuestion, 'Answers'> & { answers: RoundAnswer[] };

export type Round = {
  token: string;
  details: TokenDetails;
  questions: RoundQuestion[];
  /** Some score has not reached the server yet. */
  hasUnsent: boolean;
  score: (reviewId: string, stars: number) => void;
};

/** What the server had at first, with what was scored since. */
export function withScores(questions: ReviewQuestion[], kept: KeptScores): RoundQuestion[] {
  return questions.map(({ Answers, ...question }) => ({
    ...question,
    answers: Answers.map(({ id, text, Reviews }) => {
      const score = kept.get(id);
      const stored = Reviews[0]?.score ?? null;
      if (score === undefined) return { id, text, stars: stored, state: null };
      if (score.state === 'refused') return { id, text, stars: stored, state: 'refused' };
      return { id, text, ...score };
    }),
  }));
}

export function scoredIn(question: RoundQuestion): number {
  return question.answers.filter(({ stars }) => stars !== null).length;
}

/** Place of the first answer without stars, from 1; null when all have some. */
export function firstUnscored(question: RoundQuestion): number | null {
  const at = question.answers.findIndex(({ stars }) => stars === null);
  return at < 0 ? null : at + 1;
}
