import { expect, test } from 'vitest';
import { placeOn, scoreAxis } from './score-axis.ts';

const row = (mean: number | null, spread: number | null = 0) => ({ mean, spread });

test('the axis begins at the half star below the lowest bar', () => {
  expect(scoreAxis([row(4.2, 0.4), row(3.4, 0.3)])).toEqual({
    low: 3,
    high: 5,
    marks: [3, 3.5, 4, 4.5, 5],
  });
});

test('it never leaves the stars, and is never shorter than one', () => {
  expect(scoreAxis([row(1.2, 0.9)])).toEqual({ low: 1, high: 5, marks: [1, 2, 3, 4, 5] });
  expect(scoreAxis([row(5)])).toMatchObject({ low: 4, high: 5 });
  expect(scoreAxis([row(null, null)])).toMatchObject({ low: 4, high: 5 });
});

test('a score has its place', () => {
  const axis = scoreAxis([row(3)]);
  expect([placeOn(axis, 3), placeOn(axis, 4), placeOn(axis, 5), placeOn(axis, 2)]).toEqual([
    0, 50, 100, 0,
  ]);
});
