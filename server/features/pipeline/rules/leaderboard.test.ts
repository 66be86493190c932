import { expect, test } from 'vitest';
import { type CandidateToRank, rankCandidates, type AnswerScoreTally } from './leaderboard.ts';

/** An answer that got these stars and waits for `missing` more. */
function answer(stars: number[], missing = 0): AnswerScoreTally {
  const sum = stars.reduce((a, b) => a + b, 0);
  return {
    scored: stars.length,
    expected: stars.length + missing,
    sum,
    squares: stars.reduce((a, b) => a + b * b, 0),
  };
}

function entry(
  id: number,
  answers: (AnswerScoreTally | null)[],
  lot = String(id),
): CandidateToRank {
  return { id, lot, answers };
}

test('a score is the mean of the means of the answers, not of all stars', () => {
  // (5 + 4 + 3) / 3 = 4 and (2 + 2) / 2 = 2, so 3; all five stars together would give 3.2.
  const [row] = rankCandidates([entry(1, [answer([5, 4, 3]), answer([2, 2])])]);
  expect(row).toMatchObject({ rank: '1', mean: 3, byQuestion: [4, 2] });
});

test('the spread is 1.2816 standard errors of that mean', () => {
  // s² = 1 over 3 reviews and 0 over 2: se = sqrt(1/3 + 0/2) / 2 = .2887, times 1.2816 = .37.
  expect(rankCandidates([entry(1, [answer([5, 4, 3]), answer([2, 2])])])[0]?.spread).toBe(0.37);
  // s² = 4.5 and .5 over 2 each: se = sqrt(2.25 + .25) / 2 = .7906, times 1.2816 = 1.0132.
  expect(rankCandidates([entry(1, [answer([1, 4]), answer([4, 5])])])[0]?.spread).toBe(1.01);
});

test('an answer read once borrows its variance from those of its question', () => {
  // Question 1: deviations .5 and 2 squared, over 1 + 1 degrees: pooled 1.25. One review: se = sqrt(1.25) = 1.1180, times 1.2816 = 1.4329.
  const rows = rankCandidates([
    entry(1, [answer([4, 5])]),
    entry(2, [answer([2, 4])]),
    entry(3, [answer([3])]),
  ]);
  expect(rows.find(({ id }) => id === 3)).toMatchObject({ mean: 3, spread: 1.43 });
});

test('a question nobody shared borrows from the role, and a role without any has no spread', () => {
  // Only question 1 was shared: pooled .5. Entry 2: se = sqrt(.5/1 + .5/1) / 2 = .5, times 1.2816 = .64.
  const rows = rankCandidates([
    entry(1, [answer([4, 5]), answer([3])]),
    entry(2, [answer([3]), answer([4])]),
  ]);
  expect(rows.find(({ id }) => id === 2)).toMatchObject({ mean: 3.5, spread: 0.64 });
  expect(
    rankCandidates([entry(1, [answer([4])]), entry(2, [answer([2])])]).map(({ spread }) => spread),
  ).toEqual([null, null]);
});

test('equal to two decimals shares a rank, and the lot decides the order inside it', () => {
  const rows = rankCandidates([
    entry(1, [answer([3, 3])], 'c'),
    entry(2, [answer([5, 5])], 'x'),
    entry(3, [answer([2, 4])], 'a'),
    entry(4, [answer([1, 5])], 'b'),
    entry(5, [answer([2, 2])], 'a'),
  ]);
  expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
    [2, '1'],
    [3, '2–4'],
    [4, '2–4'],
    [1, '2–4'],
    [5, '5'],
  ]);
});

test('means that differ in the third decimal are equal', () => {
  // 3.3333 and 3.3333; 10/3 against (3.33…+3.33…)/2 computed another way round.
  const rows = rankCandidates([
    entry(1, [answer([3, 3, 4])]),
    entry(2, [answer([4, 3, 3]), answer([3, 4, 3])]),
  ]);
  expect(rows.map(({ rank, mean }) => [rank, mean])).toEqual([
    ['1–2', 3.33],
    ['1–2', 3.33],
  ]);
});

test('whoever waits for a review has no rank and no score, and stands under the others by lot', () => {
  const rows = rankCandidates([
    entry(1, [answer([5, 5], 1), answer([5])], 'z'),
    entry(2, [answer([1]), answer([1])], 'y'),
    entry(3, [answer([5]), answer([], 1)], 'a'),
  ]);
  expect(rows.map(({ id, rank, mean, byQuestion }) => [id, rank, mean, byQuestion])).toEqual([
    [2, '1', 1, [1, 1]],
    [3, null, null, [5, null]],
    [1, null, null, [null, 5]],
  ]);
});

test('a question that was not sent to review counts for nothing', () => {
  expect(rankCandidates([entry(1, [null, answer([4, 4])])])[0]).toMatchObject({
    rank: '1',
    mean: 4,
    byQuestion: [null, 4],
    spread: 0,
  });
  expect(rankCandidates([entry(1, [null, null])])[0]).toMatchObject({ rank: null, mean: null });
  expect(rankCandidates([])).toEqual([]);
});
