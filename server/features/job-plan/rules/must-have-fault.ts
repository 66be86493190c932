import type {
  NumberQuestion,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

/** Why nobody could meet what an item requires, or everybody would; undefined where it requires nothing. */
export function findMustHaveFault(item: PlanItem): string | undefined {
  if (!('mustHave' in item) || item.mustHave === undefined) return undefined;
  if (item.kind === 'yes-no') return undefined;
  if (item.kind === 'number') return findNumberFault(item);
  const { options } = item.mustHave;
  if (options.length === 0) return 'say which answers meet the requirement.';
  if (!options.every((key) => item.options.some((option) => option.key === key)))
    return 'the requirement names an option that is not offered.';
  if (item.kind === 'one-of' && item.options.every(({ key }) => options.includes(key)))
    return 'every option meets the requirement. Leave one out, or require nothing.';
  if (item.kind === 'many-of' && needsMoreThanAllowed(item))
    return 'the requirement needs more options than may be chosen.';
  return undefined;
}

function needsMoreThanAllowed({ mustHave, most }: Extract<PlanItem, { kind: 'many-of' }>): boolean {
  return mustHave?.needs === 'all' && most !== null && new Set(mustHave.options).size > most;
}

function findNumberFault({ mustHave, min, max }: NumberQuestion): string | undefined {
  const least = mustHave?.least ?? null;
  const most = mustHave?.most ?? null;
  if (least === null && most === null) return 'say which numbers meet the requirement.';
  const [first, last] = [
    Math.max(least ?? -Infinity, min ?? -Infinity),
    Math.min(most ?? Infinity, max ?? Infinity),
  ];
  return first > last ? 'no number that may be written meets the requirement.' : undefined;
}
