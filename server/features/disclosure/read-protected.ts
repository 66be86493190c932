import { reportSteps } from '@evenhand/contract/organisation-reports.ts';
import { enter } from '../../doors/enter.ts';
import type { Outside } from '../../outside.ts';
import { findCategories } from './find-categories.ts';
import { sumAtoms, toldBy } from './rules/atoms.ts';
import type { AskedDemographics, Demographics } from './rules/demographics.ts';
import type { Period } from './rules/periods.ts';
import { dimensionsOf, type Part, planFigures } from './rules/plan-figures.ts';
import { shownCells } from './rules/shown.ts';
import { findAtoms, findPublished, type GroupAtoms, leavesOut } from './sql/published.ts';

/**
 * Sums of stored, frozen cells: nothing is computed from answers when somebody asks. It enters as staff, who have no way to
 * answers, so that this holds whatever is written here.
 */
export function readProtected(outside: Outside, asked: AskedDemographics): Promise<Demographics> {
  const actor = { orgId: asked.orgId, actorId: null };
  return enter({ outside, door: 'staff', actor }, async (db) => {
    const hasFilters = asked.teams.length + asked.grades.length > 0;
    const question = { ...asked, isFiltered: hasFilters && (await leavesOut(db, asked)) };
    const published = await findPublished(db, dimensionsOf(question), asked);
    const { parts, periods, gradePeriods, leftOut } = planFigures(question, published);
    const stored = Map.groupBy(await findAtoms(db, allOf(parts)), ({ tableId }) => tableId);
    const groups = parts.map((part) => ({ told: part.told, reached: sumOf(part, stored) }));
    const categories = await findCategories(db, toldBy(groups.map(({ reached }) => reached)));
    const told = asked.by === 'source' ? (['submit'] as const) : reportSteps;
    return {
      cells: groups.map((group) => shownCells(group.told, group.reached, { categories, told })),
      coverage: {
        disclosure: 'protected',
        from: periods[0]?.from ?? null,
        until: lastOf(periods),
        periods: periods.map(daysOf),
        ...(gradePeriods && { gradePeriods: gradePeriods.map(daysOf) }),
        leftOut,
        categories,
      },
    };
  });
}

function allOf(parts: readonly Part[]) {
  return {
    tableIds: [...new Set(parts.flatMap(({ tables }) => tables.map(({ id }) => id)))],
    groups: [...new Set(parts.flatMap(({ groups }) => groups))],
  };
}

function sumOf({ tables, groups }: Part, stored: ReadonlyMap<number, readonly GroupAtoms[]>) {
  const own = tables.flatMap(({ id }) => stored.get(id) ?? []);
  return sumAtoms(own.filter(({ group }) => groups.includes(group)).map(({ atoms }) => atoms));
}

const daysOf = ({ from, until }: Period) => ({ from, until });

function lastOf(periods: readonly Period[]): string | null {
  return (
    periods
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? null
  );
}
