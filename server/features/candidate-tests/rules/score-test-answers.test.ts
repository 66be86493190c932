import { expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../../test/example-plan-item-by-kind.ts';
import { type TestItemWithAnswerKey, scoreTestAnswers } from './score-test-answers.ts';

const one = (weight: number): TestItemWithAnswerKey => ({
  id: 1,
  item: { ...examplePlanItemByKind['one-of'], weight },
  points: { green: 2, blue: 1 },
});
const many = (weight: number): TestItemWithAnswerKey => ({
  id: 2,
  item: { ...examplePlanItemByKind['many-of'], most: 2, weight },
  points: { red: 1, green: 3 },
});

test.each<[string, TestItemWithAnswerKey[], Record<string, string[]>, number]>([
  ['nothing chosen', [one(1), many(1)], {}, 0],
  ['all right', [one(1), many(1)], { one: ['green'], many: ['red', 'green'] }, 100],
  ['half of one', [one(1)], { one: ['blue'] }, 50],
  ['by weight', [one(3), many(1)], { one: ['green'] }, 75],
  ['in part', [many(1)], { many: ['green'] }, 75],
  ['a third, to four decimals', [one(1), many(2)], { one: ['green'] }, 33.3333],
  ['what weighs nothing counts for nothing', [one(1), many(0)], { one: ['green'] }, 100],
  ['no question counts', [one(0)], { one: ['green'] }, 0],
  ['an option that is not offered', [one(1)], { one: ['violet'] }, 0],
  ['a question that is not asked', [one(1)], { other: ['green'] }, 0],
  ['names that every object has', [one(1)], { toString: ['green'] }, 0],
])('%s', (_, items, answers, score) => {
  expect(scoreTestAnswers(items, answers).score).toBe(score);
});

test('what each question brought is told whatever it weighs', () => {
  const answers = { one: ['blue'], many: ['green'] };
  expect(scoreTestAnswers([one(1), many(0)], answers)).toEqual({
    score: 50,
    byItem: { 1: 50, 2: 75 },
  });
});
