import type { AnswerDealtToReviewer, AnswerAssignment } from './answer-assignment-types.ts';
import { connectReviewersBySwaps } from './connect-reviewers-by-swaps.ts';
import { orderAnswersByReviewer } from './order-answers-by-reviewer.ts';
import { seededRandom, shuffleList } from '../../../crypto/seeded-random-and-shuffle.ts';
import {
  makeMayReadUnlessNameSeen,
  type SeenName,
} from './names-seen-by-reviewers-and-reviewer-shortage.ts';

export type DealAnswersRequest = {
  /** Everything follows from it: whoever has the seed can deal again and compare. */
  seed: Uint8Array;
  applications: readonly number[];
  questions: readonly number[];
  reviewers: readonly number[];
  reviewsPerAnswer: number;
  /** Whoever has seen a name is dealt around; the caller has checked that enough others are left. */
  seen: readonly SeenName[];
};

/**
 * Deals every answer to `reviewsPerAnswer` different reviewers: all get about the same number, of each
 * question too, and meet each other about equally often, so that strict and mild ones can be told apart. Where names were
 * seen, as equally as that leaves room for.
 */
export function dealAnswersToReviewers(wish: DealAnswersRequest): AnswerDealtToReviewer[] {
  return orderAnswersByReviewer(
    wish.seed,
    connectReviewersBySwaps(allocate(wish), makeMayReadUnlessNameSeen(wish.seen)),
  );
}

/** Who reads what. Does not depend on the order in which anything was given. */
function allocate(wish: DealAnswersRequest): AnswerAssignment[] {
  const { seed, applications, questions, reviewers, reviewsPerAnswer } = wish;
  const mayRead = makeMayReadUnlessNameSeen(wish.seen);
  const readers = new Map(
    applications.map((application) => [
      application,
      reviewers.filter((reviewer) => mayRead(application, reviewer)),
    ]),
  );
  const readersOf = (application: number) => readers.get(application) ?? [];
  const meetings = pairCounter();
  const load = counter();
  return [...questions].sort(byNumber).flatMap((question) => {
    const loadOnQuestion = counter();
    const chance = seededRandom(seed, `pick|${question}`);
    const order = shuffleList(
      [...applications].sort(byNumber),
      seededRandom(seed, `deal|${question}`),
    );
    // Those whom fewest may read come first, while there is still a choice of whom to spare.
    const tightestFirst = order.sort((a, b) => readersOf(a).length - readersOf(b).length);
    return tightestFirst.map((application) => {
      const picked: number[] = [];
      let pool = shuffleList(readersOf(application).sort(byNumber), chance);
      for (let n = 0; n < reviewsPerAnswer; n += 1) {
        const lightest = least(pool, load.of);
        const fairest = least(lightest, loadOnQuestion.of);
        const [next] = least(fairest, (reviewer) =>
          picked.reduce((sum, other) => sum + meetings.of(reviewer, other), 0),
        );
        if (next === undefined) break;
        for (const other of picked) meetings.add(next, other);
        load.add(next);
        loadOnQuestion.add(next);
        picked.push(next);
        pool = pool.filter((reviewer) => reviewer !== next);
      }
      return { question, application, reviewers: picked };
    });
  });
}

/** Those who cost least, in the order in which they stand. */
function least(pool: number[], cost: (reviewer: number) => number): number[] {
  const costs = pool.map(cost);
  const smallest = Math.min(...costs);
  return pool.filter((_, i) => costs[i] === smallest);
}

function counter() {
  const counts = new Map<number, number>();
  const of = (key: number) => counts.get(key) ?? 0;
  return { of, add: (key: number) => counts.set(key, of(key) + 1) };
}

function pairCounter() {
  const counters = new Map<number, ReturnType<typeof counter>>();
  const of = (a: number, b: number) => counters.get(Math.min(a, b))?.of(Math.max(a, b)) ?? 0;
  const add = (a: number, b: number) => {
    const first = Math.min(a, b);
    const counted = counters.get(first) ?? counter();
    counted.add(Math.max(a, b));
    counters.set(first, counted);
  };
  return { of, add };
}

function byNumber(a: number, b: number): number {
  return a - b;
}
