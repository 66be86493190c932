import {
  type ChosenPeriods,
  choosePeriods,
  groupsInEveryPeriod,
  longestPeriods,
} from './choose-periods.ts';
import type { PublishedTable } from './choose-periods.ts';
import { ALL, type DemographicsRequest } from './demographics.ts';
import { type Dimension, NOT_QUICK, TEAM_AND_GRADE } from './dimension.ts';
import type { Period } from './periods.ts';

/** `isFiltered`: the teams and grades leave somebody out. */
export type FigureRequest = Pick<
  DemographicsRequest,
  'from' | 'until' | 'teams' | 'grades' | 'by' | 'excludeQuick'
> & { isFiltered: boolean };

/** A table by what it is told apart by. */
export type PublishedDimensionTable = PublishedTable & {
  dimension: Dimension;
  jobId: number | null;
};

/** Which published groups of which tables make up what is told. */
export type FigurePlan = {
  parts: FigurePart[];
  periods: Period[];
  gradePeriods?: Period[];
  leftOut: string[];
};
export type FigurePart = {
  /** What the groups are together. */
  told: string;
  tables: readonly PublishedTable[];
  groups: readonly string[];
};

/** Neither sources nor quick applications are published for a part of the roles, nor sources or roles without the latter. */
export function dimensionsOf({
  by,
  excludeQuick,
  isFiltered,
  ...query
}: FigureRequest): Dimension[] {
  if (by === 'job') return excludeQuick ? [] : ['job'];
  if (by === 'source') return isFiltered || excludeQuick ? [] : ['source'];
  if (excludeQuick) return isFiltered ? [] : ['quick'];
  if (!isFiltered) return ['quarter', 'org', 'grade'];
  if (query.teams.length === 0) return ['grade'];
  return query.grades.length === 0 ? ['team', 'team-grade'] : ['team-grade'];
}

/** @param published the tables of the dimensions of the question within its range, by their first days */
export function planFigures(
  query: FigureRequest,
  published: readonly PublishedDimensionTable[],
): FigurePlan {
  const tablesOf = (dimension: Dimension) =>
    published.filter((table) => table.dimension === dimension);
  const chosen = (dimension: Dimension, groups: readonly string[]) =>
    choosePeriods(tablesOf(dimension), { ...query, groups });
  const all = (dimension: Dimension) => groupsInEveryPeriod(tablesOf(dimension), query);
  if (query.by === 'job') return byJob(published);
  if (query.by === 'source') return bySource(all('source'));
  if (query.excludeQuick) return together(chosen('quick', [NOT_QUICK]));
  if (!query.isFiltered) {
    // Quarters where they lie within the range, and periods at its ends.
    const tables = longestPeriods(tablesOf('quarter'), tablesOf('org'));
    const whole = together({ tables, groups: [ALL], leftOut: [] });
    return withGrades(whole, byGrade(query, all('grade')));
  }
  if (query.teams.length > 0 && query.grades.length === 0)
    return withGrades(together(chosen('team', query.teams)), byGrade(query, all('team-grade')));
  const isByTeam = query.teams.length > 0;
  const pairs = query.teams.flatMap((team) =>
    query.grades.map((grade) => `${team}${TEAM_AND_GRADE}${grade}`),
  );
  const groups = isByTeam ? chosen('team-grade', pairs) : chosen('grade', query.grades);
  return withGrades(together(groups), byGrade(query, groups));
}

/** Groups that were chosen, counted together. */
function together({ tables, groups, leftOut }: ChosenPeriods): FigurePlan {
  return {
    parts: tables.length === 0 ? [] : [{ told: ALL, tables, groups }],
    periods: tables,
    leftOut: leftOut.map((group) => group.replace(TEAM_AND_GRADE, ', ')),
  };
}

/** The same groups by their grade; of groups by team and grade those of the teams asked for. */
function byGrade({ teams }: FigureRequest, { tables, groups }: ChosenPeriods): FigurePlan {
  const split = groups.map((group) => {
    const [team = '', grade] = group.split(TEAM_AND_GRADE);
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

function withGrades(all: FigurePlan, grades: FigurePlan): FigurePlan {
  // A grade may be called as the sum of all is.
  const apart = grades.parts.filter(({ told }) => told !== ALL);
  return { ...all, parts: [...all.parts, ...apart], gradePeriods: grades.periods };
}

/** Each source by itself, as far as every period tells it. */
function bySource({ tables, groups }: ChosenPeriods): FigurePlan {
  const parts = groups.map((group) => ({ told: group, tables, groups: [group] }));
  return { parts, periods: tables, leftOut: [] };
}

function byJob(tables: readonly PublishedDimensionTable[]): FigurePlan {
  return {
    parts: tables.map((table) => ({ told: String(table.jobId), tables: [table], groups: [ALL] })),
    periods: [...tables],
    leftOut: [],
  };
}
