import { expect, test } from 'vitest';
import { scoreAxisPercent, buildScoreAxis } from './score-axis.ts';

const row = (overall: number | null, spread: number | null = 0) => ({ overall, spread });

test('the axis begins at the ten below the lowest bar', () => {
  expect(buildScoreAxis([row(84, 8), row(68, 6)])).toEqual({
    low: 60,
    high: 100,
    marks: [60, 70, 80, 90, 100],
  });
});

test('it never leaves what can be reached, and is never shorter than twenty', () => {
  expect(buildScoreAxis([row(6, 18)])).toEqual({
    low: 0,
    high: 100,
    marks: [0, 20, 40, 60, 80, 100],
  });
  expect(buildScoreAxis([row(100)])).toMatchObject({ low: 80, high: 100 });
  expect(buildScoreAxis([row(null, null)])).toMatchObject({ low: 80, high: 100 });
});

test('a score has its place', () => {
  const axis = buildScoreAxis([row(60)]);
  expect([
    scoreAxisPercent(axis, 60),
    scoreAxisPercent(axis, 80),
    scoreAxisPercent(axis, 100),
    scoreAxisPercent(axis, 20),
  ]).toEqual([0, 50, 100, 0]);
});
