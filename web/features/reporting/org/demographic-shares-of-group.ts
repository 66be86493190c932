import {
  type PublishedCount,
  type DemographicCountsByOption,
} from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import { PERCENTAGE_DENOMINATOR_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import { UNKNOWN_DEMOGRAPHIC_OPTION_CODE } from '@evenhand/contract/reporting/demographic-categories.ts';

export type DemographicOption = { code: string; label: string };
export type DemographicShare = DemographicOption & {
  count: PublishedCount;
  /** Per cent of those who told; null where it cannot be said. */
  share: number | null;
};
export type DemographicSharesOfGroup = {
  /** How many told; null where a held-back number is among them. */
  told: number | null;
  unknown: PublishedCount;
  options: DemographicShare[];
};

/** Of a row of five or more that is not shown. */
export const HELD_BACK_FIGURE_WORDS = 'Held back, as a smaller number could be worked out from it';

/** Counted once more under an option of their own. */
const GROUPS_ABOVE: ReadonlySet<string> = new Set(['ageRange.40-plus']);

/** Options that are told apart: neither whoever did not say, nor a group above others. */
export function listReportedDemographicOptions(
  options: readonly DemographicOption[],
): DemographicOption[] {
  return options.filter(
    ({ code }) => code !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE && !GROUPS_ABOVE.has(code),
  );
}

/**
 * The shares of those who told, from published numbers alone.
 * @param exact Where counts are exact, `<5` stands for one to four people, who are known only as what is left of everybody
 */
export function calculateDemographicShares(
  counts: NonNullable<DemographicCountsByOption>,
  options: readonly DemographicOption[],
  exact: { everybody: number | null } | null,
): DemographicSharesOfGroup {
  const unknown = counts[UNKNOWN_DEMOGRAPHIC_OPTION_CODE] ?? null;
  const cells = listReportedDemographicOptions(options).map(({ code }) => counts[code] ?? null);
  const isKnown = !cells.includes(null) && !(exact && cells.includes('<5'));
  const told = isKnown ? sumOf(cells) : reportedBesides(unknown, exact?.everybody ?? null);
  return {
    told,
    unknown,
    options: options
      .filter(({ code }) => code !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE)
      .map((option) => {
        const count = counts[option.code] ?? null;
        return { ...option, count, share: shareOf(count, told) };
      }),
  };
}

/** A published `<5` adds nothing: it was rounded to 0. */
function sumOf(cells: readonly PublishedCount[]): number {
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === 'number' ? cell : 0), 0);
}

function reportedBesides(unknown: PublishedCount, everybody: number | null): number | null {
  return everybody === null || typeof unknown !== 'number'
    ? null
    : Math.max(0, everybody - unknown);
}

function shareOf(count: PublishedCount, told: number | null): number | null {
  if (typeof count !== 'number' || told === null || told < PERCENTAGE_DENOMINATOR_MIN) return null;
  return Math.min(100, (count / told) * 100);
}
