import { DEMOGRAPHICS_GROUP_OF_EVERYBODY } from './demographics-request-and-report-types.ts';
import { POOLED_GROUP_OF_ALL_OTHERS } from './split-into-named-and-pooled-groups.ts';
import type { PeriodOfCalendarDays } from './join-months-into-periods-and-quarters.ts';

/** One published table: which groups of a stretch of days are told apart, and which are among all the others. */
export type PublishedDemographicsTablePeriodAndGroups = PeriodOfCalendarDays & {
  id: number;
  named: readonly string[];
  /** Null where they are not noted: then whoever is not named may be among them. */
  pooled: readonly string[] | null;
};

export type ChosenDemographicsPeriods = {
  tables: PublishedDemographicsTablePeriodAndGroups[];
  groups: string[];
  leftOut: string[];
};

/**
 * The whole periods within a range that tell all of the groups asked for: a period is there for all of them or for none, so
 * that they can be compared. A group that would leave no period at all is left out, the one with the fewest first. Where
 * nobody of a group began in a period, the period tells just that.
 */
export function choosePublishedPeriodsWithAllGroups(
  tables: readonly PublishedDemographicsTablePeriodAndGroups[],
  { from, until, groups }: PeriodOfCalendarDays & { groups: readonly string[] },
): ChosenDemographicsPeriods {
  const inside = tables.filter((table) => table.from >= from && table.until <= until);
  const timesTold = (group: string) => inside.filter((table) => covers(table, group)).length;
  const byTimes = groups.toSorted((a, b) => timesTold(a) - timesTold(b));
  const isKnown = (group: string) => inside.some(({ named }) => named.includes(group));
  let wanted = byTimes.filter(isKnown);
  const fitting = () => inside.filter((table) => wanted.every((group) => covers(table, group)));
  while (wanted.length > 1 && fitting().length === 0) wanted = wanted.slice(1);
  const isPooled = (group: string) => inside.some(({ pooled }) => pooled?.includes(group));
  return {
    tables: wanted.length === 0 ? [] : fitting(),
    groups: groups.filter((group) => wanted.includes(group)),
    leftOut: groups.filter((group) => !wanted.includes(group) && isPooled(group)),
  };
}

/** The groups of a dimension that every period within the range tells, for a figure by group that was not asked for by name. */
export function groupsInEveryPublishedPeriod(
  tables: readonly PublishedDemographicsTablePeriodAndGroups[],
  { from, until }: PeriodOfCalendarDays,
): ChosenDemographicsPeriods {
  const inside = tables.filter((table) => table.from >= from && table.until <= until);
  const all = [...new Set(inside.flatMap(({ named }) => named))].toSorted();
  const groups = all.filter((group) => inside.every((table) => covers(table, group)));
  return { tables: groups.length === 0 ? [] : inside, groups, leftOut: [] };
}

/** Quarters, and those periods that lie in none of them: each is made of whole periods, so that no day is told twice. */
export function listQuartersAndPeriodsOutsideThem(
  quarters: readonly PublishedDemographicsTablePeriodAndGroups[],
  periods: readonly PublishedDemographicsTablePeriodAndGroups[],
): PublishedDemographicsTablePeriodAndGroups[] {
  const rest = periods.filter(
    ({ from }) => !quarters.some((quarter) => from >= quarter.from && from <= quarter.until),
  );
  return [...quarters, ...rest].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

function covers(
  { named, pooled }: PublishedDemographicsTablePeriodAndGroups,
  group: string,
): boolean {
  const isAbsent = pooled !== null && !pooled.includes(group);
  return (
    group === DEMOGRAPHICS_GROUP_OF_EVERYBODY ||
    (group !== POOLED_GROUP_OF_ALL_OTHERS && (named.includes(group) || isAbsent))
  );
}
