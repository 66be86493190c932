import { expect, test } from 'vitest';
import { exampleItemsOfEachPlanItemKind } from '../../../test/example-items-of-each-plan-item-kind.ts';
import { planItemFromRow, rowFromPlanItem } from './plan-item-from-row.ts';

test.each(Object.values(exampleItemsOfEachPlanItemKind).map((item) => [item.kind, item] as const))(
  'an item of kind %s is the same after it was kept',
  (_, item) => {
    expect(planItemFromRow({ ...rowFromPlanItem(item), criteria: item.criteria })).toEqual(item);
  },
);

test('a condition and a requirement are kept', () => {
  const item = {
    ...exampleItemsOfEachPlanItemKind['yes-no'],
    condition: { item: 'one', options: ['red'] },
    mustHave: { answer: true },
  };
  expect(planItemFromRow({ ...rowFromPlanItem(item), criteria: item.criteria })).toEqual(item);
});
