import type { ReportPeriodAndFilterValues } from './report-period-and-filter-query-encoding.ts';

type Part = { words: string; names: readonly string[] };

/** 'Only including roles in the team Homes & Support at the level C or D', in parts, so that the names can be set off. */
export function reportFilterSummaryParts({
  teams,
  grades,
}: Pick<ReportPeriodAndFilterValues, 'teams' | 'grades'>): Part[] {
  const parts = [
    { words: 'in the team', names: teams },
    { words: 'at the level', names: grades },
  ].filter(({ names }) => names.length > 0);
  return parts.map(({ words, names }, place) => ({
    words: place === 0 ? `Only including roles ${words}` : words,
    names,
  }));
}

/** The same in one sentence; none without filters. */
export function reportFilterSummarySentences(
  query: Pick<ReportPeriodAndFilterValues, 'teams' | 'grades'>,
): string[] {
  const words = reportFilterSummaryParts(query).map(
    ({ words: before, names }) =>
      before +
      names.map((name, place) => findSeparatorBeforeListItem(place, names.length) + name).join(''),
  );
  return words.length === 0 ? [] : [`${words.join(' ')}.`];
}

/** Between the names of a list: 'A, B or C'. */
export function findSeparatorBeforeListItem(place: number, count: number): string {
  if (place === 0) return ' ';
  return place === count - 1 ? ' or ' : ', ';
}
