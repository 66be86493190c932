import type { AnswerAssignment } from './answer-assignment-types.ts';
import { seededRandom, shuffleList } from '../../../crypto/seeded-random-and-shuffle.ts';

/** An answer that misses one reader, and whoever has or had it or has seen the name behind it: they never get it. */
export type AnswerToRedeal = { application: number; question: number; had: readonly number[] };

export type ReplacementReviewer = {
  id: number;
  /** Reviewers of the role come first, the rest of its team only where none of them is left. */
  isReviewer: boolean;
  /** Reviews that they still have to do. */
  load: number;
};

type Wish = {
  seed: Uint8Array;
  answers: readonly AnswerToRedeal[];
  helpers: readonly ReplacementReviewer[];
};

/** Gives each answer one other reader, whoever has least to do; `without`: for whom nobody is left. */
export function redealAnswersToOtherReviewers({ seed, answers, helpers }: Wish): {
  hands: AnswerAssignment[];
  without: AnswerToRedeal[];
} {
  const load = new Map(helpers.map((helper) => [helper.id, helper.load]));
  const hands: AnswerAssignment[] = [];
  const without: AnswerToRedeal[] = [];
  const chance = seededRandom(seed, 'again');
  for (const answer of shuffleList([...answers].sort(byPlace), chance)) {
    const onQuestion = (id: number) =>
      hands.filter(({ question, reviewers }) => question === answer.question && reviewers[0] === id)
        .length;
    const cost = ({ id, isReviewer }: ReplacementReviewer) =>
      [isReviewer ? 0 : 1, load.get(id) ?? 0, onQuestion(id)] as const;
    const [next] = shuffleList(
      helpers.filter(({ id }) => !answer.had.includes(id)).sort((a, b) => a.id - b.id),
      chance,
    ).sort((a, b) => compare(cost(a), cost(b)));
    if (next === undefined) {
      without.push(answer);
      continue;
    }
    load.set(next.id, (load.get(next.id) ?? 0) + 1);
    hands.push({
      question: answer.question,
      application: answer.application,
      reviewers: [next.id],
    });
  }
  return { hands, without };
}

function byPlace(a: AnswerToRedeal, b: AnswerToRedeal): number {
  return a.question - b.question || a.application - b.application;
}

/** The first difference decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((cost, i) => cost - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
