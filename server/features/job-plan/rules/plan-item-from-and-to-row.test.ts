import { expect, test } from 'vitest';
import { examplePlanItemByKind } from '../../../test/example-plan-item-by-kind.ts';
import { planItemFromRow, rowFromPlanItem } from './plan-item-from-and-to-row.ts';

test.each(Object.values(examplePlanItemByKind).map((item) => [item.kind, item] as const))(
  'an item of kind %s is the same after it was kept',
  (_, item) => {
    expect(planItemFromRow({ ...rowFromPlanItem(item), criteria: item.criteria })).toEqual(item);
  },
);

test('a condition and a requirement are kept', () => {
  const item = {
    ...examplePlanItemByKind['yes-no'],
    condition: { item: 'one', options: ['red'] },
    mustHave: { answer: true },
  };
  expect(planItemFromRow({ ...rowFromPlanItem(item), criteria: item.criteria })).toEqual(item);
});
