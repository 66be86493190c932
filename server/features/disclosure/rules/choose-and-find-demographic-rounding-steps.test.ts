import { expect, test } from 'vitest';
import type { CountsByStepAndOption } from './round-and-sum-demographics-cells.ts';
import {
  listCoarseRoundingSteps,
  createRoundingStepChooser,
  roundingStepOfOption,
} from './choose-and-find-demographic-rounding-steps.ts';

/** Published so far, of everybody who began. */
const published = (gender: Record<string, number>): CountsByStepAndOption =>
  new Map([
    ['gender', new Map(Object.entries(gender).map(([option, n]) => [option, [n, 0, 0, 0, 0, 0]]))],
  ]);

test.each<[string, Record<string, number>, Record<string, number>]>([
  ['one common answer', { a: 90, b: 25, c: 5 }, { a: 5, b: 5, c: 5 }],
  ['two, and a rare one', { a: 60, b: 55, c: 5 }, { a: 20, b: 20, c: 5 }],
  ['exactly a third as common', { a: 90, b: 30 }, { a: 20, b: 20 }],
  ['many', { a: 40, b: 35, c: 30, d: 25 }, { a: 20, b: 20, c: 20, d: 20 }],
  ['too few to say', { a: 90, b: 5 }, { a: 20, b: 20, z: 20 }],
  ['an answer that nobody has given so far', { a: 60, b: 60 }, { z: 5 }],
])('%s', (_, counts, expected) => {
  const stepOf = createRoundingStepChooser(published(counts));
  for (const [option, step] of Object.entries(expected))
    expect([option, stepOf('gender', option, 59)]).toEqual([option, step]);
});

test('larger groups are rounded more coarsely, and other categories by themselves, from the first on', () => {
  const stepOf = createRoundingStepChooser(published({ a: 60, b: 60, c: 5 }));
  expect(stepOf('gender', 'a', 60)).toBe(40);
  expect(stepOf('gender', 'c', 60)).toBe(5);
  expect(stepOf('religion', 'a', 59)).toBe(20);
});

test('what is coarse is told of every answer, whoever gave it', () => {
  const known = published({ a: 60, b: 60, c: 5 });
  const { gender, religion } = listCoarseRoundingSteps(known, 30);
  expect([gender, religion]).toEqual([{ a: 20, b: 20 }, { '*': 20 }]);
  expect(listCoarseRoundingSteps(known, 300).gender).toEqual({ a: 40, b: 40 });
  expect(roundingStepOfOption(listCoarseRoundingSteps(known, 30), 'gender', 'c')).toBe(5);
  expect(roundingStepOfOption(listCoarseRoundingSteps(known, 30), 'religion', 'c')).toBe(20);
});
