import type { AnswerAssignment } from './answer-assignment-types.ts';
import type { MayReadAnswer } from './names-seen-by-reviewers-and-reviewer-shortage.ts';

/**
 * Swaps readers between answers until all reviewers are connected by answers they share; without that,
 * strict and mild groups could not be compared. Nobody's load changes by a swap. With too few answers
 * for it, connects as many as can be.
 */
export function connectReviewersBySwaps(
  assignments: readonly AnswerAssignment[],
  mayRead: MayReadAnswer,
): AnswerAssignment[] {
  let current = [...assignments];
  for (let groups = countConnectedReviewerGroups(current); groups > 1; ) {
    const better = findSwap(current, groups, mayRead);
    if (better === undefined) return current;
    current = better;
    groups = countConnectedReviewerGroups(current);
  }
  return current;
}

/** How many separate groups the reviewers fall into. */
export function countConnectedReviewerGroups(assignments: readonly AnswerAssignment[]): number {
  return new Set(leadersOf(assignments).values()).size;
}

function findSwap(
  hands: AnswerAssignment[],
  groups: number,
  mayRead: MayReadAnswer,
): AnswerAssignment[] | undefined {
  const leader = leadersOf(hands);
  const groupOf = ({ reviewers }: AnswerAssignment) => leader.get(reviewers[0] ?? 0);
  for (const [i, a] of hands.entries()) {
    for (const [j, b] of hands.entries()) {
      if (j <= i || groupOf(a) === groupOf(b)) continue;
      for (const mine of a.reviewers) {
        for (const theirs of b.reviewers) {
          if (!mayRead(a.application, theirs) || !mayRead(b.application, mine)) continue;
          const swapped = hands
            .with(i, exchange(a, mine, theirs))
            .with(j, exchange(b, theirs, mine));
          if (
            countConnectedReviewerGroups(swapped) < groups &&
            (a.question === b.question || isEven(swapped))
          )
            return swapped;
        }
      }
    }
  }
  return undefined;
}

function exchange(hand: AnswerAssignment, leaves: number, comes: number): AnswerAssignment {
  return {
    ...hand,
    reviewers: hand.reviewers.map((reviewer) => (reviewer === leaves ? comes : reviewer)),
  };
}

/** Whether nobody reads two answers more of any question than somebody else. */
function isEven(hands: readonly AnswerAssignment[]): boolean {
  const everybody = new Set(hands.flatMap(({ reviewers }) => reviewers));
  return [...Map.groupBy(hands, ({ question }) => question).values()].every((ofQuestion) => {
    const loads = [...everybody].map(
      (reviewer) => ofQuestion.filter(({ reviewers }) => reviewers.includes(reviewer)).length,
    );
    return Math.max(...loads) - Math.min(...loads) <= 1;
  });
}

/** Each reviewer's representative: the same for all that are connected. */
function leadersOf(hands: readonly AnswerAssignment[]): Map<number, number> {
  const above = new Map<number, number>();
  const find = (reviewer: number): number => {
    const next = above.get(reviewer) ?? reviewer;
    return next === reviewer ? reviewer : find(next);
  };
  for (const { reviewers } of hands) {
    for (const reviewer of reviewers) above.set(find(reviewer), find(reviewers[0] ?? reviewer));
  }
  return new Map([...above.keys()].map((reviewer) => [reviewer, find(reviewer)]));
}
