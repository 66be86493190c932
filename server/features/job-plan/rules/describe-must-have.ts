import type { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';

/** Which answers meet what an item requires: 'Yes', '“Days” or “Nights”', 'At least 4 weeks'. */
export function describeMustHave(item: ItemWithMustHave): string {
  if (item.kind === 'yes-no') return item.mustHave.answer ? 'Yes' : 'No';
  if (item.kind === 'number') return describeNumbers(item);
  const words = item.mustHave.options.map(
    (option) => `“${item.options.find(({ key }) => key === option)?.words ?? option}”`,
  );
  const type =
    item.kind === 'many-of' && item.mustHave.needs === 'all' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat('en-GB', { type }).format(words);
}

function describeNumbers({
  mustHave,
  unit,
}: Extract<ItemWithMustHave, { kind: 'number' }>): string {
  const { least, most } = mustHave;
  const counted = (words: string) => (unit ? `${words} ${unit}` : words);
  if (least === null) return counted(`At most ${format(most)}`);
  if (most === null) return counted(`At least ${format(least)}`);
  return counted(least === most ? format(least) : `${format(least)} to ${format(most)}`);
}

function format(bound: number | null): string {
  return bound === null
    ? ''
    : new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 }).format(bound);
}
