import { CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';

export type CandidateSourceCounts = {
  /** As it stands on the applications. */
  source: string;
  /** What it is counted under. */
  name: string;
  started: number;
  submit: number;
  review: number;
  interview: number;
  hired: number;
  starsSum: number;
  starsCount: number;
};

/** Who came by a source that is not told by its name. */
export const OTHER_CANDIDATE_SOURCES_NAME = 'Other sources';

/**
 * Adds up rows of the same name, and those of sources that are not told under one. What is told is decided before the
 * merging: else two small sources could be told apart by merging each with a large one.
 */
export function combineReportedSources(
  rows: readonly CandidateSourceCounts[],
  isTold: (row: CandidateSourceCounts) => boolean,
): CandidateSourceCounts[] {
  const told = new Map<string, CandidateSourceCounts>();
  for (const row of rows) {
    const name = isTold(row) ? row.name : OTHER_CANDIDATE_SOURCES_NAME;
    told.set(name, summed(told.get(name), { ...row, name }));
  }
  return [...told.values()].sort(
    (one, other) => other.submit - one.submit || one.name.localeCompare(other.name, 'en'),
  );
}

/** Mean stars to two decimals, of five scored candidates or more. */
export function meanStarsOfCandidateSource({
  starsSum,
  starsCount,
}: CandidateSourceCounts): number | null {
  return starsCount < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN
    ? null
    : Math.round((starsSum / starsCount) * 100) / 100;
}

function summed(
  one: CandidateSourceCounts | undefined,
  other: CandidateSourceCounts,
): CandidateSourceCounts {
  if (one === undefined) return other;
  return {
    source: one.source,
    name: one.name,
    started: one.started + other.started,
    submit: one.submit + other.submit,
    review: one.review + other.review,
    interview: one.interview + other.interview,
    hired: one.hired + other.hired,
    starsSum: one.starsSum + other.starsSum,
    starsCount: one.starsCount + other.starsCount,
  };
}
