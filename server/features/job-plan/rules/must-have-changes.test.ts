import type { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { listMustHaveChangesOfItem } from './must-have-changes.ts';

const yes: ItemWithMustHave = { ...items['yes-no'], mustHave: { answer: true } };
const no: ItemWithMustHave = { ...items['yes-no'], mustHave: { answer: false } };
const options = (words: string) => [
  { key: 'red', words },
  { key: 'blue', words: 'Blue' },
];
const red = (words: string): ItemWithMustHave => ({
  ...items['one-of'],
  options: options(words),
  mustHave: { options: ['red'] },
});
const at = (planVersion: number, item: ItemWithMustHave) => ({ planVersion, item });

test.each<[string, { planVersion: number; item: ItemWithMustHave }[], number, unknown]>([
  ['one rule from the beginning', [at(1, yes), at(2, yes)], 2, [[1, 'Yes']]],
  ['a rule that was added later', [at(3, yes)], 3, [[3, 'Yes']]],
  [
    'another rule',
    [at(1, yes), at(2, yes), at(3, no)],
    3,
    [
      [1, 'Yes'],
      [3, 'No'],
    ],
  ],
  [
    'a rule that was taken out',
    [at(1, yes)],
    3,
    [
      [1, 'Yes'],
      [2, null],
    ],
  ],
  [
    'and put back',
    [at(1, yes), at(3, yes)],
    3,
    [
      [1, 'Yes'],
      [2, null],
      [3, 'Yes'],
    ],
  ],
  ['other words for an option', [at(1, red('Red')), at(2, red('Crimson'))], 2, [[1, '“Crimson”']]],
  [
    'another condition',
    [at(1, yes), at(2, { ...yes, condition: { item: 'number', options: ['yes'] } })],
    2,
    [
      [1, 'Yes'],
      [2, 'Yes'],
    ],
  ],
])('%s', (_, rules, newest, changes) => {
  expect(
    listMustHaveChangesOfItem(rules, newest).map(({ planVersion, words }) => [planVersion, words]),
  ).toEqual(changes);
});
