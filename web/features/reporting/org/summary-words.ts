import type { ReportQueryState } from './report-query-state.ts';

type Part = { words: string; names: readonly string[] };

/** 'Only including roles in the team Homes & Support at the level C or D', in parts, so that the names can be set off. */
export function summaryOf({ teams, grades }: Pick<ReportQueryState, 'teams' | 'grades'>): Part[] {
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
export function summarySentences(query: Pick<ReportQueryState, 'teams' | 'grades'>): string[] {
  const words = summaryOf(query).map(
    ({ words: before, names }) =>
      before + names.map((name, place) => joint(place, names.length) + name).join(''),
  );
  return words.length === 0 ? [] : [`${words.join(' ')}.`];
}

/** Between the names of a list: 'A, B or C'. */
export function joint(place: number, count: number): string {
  if (place === 0) return ' ';
  return place === count - 1 ? ' or ' : ', ';
}
