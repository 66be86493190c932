import {
  type ChosenDemographicsPeriods,
  choosePublishedPeriodsWithAllGroups,
  groupsInEveryPublishedPeriod,
  listQuartersAndPeriodsOutsideThem,
} from './choose-published-demographics-periods-and-groups.ts';
import type { PublishedDemographicsTablePeriodAndGroups } from './choose-published-demographics-periods-and-groups.ts';
import {
  DEMOGRAPHICS_GROUP_OF_EVERYBODY,
  type DemographicsRequest,
} from './demographics-request-and-report-types.ts';
import {
  type DemographicsDimension,
  DEMOGRAPHICS_GROUP_WITHOUT_QUICK_APPLY,
  TEAM_AND_GRADE_SEPARATOR,
} from './demographics-dimensions-and-thresholds.ts';
import type { PeriodOfCalendarDays } from './join-months-into-periods-and-quarters.ts';

/** `isFiltered`: the teams and grades leave somebody out. */
export type PublishedDemographicsRequest = Pick<
  DemographicsRequest,
  'from' | 'until' | 'teams' | 'grades' | 'by' | 'excludeQuick'
> & { isFiltered: boolean };

/** A table by what it is told apart by. */
export type PublishedTableOfDimension = PublishedDemographicsTablePeriodAndGroups & {
  dimension: DemographicsDimension;
  jobId: number | null;
};

/** Which published groups of which tables make up what is told. */
export type PlanOfReportFromPublishedDemographics = {
  parts: PublishedDemographicsReportPart[];
  periods: PeriodOfCalendarDays[];
  gradePeriods?: PeriodOfCalendarDays[];
  leftOut: string[];
};
export type PublishedDemographicsReportPart = {
  /** What the groups are together. */
  told: string;
  tables: readonly PublishedDemographicsTablePeriodAndGroups[];
  groups: readonly string[];
};

/** Neither sources nor quick applications are published for a part of the roles, nor sources or roles without the latter. */
export function chooseDimensionsForDemographicsRequest({
  by,
  excludeQuick,
  isFiltered,
  ...query
}: PublishedDemographicsRequest): DemographicsDimension[] {
  if (by === 'job') return excludeQuick ? [] : ['job'];
  if (by === 'source') return isFiltered || excludeQuick ? [] : ['source'];
  if (excludeQuick) return isFiltered ? [] : ['quick'];
  if (!isFiltered) return ['quarter', 'org', 'grade'];
  if (query.teams.length === 0) return ['grade'];
  return query.grades.length === 0 ? ['team', 'team-grade'] : ['team-grade'];
}

/** @param published the tables of the dimensions of the question within its range, by their first days */
export function planReportFromPublishedDemographics(
  query: PublishedDemographicsRequest,
  published: readonly PublishedTableOfDimension[],
): PlanOfReportFromPublishedDemographics {
  const tablesOf = (dimension: DemographicsDimension) =>
    published.filter((table) => table.dimension === dimension);
  const chosen = (dimension: DemographicsDimension, groups: readonly string[]) =>
    choosePublishedPeriodsWithAllGroups(tablesOf(dimension), { ...query, groups });
  const all = (dimension: DemographicsDimension) =>
    groupsInEveryPublishedPeriod(tablesOf(dimension), query);
  if (query.by === 'job') return byJob(published);
  if (query.by === 'source') return bySource(all('source'));
  if (query.excludeQuick)
    return together(chosen('quick', [DEMOGRAPHICS_GROUP_WITHOUT_QUICK_APPLY]));
  if (!query.isFiltered) {
    // Quarters where they lie within the range, and periods at its ends.
    const tables = listQuartersAndPeriodsOutsideThem(tablesOf('quarter'), tablesOf('org'));
    const whole = together({ tables, groups: [DEMOGRAPHICS_GROUP_OF_EVERYBODY], leftOut: [] });
    return withGrades(whole, byGrade(query, all('grade')));
  }
  if (query.teams.length > 0 && query.grades.length === 0)
    return withGrades(together(chosen('team', query.teams)), byGrade(query, all('team-grade')));
  const isByTeam = query.teams.length > 0;
  const pairs = query.teams.flatMap((team) =>
    query.grades.map((grade) => `${team}${TEAM_AND_GRADE_SEPARATOR}${grade}`),
  );
  const groups = isByTeam ? chosen('team-grade', pairs) : chosen('grade', query.grades);
  return withGrades(together(groups), byGrade(query, groups));
}

/** Groups that were chosen, counted together. */
function together({
  tables,
  groups,
  leftOut,
}: ChosenDemographicsPeriods): PlanOfReportFromPublishedDemographics {
  return {
    parts: tables.length === 0 ? [] : [{ told: DEMOGRAPHICS_GROUP_OF_EVERYBODY, tables, groups }],
    periods: tables,
    leftOut: leftOut.map((group) => group.replace(TEAM_AND_GRADE_SEPARATOR, ', ')),
  };
}

/** The same groups by their grade; of groups by team and grade those of the teams asked for. */
function byGrade(
  { teams }: PublishedDemographicsRequest,
  { tables, groups }: ChosenDemographicsPeriods,
): PlanOfReportFromPublishedDemographics {
  const split = groups.map((group) => {
    const [team = '', grade] = group.split(TEAM_AND_GRADE_SEPARATOR);
    return grade === undefined ? { group, grade: team } : { group, team, grade };
  });
  const wanted = split.filter(({ team }) => team === undefined || teams.includes(team));
  const grades = [...Map.groupBy(wanted, ({ grade }) => grade)];
  return {
    parts: grades.map(([told, members]) => ({
      told,
      tables,
      groups: members.map(({ group }) => group),
    })),
    periods: grades.length === 0 ? [] : tables,
    leftOut: [],
  };
}

function withGrades(
  all: PlanOfReportFromPublishedDemographics,
  grades: PlanOfReportFromPublishedDemographics,
): PlanOfReportFromPublishedDemographics {
  // A grade may be called as the sum of all is.
  const apart = grades.parts.filter(({ told }) => told !== DEMOGRAPHICS_GROUP_OF_EVERYBODY);
  return { ...all, parts: [...all.parts, ...apart], gradePeriods: grades.periods };
}

/** Each source by itself, as far as every period tells it. */
function bySource({
  tables,
  groups,
}: ChosenDemographicsPeriods): PlanOfReportFromPublishedDemographics {
  const parts = groups.map((group) => ({ told: group, tables, groups: [group] }));
  return { parts, periods: tables, leftOut: [] };
}

function byJob(
  tables: readonly PublishedTableOfDimension[],
): PlanOfReportFromPublishedDemographics {
  return {
    parts: tables.map((table) => ({
      told: String(table.jobId),
      tables: [table],
      groups: [DEMOGRAPHICS_GROUP_OF_EVERYBODY],
    })),
    periods: [...tables],
    leftOut: [],
  };
}
