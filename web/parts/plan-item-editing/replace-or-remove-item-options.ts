import type {
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

/** The item with other options; its requirement names none that are gone. */
export function replaceItemOptions<Item extends SingleChoiceQuestion | MultipleChoiceQuestion>(
  item: Item,
  options: Item['options'],
): Item {
  if (item.mustHave === undefined) return { ...item, options };
  const kept = item.mustHave.options.filter((key) => options.some((option) => option.key === key));
  return { ...item, options, mustHave: { ...item.mustHave, options: kept } };
}

/** The item without options that say nothing yet: they are on this screen only. */
export function removeUnwrittenItemOptions(item: PlanItem): PlanItem {
  if (!('options' in item)) return item;
  const options = item.options.filter(({ words }) => words.trim() !== '');
  return options.length === item.options.length ? item : replaceItemOptions(item, options);
}
