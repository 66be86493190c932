import {
  type PublishedCount,
  type DemographicCountsByOption,
} from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import { type DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import {
  type DemographicCategory,
  demographicCategories,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import {
  demographicOptionOfByte,
  demographicCodesInByteOrder,
} from '../../figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import { reachedHiringStepBits } from '../../figures/rules/reached-steps.ts';
import {
  DEMOGRAPHICS_GROUP_OF_EVERYBODY,
  type DemographicsOfGroup,
} from './demographics-request-and-report-types.ts';
import {
  type DemographicCountsOfGroup,
  firstCountIndexByDemographicCategory,
} from './count-packed-demographic-answers.ts';
import {
  dropBroadDemographicOptions,
  addCountsOfBroadDemographicOptions,
} from './list-drop-and-count-broad-demographic-options.ts';
import {
  type SuppressedGroupCounts,
  chooseSuppressionOfGroupCounts,
  chooseSuppressionOfStepCounts,
  type CellSuppression,
} from './suppress-small-counts.ts';

/** A row a step, a column an option. */
type Table = { counts: number[][]; showing: CellSuppression[][] };
type CategoryOptions = DiversityFiguresPeriodsAndGroups['categories'];

/** The answers that stand in the figures, whatever the form asks today. */
export function listDemographicOptionsWithAnswers(
  piles: readonly DemographicCountsOfGroup[],
): { category: DemographicCategory; option: string }[] {
  return demographicCategories.flatMap((category, place) =>
    demographicCodesInByteOrder[category].flatMap((option, code) => {
      const at = (firstCountIndexByDemographicCategory[place] ?? 0) + code + 1;
      return piles.some(({ counts }) => (counts[at] ?? 0) > 0) ? [{ category, option }] : [];
    }),
  );
}

/**
 * What the row rule shows of groups and of all together: no row under five candidates, no count under five, and no count that
 * gives one away within the answer.
 * @param isGroup which groups are shown; the others, as those without a grade, count only in all together
 */
export function suppressLiveDemographicsCells(
  piles: readonly DemographicCountsOfGroup[],
  query: CategoryOptions,
  isGroup: (group: string) => boolean,
): DemographicsOfGroup[] {
  const byGroup = [...Map.groupBy(piles, ({ group }) => group)];
  const tables = new Map(query.map((each) => [each.category, tablesOf(each, byGroup, piles)]));
  const cellsOf = (group: string, place: number): DemographicsOfGroup => {
    const steps = hiringReportSteps.map((step, s) => [
      step,
      Object.fromEntries(
        query.map(({ category, options }) => [
          category,
          addCountsOfBroadDemographicOptions(
            rowOf(tables.get(category)?.[place], { s, codes: codesOf(options) }),
            options,
            null,
          ),
        ]),
      ),
    ]);
    // Every step is there: they were made from the list of them.
    return { group, steps: Object.fromEntries(steps) as DemographicsOfGroup['steps'] };
  };
  const groups = byGroup.flatMap(([group], place) =>
    isGroup(group) ? [cellsOf(group, place + 1)] : [],
  );
  return [
    cellsOf(DEMOGRAPHICS_GROUP_OF_EVERYBODY, 0),
    ...groups.toSorted((a, b) => (a.group < b.group ? -1 : 1)),
  ];
}

/** Of all together, and then of each group. */
function tablesOf(
  { category, options }: CategoryOptions[number],
  byGroup: readonly (readonly [string, readonly DemographicCountsOfGroup[]])[],
  piles: readonly DemographicCountsOfGroup[],
): Table[] {
  const codes = codesOf(options);
  const [all = { counts: [], showing: [] }, ...groups] = [
    piles,
    ...byGroup.map(([, own]) => own),
  ].map((own): Table => {
    const counts = countsBySteps(own, category, codes);
    return { counts, showing: chooseSuppressionOfStepCounts(counts) };
  });
  const beside = hiringReportSteps.map((_, s) =>
    chooseSuppressionOfGroupCounts(
      groups.map((table) => at(table, s)),
      at(all, s),
    ),
  );
  return [
    all,
    ...groups.map(({ counts }, g) => ({ counts, showing: beside.map((rows) => rows[g] ?? []) })),
  ];
}

function at({ counts, showing }: Table, s: number): SuppressedGroupCounts {
  return { counts: counts[s] ?? [], showing: showing[s] ?? [] };
}

function countsBySteps(
  piles: readonly DemographicCountsOfGroup[],
  category: DemographicCategory,
  codes: readonly string[],
): number[][] {
  const begin = firstCountIndexByDemographicCategory[demographicCategories.indexOf(category)] ?? 0;
  const size = demographicCodesInByteOrder[category].length + 1;
  const columns = Array.from({ length: size }, (_, code) =>
    codes.indexOf(demographicOptionOfByte(category, code) ?? UNKNOWN_DEMOGRAPHIC_OPTION_CODE),
  );
  return hiringReportSteps.map((step: HiringReportStepKey) => {
    const row = codes.map(() => 0);
    for (const { reached, counts } of piles) {
      if ((reached & reachedHiringStepBits[step]) === 0) continue;
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
): DemographicCountsByOption {
  const showing = table?.showing[s] ?? [];
  if (table === undefined || showing[0] === 'hidden') return null;
  return Object.fromEntries(
    codes.map((code, o): [string, PublishedCount] => [
      code,
      suppressedCell(showing[o], table.counts[s]?.[o] ?? 0),
    ]),
  );
}

function suppressedCell(showing: CellSuppression | undefined, n: number): PublishedCount {
  if (showing === 'exact') return n;
  return showing === 'few' ? '<5' : null;
}

function codesOf(options: CategoryOptions[number]['options']): string[] {
  return dropBroadDemographicOptions(options).map(({ code }) => code);
}
