import { expect, test } from 'vitest';
import { scoreAxisPercent, buildScoreAxis } from './score-axis.ts';

const row = (mean: number | null, spread: number | null = 0) => ({ mean, spread });

test('the axis begins at the half star below the lowest bar', () => {
  expect(buildScoreAxis([row(4.2, 0.4), row(3.4, 0.3)])).toEqual({
    low: 3,
    high: 5,
    marks: [3, 3.5, 4, 4.5, 5],
  });
});

test('it never leaves the stars, and is never shorter than one', () => {
  expect(buildScoreAxis([row(1.2, 0.9)])).toEqual({ low: 1, high: 5, marks: [1, 2, 3, 4, 5] });
  expect(buildScoreAxis([row(5)])).toMatchObject({ low: 4, high: 5 });
  expect(buildScoreAxis([row(null, null)])).toMatchObject({ low: 4, high: 5 });
});

test('a score has its place', () => {
  const axis = buildScoreAxis([row(3)]);
  expect([
    scoreAxisPercent(axis, 3),
    scoreAxisPercent(axis, 4),
    scoreAxisPercent(axis, 5),
    scoreAxisPercent(axis, 2),
  ]).toEqual([0, 50, 100, 0]);
});
