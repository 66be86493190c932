import type { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { describeMustHave } from './describe-must-have.ts';

const weeks = { ...items.number, unit: 'weeks' };
const between = (least: number | null, most: number | null): ItemWithMustHave => ({
  ...weeks,
  mustHave: { least, most },
});
const options = [
  { key: 'red', words: 'A red one' },
  { key: 'green', words: 'A green one' },
];
const many = { ...items['many-of'], options };

test.each<[ItemWithMustHave, string]>([
  [{ ...items['yes-no'], mustHave: { answer: true } }, 'Yes'],
  [{ ...items['yes-no'], mustHave: { answer: false } }, 'No'],
  [{ ...items['one-of'], options, mustHave: { options: ['green'] } }, '“A green one”'],
  [
    { ...items['one-of'], options, mustHave: { options: ['red', 'green'] } },
    '“A red one” or “A green one”',
  ],
  [
    { ...many, mustHave: { options: ['red', 'green'], needs: 'any' } },
    '“A red one” or “A green one”',
  ],
  [
    { ...many, mustHave: { options: ['red', 'green'], needs: 'all' } },
    '“A red one” and “A green one”',
  ],
  [between(null, 8), 'At most 8 weeks'],
  [between(0, null), 'At least 0 weeks'],
  [between(1000.5, 2000), '1,000.5 to 2,000 weeks'],
  [between(3, 3), '3 weeks'],
  [{ ...items.number, mustHave: { least: 3, most: null } }, 'At least 3'],
])('what meets %o is said as %s', (item, words) => {
  expect(describeMustHave(item)).toBe(words);
});
