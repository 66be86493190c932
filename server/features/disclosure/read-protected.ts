import { reportSteps } from '@evenhand/contract/organisation-reports.ts';
import type { Db } from '../../doors/enter.ts';
import { enter } from '../../doors/enter.ts';
import type { Outside } from '../../outside.ts';
import {
  ALL,
  type AskedDemographics,
  type Demographics,
  type GroupCells,
} from './rules/demographics.ts';
import { type Dimension, NOT_QUICK, TEAM_AND_GRADE } from './rules/dimension.ts';
import { findCategories } from './find-categories.ts';
import {
  type Chosen,
  choosePeriods,
  longestOf,
  groupsTold,
  type PublishedTable,
} from './rules/choose-periods.ts';
import type { Period } from './rules/periods.ts';
import { type PublishedSum, shownCells } from './rules/shown.ts';
import { findPublished, findRoleTables, leavesOut, sumByTable, sumCells } from './sql/published.ts';

/**
 * Sums of stored, frozen cells: nothing is computed from answers when somebody asks. It enters as staff, who have no way to
 * answers, so that this holds whatever is written here.
 */
export function readProtected(outside: Outside, asked: AskedDemographics): Promise<Demographics> {
  const actor = { orgId: asked.orgId, actorId: null };
  return enter({ outside, door: 'staff', actor }, async (db) => {
    const figures = await figuresOf(db, asked);
    const categories = await findCategories(
      db,
      figures.groups.flatMap(({ sums }) => sums),
    );
    const told = asked.by === 'source' ? (['submit'] as const) : reportSteps;
    return {
      cells: figures.groups.map(({ group, sums }) => shownCells(group, sums, { categories, told })),
      coverage: {
        disclosure: 'protected',
        from: figures.periods[0]?.from ?? null,
        until: lastOf(figures.periods),
        periods: figures.periods.map(daysOf),
        ...(figures.gradePeriods && { gradePeriods: figures.gradePeriods.map(daysOf) }),
        leftOut: figures.leftOut,
        categories,
      },
    };
  });
}

type Figures = {
  groups: { group: GroupCells['group']; sums: PublishedSum[] }[];
  periods: Period[];
  gradePeriods?: Period[];
  leftOut: string[];
};
const nothing: Figures = { groups: [], periods: [], leftOut: [] };

async function figuresOf(db: Db<'staff'>, asked: AskedDemographics): Promise<Figures> {
  if (asked.by === 'job') return figuresOfRoles(db, asked);
  const isFiltered = asked.teams.length + asked.grades.length > 0 && (await leavesOut(db, asked));
  // Neither sources nor quick applications are published for a part of the roles.
  if (isFiltered && (asked.by === 'source' || asked.excludeQuick)) return nothing;
  if (asked.by === 'source') return asked.excludeQuick ? nothing : figuresOfSources(db, asked);
  if (asked.excludeQuick) return figuresOfAll(db, asked, 'quick', [NOT_QUICK]);
  if (!isFiltered) {
    const all = await figuresOfWhole(db, asked);
    return withGrades(all, await figuresByGrade(db, asked, await tellingAll(db, 'grade', asked)));
  }
  if (asked.teams.length === 0) {
    const chosen = choosePeriods(await findPublished(db, 'grade', asked), {
      ...asked,
      groups: asked.grades,
    });
    return withGrades(await summed(db, chosen), await figuresByGrade(db, asked, chosen));
  }
  if (asked.grades.length === 0) {
    const all = await figuresOfAll(db, asked, 'team', asked.teams);
    return withGrades(
      all,
      await figuresByGrade(db, asked, await tellingAll(db, 'team-grade', asked)),
    );
  }
  const groups = asked.teams.flatMap((team) =>
    asked.grades.map((grade) => `${team}${TEAM_AND_GRADE}${grade}`),
  );
  const chosen = choosePeriods(await findPublished(db, 'team-grade', asked), { ...asked, groups });
  return withGrades(await summed(db, chosen), await figuresByGrade(db, asked, chosen));
}

/** The whole organisation: quarters where they lie within the range, and periods at its ends. */
async function figuresOfWhole(db: Db<'staff'>, asked: AskedDemographics): Promise<Figures> {
  const quarters = await findPublished(db, 'quarter', asked);
  const periods = await findPublished(db, 'org', asked);
  return summed(db, { tables: longestOf(quarters, periods), groups: [ALL], leftOut: [] });
}

async function figuresOfAll(
  db: Db<'staff'>,
  asked: AskedDemographics,
  dimension: Dimension,
  groups: readonly string[],
): Promise<Figures> {
  return summed(db, choosePeriods(await findPublished(db, dimension, asked), { ...asked, groups }));
}

/** Groups that were chosen, counted together. */
async function summed(db: Db<'staff'>, { tables, groups, leftOut }: Chosen): Promise<Figures> {
  const sums = await sumCells(db, idsOf(tables), groups);
  return {
    groups: tables.length === 0 ? [] : [{ group: ALL, sums }],
    periods: tables,
    leftOut: leftOut.map((group) => group.replace(TEAM_AND_GRADE, ', ')),
  };
}

/** All that every published period within the range tells apart. */
async function tellingAll(
  db: Db<'staff'>,
  dimension: Dimension,
  asked: AskedDemographics,
): Promise<Chosen> {
  return groupsTold(await findPublished(db, dimension, asked), asked);
}

/** The same groups by their grade; of groups by team and grade those of the teams asked for. */
async function figuresByGrade(
  db: Db<'staff'>,
  { teams }: AskedDemographics,
  { tables, groups }: Chosen,
): Promise<Figures> {
  const split = groups.map((group) => {
    const [team = '', grade] = group.split(TEAM_AND_GRADE);
    return grade === undefined ? { group, grade: team } : { group, team, grade };
  });
  const wanted = split.filter(({ team }) => team === undefined || teams.includes(team));
  const sums = await sumCells(
    db,
    idsOf(tables),
    wanted.map(({ group }) => group),
  );
  const byGrade = Map.groupBy(wanted, ({ grade }) => grade);
  return {
    groups: [...byGrade].map(([grade, members]) => {
      const names = new Set(members.map(({ group }) => group));
      return { group: grade, sums: sums.filter(({ group }) => names.has(group)) };
    }),
    periods: byGrade.size === 0 ? [] : tables,
    leftOut: [],
  };
}

function withGrades(all: Figures, byGrade: Figures): Figures {
  // A grade may be called as the sum of all is.
  const grades = byGrade.groups.filter(({ group }) => group !== ALL);
  return { ...all, groups: [...all.groups, ...grades], gradePeriods: byGrade.periods };
}

/** Each source by itself, as far as every period tells it. */
async function figuresOfSources(db: Db<'staff'>, asked: AskedDemographics): Promise<Figures> {
  const { tables, groups } = await tellingAll(db, 'source', asked);
  const sums = Map.groupBy(await sumCells(db, idsOf(tables), groups), ({ group }) => group);
  return {
    groups: groups.map((group) => ({ group, sums: sums.get(group) ?? [] })),
    periods: tables,
    leftOut: [],
  };
}

async function figuresOfRoles(db: Db<'staff'>, asked: AskedDemographics): Promise<Figures> {
  if (asked.excludeQuick) return nothing;
  const tables = await findRoleTables(db, asked);
  const sums = Map.groupBy(await sumByTable(db, idsOf(tables)), ({ tableId }) => tableId);
  return {
    groups: tables.map(({ id, jobId }) => ({ group: String(jobId), sums: sums.get(id) ?? [] })),
    periods: tables.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    leftOut: [],
  };
}

const idsOf = (tables: readonly PublishedTable[]) => tables.map(({ id }) => id);
const daysOf = ({ from, until }: Period) => ({ from, until });

function lastOf(periods: readonly Period[]): string | null {
  return (
    periods
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? null
  );
}
