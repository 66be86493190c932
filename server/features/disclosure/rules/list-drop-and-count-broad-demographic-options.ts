import type {
  PublishedCount,
  DemographicCountsByOption,
} from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import type { EqualOpportunitiesForm } from '../../equal-opportunities/rules/equal-opportunities-form-types.ts';

type Option = { code: string; label: string };

/** Ages that the law of the United States protects together (Age Discrimination in Employment Act, 29 U.S.C. 631). */
const FROM_40: Option = { code: 'ageRange.40-plus', label: '40 or over' };
const AGES_FROM_40 = ['40-44', '45-49', '50-54', '55-59', '60-64', '65-plus'];

const partsOf: ReadonlyMap<string, readonly string[]> = new Map([
  [FROM_40.code, AGES_FROM_40.map((age) => `ageRange.${age}`)],
]);

/** Groups of which the options of a category are parts: whoever is counted in one is counted in a part of it, too. */
export function listBroadDemographicOptionsOfForm(
  { eoSet }: EqualOpportunitiesForm,
  category: DemographicCategory,
): Option[] {
  return eoSet === 'US' && category === 'ageRange' ? [FROM_40] : [];
}

/** Options that are no group above others. */
export function dropBroadDemographicOptions<O extends { code: string }>(
  options: readonly O[],
): O[] {
  return options.filter(({ code }) => !partsOf.has(code));
}

/**
 * Adds the groups that are among the options: sums of what is shown of their parts, so that they tell nothing more.
 * @param few what `<5` stands for: a published 0, or something that is not to be computed
 */
export function addCountsOfBroadDemographicOptions(
  counts: DemographicCountsByOption,
  options: readonly { code: string }[],
  few: 0 | null,
): DemographicCountsByOption {
  if (counts === null) return null;
  const groups = options.flatMap(({ code }): [string, PublishedCount][] => {
    const parts = partsOf.get(code);
    return parts
      ? [
          [
            code,
            sumOf(
              parts.map((part) => counts[part] ?? few),
              few,
            ),
          ],
        ]
      : [];
  });
  return groups.length === 0 ? counts : { ...counts, ...Object.fromEntries(groups) };
}

function sumOf(cells: readonly PublishedCount[], few: 0 | null): PublishedCount {
  let sum = 0;
  for (const cell of cells) {
    const n = cell === '<5' ? few : cell;
    if (n === null) return null;
    sum += n;
  }
  return few === 0 && sum === 0 ? '<5' : sum;
}
