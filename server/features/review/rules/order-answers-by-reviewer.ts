import type { AnswerDealtToReviewer, AnswerAssignment } from './answer-assignment-types.ts';
import { seededRandom, shuffleList } from '../../../crypto/seeded-random-and-shuffle.ts';

/**
 * Everybody's own order, question by question. Reviewers who share many answers are paired, and the second
 * sees them in the mirrored order: what one meets early, the other meets late.
 */
export function orderAnswersByReviewer(
  seed: Uint8Array,
  assignments: readonly AnswerAssignment[],
): AnswerDealtToReviewer[] {
  return [...Map.groupBy(assignments, ({ question }) => question)].flatMap(
    ([question, ofQuestion]) => {
      const reviewers = [...new Set(ofQuestion.flatMap((hand) => hand.reviewers))].sort(
        (a, b) => a - b,
      );
      return pairUp(reviewers, ofQuestion, seededRandom(seed, `pair|${question}`)).flatMap(
        ([first, second]) => {
          const theirs = ofQuestion
            .filter(
              (hand) =>
                hand.reviewers.includes(first) ||
                (second !== undefined && hand.reviewers.includes(second)),
            )
            .sort((a, b) => a.application - b.application);
          const order = shuffleList(theirs, seededRandom(seed, `show|${first}|${question}`));
          const seenBy = (reviewer: number, inOrder: AnswerAssignment[]) =>
            inOrder
              .filter((hand) => hand.reviewers.includes(reviewer))
              .map(({ application }, i) => ({ question, application, reviewer, position: i + 1 }));
          return [
            ...seenBy(first, order),
            ...(second === undefined ? [] : seenBy(second, order.toReversed())),
          ];
        },
      );
    },
  );
}

/** Pairs whoever shares most answers first; of an odd number one stays alone. */
function pairUp(
  reviewers: number[],
  hands: AnswerAssignment[],
  random: () => number,
): [number, number?][] {
  const shared = new Map<string, number>();
  for (const [a, b] of hands.flatMap((hand) => pairsOf(hand.reviewers)))
    shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
  const ranked = pairsOf(reviewers)
    .map(([a, b]) => ({ a, b, shared: shared.get(`${a} ${b}`) ?? 0, chance: random() }))
    .sort((one, other) => other.shared - one.shared || one.chance - other.chance);
  const free = new Set(reviewers);
  const pairs: [number, number?][] = [];
  for (const { a, b } of ranked) {
    if (!free.has(a) || !free.has(b)) continue;
    free.delete(a);
    free.delete(b);
    pairs.push([a, b]);
  }
  return [...pairs, ...[...free].map((alone): [number] => [alone])];
}

function pairsOf(reviewers: readonly number[]): [number, number][] {
  const sorted = [...reviewers].sort((a, b) => a - b);
  return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b): [number, number] => [a, b]));
}
