import {
  type DemographicCategory,
  demographicCategories,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { CountedDemographicsCell } from './merge-steps-with-few-people.ts';
import { roundCountUpOrDownAtRandom } from './round-count-by-draw.ts';

/** What is published of a group in a stretch of days: by category, option and furthest step a multiple of five or more, where it is not 0. */
export type PublishedDemographicsCells = Partial<
  Record<DemographicCategory, Record<string, Partial<Record<HiringReportStepKey, number>>>>
>;

/** A cell with the draw that it is rounded by, and to what multiples. */
export type DemographicsCellWithDraw = CountedDemographicsCell & { draw: number; step: number };

/** Rounds the cells of a table, group by group. */
export function roundDemographicsCells(
  cells: readonly DemographicsCellWithDraw[],
): { group: string; cells: PublishedDemographicsCells }[] {
  return [...Map.groupBy(cells, ({ group }) => group)].map(([group, own]) => {
    const published: PublishedDemographicsCells = {};
    for (const { category, option, furthest, count, draw, step } of own) {
      const n = roundCountUpOrDownAtRandom(count, draw, step);
      if (n === 0) continue;
      const options = (published[category] ??= {});
      options[option] = { ...options[option], [furthest]: n };
    }
    return { group, cells: published };
  });
}

/** How many reached each step, by category and option. */
export type CountsByStepAndOption = ReadonlyMap<
  DemographicCategory,
  ReadonlyMap<string, readonly number[]>
>;

/** Whoever got further has been at the steps before, so a step is the sum of its own and the later ones. */
export function sumPublishedDemographicsCells(
  all: readonly PublishedDemographicsCells[],
): CountsByStepAndOption {
  const sums = new Map<DemographicCategory, Map<string, number[]>>();
  for (const category of demographicCategories) {
    const options = new Map<string, number[]>();
    for (const cells of all)
      for (const [option, furthest] of Object.entries(cells[category] ?? {}))
        addSteps(options, option, furthest);
    if (options.size > 0) sums.set(category, options);
  }
  return sums;
}

function addSteps(
  options: Map<string, number[]>,
  option: string,
  furthest: Partial<Record<HiringReportStepKey, number>>,
): void {
  const sums = options.get(option) ?? hiringReportSteps.map(() => 0);
  options.set(option, sums);
  let reached = 0;
  for (let place = hiringReportSteps.length - 1; place >= 0; place -= 1) {
    reached += furthest[hiringReportSteps[place] ?? 'started'] ?? 0;
    sums[place] = (sums[place] ?? 0) + reached;
  }
}

/** Every option that stands in these, once. */
export function listDemographicOptionsOfCounts(
  sums: readonly CountsByStepAndOption[],
): { category: DemographicCategory; option: string }[] {
  return demographicCategories.flatMap((category) => {
    const options = new Set(sums.flatMap((reached) => [...(reached.get(category)?.keys() ?? [])]));
    return [...options].map((option) => ({ category, option }));
  });
}
