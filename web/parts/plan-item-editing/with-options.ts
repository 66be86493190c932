import type { ManyOfItem, OneOfItem } from '@evenhand/contract/plan/plan-item.ts';

/** The item with other options; its requirement names none that are gone. */
export function withOptions<Item extends OneOfItem | ManyOfItem>(
  item: Item,
  options: Item['options'],
): Item {
  if (item.mustHave === undefined) return { ...item, options };
  const kept = item.mustHave.options.filter((key) => options.some((option) => option.key === key));
  return { ...item, options, mustHave: { ...item.mustHave, options: kept } };
}
