import type {
  AdverseImpactOfOption,
  AdverseImpactVerdict,
} from '@evenhand/contract/reporting/organisation-reports.ts';

const ranks: Readonly<Record<AdverseImpactVerdict, number>> = {
  act: 0,
  'worth a look': 1,
  'consistent with chance': 2,
};

/** What asks for something first, then the lowest ratios; a step that everybody passes is no comparison. */
export function sortAdverseImpactRowsBySeverity(
  rows: readonly AdverseImpactOfOption[],
): AdverseImpactOfOption[] {
  return rows
    .filter(({ ratio, low, high }) => !(ratio === 1 && low === 1 && high === 1))
    .toSorted((one, other) => ranks[one.verdict] - ranks[other.verdict] || one.ratio - other.ratio);
}
