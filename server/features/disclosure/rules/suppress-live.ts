import {
  type DemographicCategory,
  type PublishedCount,
  type DiversityFiguresCoverage,
  demographicCategories,
  type DemographicOptionCounts,
  UNKNOWN_OPTION_CODE,
} from '@evenhand/contract/reporting/demographics.ts';
import { type ReportStep, reportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import { optionOf, reportedCodes } from '../../figures/rules/demo-bytes.ts';
import { reachedBits } from '../../figures/rules/reached.ts';
import { ALL, type GroupCells } from './demographics.ts';
import { type GroupedAnswers, placeOfCategory } from './count-answers.ts';
import { withoutGroupsAbove, withGroupsAbove } from './groups-above.ts';
import {
  type SuppressedGroup,
  suppressGroups,
  suppressSteps,
  type Suppression,
} from './suppress.ts';

/** A row a step, a column an option. */
type Table = { counts: number[][]; showing: Suppression[][] };
type CategoryOptions = DiversityFiguresCoverage['categories'];

/** The answers that stand in the figures, whatever the form asks today. */
export function optionsWithAnswers(
  piles: readonly GroupedAnswers[],
): { category: DemographicCategory; option: string }[] {
  return demographicCategories.flatMap((category, place) =>
    reportedCodes[category].flatMap((option, code) => {
      const at = (placeOfCategory[place] ?? 0) + code + 1;
      return piles.some(({ counts }) => (counts[at] ?? 0) > 0) ? [{ category, option }] : [];
    }),
  );
}

/**
 * What the row rule shows of groups and of all together: no row under five candidates, no count under five, and no count that
 * gives one away within the answer.
 * @param isGroup which groups are shown; the others, as those without a grade, count only in all together
 */
export function suppressLiveCells(
  piles: readonly GroupedAnswers[],
  query: CategoryOptions,
  isGroup: (group: string) => boolean,
): GroupCells[] {
  const byGroup = [...Map.groupBy(piles, ({ group }) => group)];
  const tables = new Map(query.map((each) => [each.category, tablesOf(each, byGroup, piles)]));
  const cellsOf = (group: string, place: number): GroupCells => {
    const steps = reportSteps.map((step, s) => [
      step,
      Object.fromEntries(
        query.map(({ category, options }) => [
          category,
          withGroupsAbove(
            rowOf(tables.get(category)?.[place], { s, codes: codesOf(options) }),
            options,
            null,
          ),
        ]),
      ),
    ]);
    // Every step is there: they were made from the list of them.
    return { group, steps: Object.fromEntries(steps) as GroupCells['steps'] };
  };
  const groups = byGroup.flatMap(([group], place) =>
    isGroup(group) ? [cellsOf(group, place + 1)] : [],
  );
  return [cellsOf(ALL, 0), ...groups.toSorted((a, b) => (a.group < b.group ? -1 : 1))];
}

/** Of all together, and then of each group. */
function tablesOf(
  { category, options }: CategoryOptions[number],
  byGroup: readonly (readonly [string, readonly GroupedAnswers[]])[],
  piles: readonly GroupedAnswers[],
): Table[] {
  const codes = codesOf(options);
  const [all = { counts: [], showing: [] }, ...groups] = [
    piles,
    ...byGroup.map(([, own]) => own),
  ].map((own): Table => {
    const counts = countsBySteps(own, category, codes);
    return { counts, showing: suppressSteps(counts) };
  });
  const beside = reportSteps.map((_, s) =>
    suppressGroups(
      groups.map((table) => at(table, s)),
      at(all, s),
    ),
  );
  return [
    all,
    ...groups.map(({ counts }, g) => ({ counts, showing: beside.map((rows) => rows[g] ?? []) })),
  ];
}

function at({ counts, showing }: Table, s: number): SuppressedGroup {
  return { counts: counts[s] ?? [], showing: showing[s] ?? [] };
}

function countsBySteps(
  piles: readonly GroupedAnswers[],
  category: DemographicCategory,
  codes: readonly string[],
): number[][] {
  const begin = placeOfCategory[demographicCategories.indexOf(category)] ?? 0;
  const size = reportedCodes[category].length + 1;
  const columns = Array.from({ length: size }, (_, code) =>
    codes.indexOf(optionOf(category, code) ?? UNKNOWN_OPTION_CODE),
  );
  return reportSteps.map((step: ReportStep) => {
    const row = codes.map(() => 0);
    for (const { reached, counts } of piles) {
      if ((reached & reachedBits[step]) === 0) continue;
      columns.forEach((column, code) => {
        row[column] = (row[column] ?? 0) + (counts[begin + code] ?? 0);
      });
    }
    return row;
  });
}

function rowOf(
  table: Table | undefined,
  { s, codes }: { s: number; codes: readonly string[] },
): DemographicOptionCounts {
  const showing = table?.showing[s] ?? [];
  if (table === undefined || showing[0] === 'hidden') return null;
  return Object.fromEntries(
    codes.map((code, o): [string, PublishedCount] => [
      code,
      suppressedCell(showing[o], table.counts[s]?.[o] ?? 0),
    ]),
  );
}

function suppressedCell(showing: Suppression | undefined, n: number): PublishedCount {
  if (showing === 'exact') return n;
  return showing === 'few' ? '<5' : null;
}

function codesOf(options: CategoryOptions[number]['options']): string[] {
  return withoutGroupsAbove(options).map(({ code }) => code);
}
