import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealAnswersToReviewers, type DealAnswersRequest } from './deal-answers.ts';
import type { AnswerDealtToReviewer } from './answer-assignment-types.ts';
import { countConnectedReviewerGroups } from './connect-reviewers-by-swaps.ts';

const ids = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: least, maxLength: most });
const wishes: fc.Arbitrary<DealAnswersRequest> = fc
  .record({
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    applications: ids(1, 30),
    questions: ids(1, 5),
    reviewers: ids(1, 9),
    many: fc.nat(),
  })
  .map(({ many, ...wish }) => ({
    ...wish,
    reviewsPerAnswer: 1 + (many % Math.min(wish.reviewers.length, 5)),
    seen: [],
  }));

const perQuestion = (dealt: AnswerDealtToReviewer[]) => [
  ...Map.groupBy(dealt, ({ question }) => question).values(),
];
const answersOf = (dealt: AnswerDealtToReviewer[]) => [
  ...Map.groupBy(dealt, ({ question, application }) => `${question} ${application}`).values(),
];
const spread = (list: number[]) => Math.max(...list) - Math.min(...list);
const check = (says: (wish: DealAnswersRequest, dealt: AnswerDealtToReviewer[]) => void) =>
  fc.assert(
    fc.property(wishes, (wish) => says(wish, dealAnswersToReviewers(wish))),
    { numRuns: 300 },
  );

test('every answer goes to as many different reviewers as were asked for', () => {
  check((wish, dealt) => {
    expect(answersOf(dealt)).toHaveLength(wish.applications.length * wish.questions.length);
    for (const readers of answersOf(dealt)) {
      expect(new Set(readers.map(({ reviewer }) => reviewer)).size).toBe(wish.reviewsPerAnswer);
      expect(readers).toHaveLength(wish.reviewsPerAnswer);
    }
  });
});

test('whoever has seen a name is never dealt it, and every answer still goes to as many as were asked for', () => {
  fc.assert(
    fc.property(wishes, fc.infiniteStream(fc.boolean()), (wish, chance) => {
      // As many have seen each name as leave just enough others.
      const spare = wish.reviewers.length - wish.reviewsPerAnswer;
      const seen = wish.applications.flatMap((application) =>
        wish.reviewers
          .filter(() => chance.next().value)
          .slice(0, spare)
          .map((reviewer) => ({ application, reviewer })),
      );
      const dealt = dealAnswersToReviewers({ ...wish, seen });
      for (const { application, reviewer } of dealt)
        expect(seen).not.toContainEqual({ application, reviewer });
      expect(answersOf(dealt)).toHaveLength(wish.applications.length * wish.questions.length);
      for (const readers of answersOf(dealt))
        expect(new Set(readers.map(({ reviewer }) => reviewer)).size).toBe(wish.reviewsPerAnswer);
    }),
    { numRuns: 200 },
  );
});

test('nobody reads two answers more than somebody else, in all and of one question', () => {
  check((wish, dealt) => {
    const loads = (list: AnswerDealtToReviewer[]) =>
      wish.reviewers.map((id) => list.filter(({ reviewer }) => reviewer === id).length);
    expect(spread(loads(dealt))).toBeLessThanOrEqual(1);
    for (const list of perQuestion(dealt)) expect(spread(loads(list))).toBeLessThanOrEqual(1);
  });
});

test('all reviewers are connected by answers they share, whenever there are answers enough for it', () => {
  check((wish, dealt) => {
    const answers = answersOf(dealt);
    if ((wish.reviewsPerAnswer - 1) * answers.length < wish.reviewers.length - 1) return;
    const hands = answers.map((readers) => ({
      question: readers[0]?.question ?? 0,
      application: 0,
      reviewers: readers.map(({ reviewer }) => reviewer),
    }));
    expect(countConnectedReviewerGroups(hands)).toBe(1);
  });
});

test('the same seed deals the same, whatever order things were given in; another seed deals otherwise', () => {
  const sorted = (dealt: AnswerDealtToReviewer[]) =>
    dealt.map((each) => JSON.stringify(each)).sort();
  check((wish, dealt) => {
    const turned = {
      ...wish,
      applications: wish.applications.toReversed(),
      questions: wish.questions.toReversed(),
      reviewers: wish.reviewers.toReversed(),
    };
    expect(sorted(dealAnswersToReviewers(turned))).toEqual(sorted(dealt));
  });
  const wish = {
    applications: range(20),
    questions: [1, 2],
    reviewers: range(5),
    reviewsPerAnswer: 3,
    seen: [],
  };
  expect(sorted(dealAnswersToReviewers({ ...wish, seed: new Uint8Array(32).fill(1) }))).not.toEqual(
    sorted(dealAnswersToReviewers({ ...wish, seed: new Uint8Array(32).fill(2) })),
  );
});

test('each reviewer meets the answers of a question from the first to the last, one after the other', () => {
  check((_, dealt) => {
    for (const own of Map.groupBy(
      dealt,
      ({ question, reviewer }) => `${question} ${reviewer}`,
    ).values()) {
      expect(own.map(({ position }) => position).sort((a, b) => a - b)).toEqual(range(own.length));
    }
  });
});

test('pairs of reviewers meet about equally often', () => {
  const dealt = dealAnswersToReviewers({
    seed: new Uint8Array(32).fill(7),
    applications: range(60),
    questions: [1, 2],
    reviewers: range(6),
    reviewsPerAnswer: 2,
    seen: [],
  });
  const meetings = Map.groupBy(answersOf(dealt), (readers) =>
    readers
      .map(({ reviewer }) => reviewer)
      .sort((a, b) => a - b)
      .join(' '),
  );
  expect(meetings.size).toBe(15);
  expect(spread([...meetings.values()].map((list) => list.length))).toBeLessThanOrEqual(2);
});

test('the order in which applications came in says nothing about the order in which they are read', () => {
  const ranks: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    const seed = new Uint8Array(32).fill(n);
    for (const own of Map.groupBy(
      dealAnswersToReviewers({
        seed,
        applications: range(24),
        questions: [1, 2, 3],
        reviewers: range(4),
        reviewsPerAnswer: 3,
        seen: [],
      }),
      ({ question, reviewer }) => `${question} ${reviewer}`,
    ).values()) {
      const inOrder = own
        .sort((a, b) => a.position - b.position)
        .map(({ application }) => application);
      ranks.push(rankCorrelation(inOrder));
    }
  }
  const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  expect(Math.abs(mean(ranks))).toBeLessThan(0.1);
  // Pairs see mirrored orders, whose correlations cancel out even if nothing was shuffled; their squares do not.
  expect(mean(ranks.map((rank) => rank ** 2))).toBeLessThan(0.1);
});

test('an answer that one of a pair meets early, the other meets late', () => {
  const dealt = dealAnswersToReviewers({
    seed: new Uint8Array(32).fill(3),
    applications: range(20),
    questions: [1],
    reviewers: [1, 2],
    reviewsPerAnswer: 2,
    seen: [],
  });
  const sums = answersOf(dealt).map((readers) =>
    readers.reduce((sum, { position }) => sum + position, 0),
  );
  expect(new Set(sums)).toEqual(new Set([21]));
});

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** Spearman, of the ids against their places. */
function rankCorrelation(inOrder: number[]): number {
  const ranked = [...inOrder].sort((a, b) => a - b);
  const n = inOrder.length;
  const d2 = inOrder.reduce((sum, id, place) => sum + (ranked.indexOf(id) - place) ** 2, 0);
  return 1 - (6 * d2) / (n * (n * n - 1));
}
