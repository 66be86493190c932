import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { PEOPLE_AT_PUBLISHED_STEP_MIN } from './disclosure-limits.ts';

/** People of one group who got exactly as far as a step and gave one answer; each person is in one cell a category. */
export type CountedDemographicsCell = {
  group: string;
  category: DemographicCategory;
  option: string;
  furthest: HiringReportStepKey;
  count: number;
};

/** People by the furthest step they reached, whatever they answered. */
export type PeopleByFurthestStep = { group: string; furthest: HiringReportStepKey; people: number };

/**
 * Where few people of a group got exactly as far as a step, everybody in the organisation knows who they are: they
 * are counted with the step before, as often as it takes. At the first step fewer than five are left out.
 * @param cells without a count of 0
 * @param least how many are few no more
 */
export function mergeStepsWithFewPeople(
  cells: readonly CountedDemographicsCell[],
  reached: readonly PeopleByFurthestStep[],
  least: number,
): CountedDemographicsCell[] {
  const groups = Map.groupBy(reached, ({ group }) => group);
  const moves = new Map([...groups].map(([group, rows]) => [group, countedAt(rows, least)]));
  const joined = new Map<string, CountedDemographicsCell>();
  for (const cell of cells) {
    const furthest = moves.get(cell.group)?.get(cell.furthest);
    if (furthest === undefined) continue;
    const moved = { ...cell, furthest };
    const key = demographicsCellKey(moved);
    joined.set(key, { ...moved, count: (joined.get(key)?.count ?? 0) + cell.count });
  }
  return [...joined.values()];
}

export function demographicsCellKey({
  group,
  category,
  option,
  furthest,
}: Omit<CountedDemographicsCell, 'count'>): string {
  return JSON.stringify([group, category, option, furthest]);
}

/** By step, at which one those are counted who got exactly there. */
function countedAt(
  rows: readonly PeopleByFurthestStep[],
  least: number,
): Map<HiringReportStepKey, HiringReportStepKey> {
  const counted = new Map<HiringReportStepKey, HiringReportStepKey>();
  let waiting: HiringReportStepKey[] = [];
  let people = 0;
  for (const step of hiringReportSteps.toReversed()) {
    people += rows.reduce((sum, row) => sum + (row.furthest === step ? row.people : 0), 0);
    waiting.push(step);
    // There is no step before the first; who stopped there is told of from five people on.
    if (people < (step === hiringReportSteps[0] ? PEOPLE_AT_PUBLISHED_STEP_MIN : least)) continue;
    for (const each of waiting) counted.set(each, step);
    waiting = [];
    people = 0;
  }
  return counted;
}
