import { expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../../test/example-plan-item-by-kind.ts';
import { parseTestChoice } from './parse-test-choice.ts';

const one = examplePlanItemByKind['one-of'];
const many = { ...examplePlanItemByKind['many-of'], least: 2, most: 2 };
const gone = 'An option that was chosen is not offered any more. Choose again.';

test.each([
  ['one', one, ['green'], ['green']],
  ['the same twice', one, ['green', 'green'], ['green']],
  ['taken back', one, [], []],
  ['fewer than asked for, while it is written', many, ['blue'], ['blue']],
  ['in the order in which they are offered', many, ['blue', 'red'], ['red', 'blue']],
  [
    'all, where nothing limits them',
    { ...many, most: null },
    ['red', 'blue', 'green'],
    ['red', 'green', 'blue'],
  ],
])('is stored: %s', (_, item, chosen, value) => {
  expect(parseTestChoice(item, chosen)).toEqual({ value });
});

test.each([
  ['two of one', one, ['green', 'blue'], 'Choose one option.'],
  ['too many', many, ['red', 'green', 'blue'], 'Choose at most 2.'],
  ['what is not offered', one, ['violet'], gone],
  ['a name that every object has', many, ['constructor'], gone],
])('is not stored: %s', (_, item, chosen, problem) => {
  expect(parseTestChoice(item, chosen)).toEqual({ problem });
});
