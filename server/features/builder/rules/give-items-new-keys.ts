import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

/** The items of a stage under other keys, with the conditions between them. */
export function givePlanItemsNewKeys(items: readonly PlanItem[], newKey: () => string): PlanItem[] {
  const keys = new Map(items.map(({ key }) => [key, newKey()]));
  const other = (key: string) => keys.get(key) ?? key;
  return items.map((item) => ({
    ...item,
    key: other(item.key),
    ...(item.condition && { condition: { ...item.condition, item: other(item.condition.item) } }),
  }));
}
