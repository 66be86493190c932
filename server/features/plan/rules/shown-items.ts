import type { ItemAnswer } from '@evenhand/contract/plan/item-answer.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';

export type ConditionalItem = Pick<PlanItem, 'key' | 'condition'>;

/**
 * Which items of a stage somebody sees who has answered so. An item is hidden with the one that it depends on; those that depend
 * on each other in a circle are hidden, and a plan with such is not published.
 */
export function listShownItems<Item extends ConditionalItem>(
  items: readonly Item[],
  answers: ReadonlyMap<string, ItemAnswer>,
): Item[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return items.filter((item) => isShown(item, byKey, answers));
}

function isShown(
  item: ConditionalItem,
  byKey: ReadonlyMap<string, ConditionalItem>,
  answers: ReadonlyMap<string, ItemAnswer>,
): boolean {
  const passed = new Set<string>();
  let current: ConditionalItem | undefined = item;
  while (current?.condition !== undefined) {
    if (
      passed.has(current.key) ||
      !isConditionMet(current.condition, answers.get(current.condition.item))
    )
      return false;
    passed.add(current.key);
    current = byKey.get(current.condition.item);
  }
  return current !== undefined;
}

/** Whether the answer to the item that it names lets one be asked that depends on it. */
export function isConditionMet(
  { options }: NonNullable<ConditionalItem['condition']>,
  answer: ItemAnswer | null | undefined,
): boolean {
  if (typeof answer === 'boolean') return options.includes(answer ? 'yes' : 'no');
  if (typeof answer === 'string') return options.includes(answer);
  return (
    Array.isArray(answer) && answer.some((key) => typeof key === 'string' && options.includes(key))
  );
}
