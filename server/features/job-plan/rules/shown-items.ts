import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

export type ItemWithCondition = Pick<PlanItem, 'key' | 'condition'>;

/**
 * Which items of a stage somebody sees who has answered so. An item is hidden with the one that it depends on; those that depend
 * on each other in a circle are hidden, and a plan with such is not published.
 */
export function listItemsShownForAnswers<Item extends ItemWithCondition>(
  items: readonly Item[],
  answers: ReadonlyMap<string, PlanItemAnswer>,
): Item[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return items.filter((item) => isShown(item, byKey, answers));
}

function isShown(
  item: ItemWithCondition,
  byKey: ReadonlyMap<string, ItemWithCondition>,
  answers: ReadonlyMap<string, PlanItemAnswer>,
): boolean {
  const passed = new Set<string>();
  let current: ItemWithCondition | undefined = item;
  while (current?.condition !== undefined) {
    if (
      passed.has(current.key) ||
      !isItemConditionMet(current.condition, answers.get(current.condition.item))
    )
      return false;
    passed.add(current.key);
    current = byKey.get(current.condition.item);
  }
  return current !== undefined;
}

/** Whether the answer to the item that it names lets one be asked that depends on it. */
export function isItemConditionMet(
  { options }: NonNullable<ItemWithCondition['condition']>,
  answer: PlanItemAnswer | null | undefined,
): boolean {
  if (typeof answer === 'boolean') return options.includes(answer ? 'yes' : 'no');
  if (typeof answer === 'string') return options.includes(answer);
  return (
    Array.isArray(answer) && answer.some((key) => typeof key === 'string' && options.includes(key))
  );
}
