import { reportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import { enterDoor } from '../../access/enter.ts';
import type { Services } from '../../services.ts';
import { findCategories } from './find-categories.ts';
import { sumPublishedCells, optionsIn } from './rules/published-cells.ts';
import type { DemographicsRequest, Demographics } from './rules/demographics.ts';
import type { Period } from './rules/periods.ts';
import { dimensionsOf, type FigurePart, planFigures } from './rules/plan-figures.ts';
import { publishedRows } from './rules/published-rows.ts';
import {
  findPublishedCells,
  findPublished,
  type PublishedCellsOfGroup,
  leavesOut,
} from './sql/published.ts';

/**
 * Sums of stored, frozen cells: nothing is computed from answers when somebody asks. It enters as staff, who have no way to
 * answers, so that this holds whatever is written here.
 */
export function readProtected(
  services: Services,
  query: DemographicsRequest,
): Promise<Demographics> {
  const actor = { orgId: query.orgId, actorId: null };
  return enterDoor({ services, door: 'staff', actor }, async (db) => {
    const hasFilters = query.teams.length + query.grades.length > 0;
    const question = { ...query, isFiltered: hasFilters && (await leavesOut(db, query)) };
    const published = await findPublished(db, dimensionsOf(question), query);
    const { parts, periods, gradePeriods, leftOut } = planFigures(question, published);
    const stored = Map.groupBy(
      await findPublishedCells(db, allOf(parts)),
      ({ tableId }) => tableId,
    );
    const groups = parts.map((part) => {
      const own = ofPart(part, stored);
      const reached = sumPublishedCells(own.map(({ atoms }) => atoms));
      return { told: part.told, reached, coarse: own.map(({ coarse }) => coarse) };
    });
    const categories = await findCategories(db, optionsIn(groups.map(({ reached }) => reached)));
    const told = query.by === 'source' ? (['submit'] as const) : reportSteps;
    return {
      cells: groups.map((group) =>
        publishedRows(group.told, group.reached, { categories, told, coarse: group.coarse }),
      ),
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

function allOf(parts: readonly FigurePart[]) {
  return {
    tableIds: [...new Set(parts.flatMap(({ tables }) => tables.map(({ id }) => id)))],
    groups: [...new Set(parts.flatMap(({ groups }) => groups))],
  };
}

function ofPart(
  { tables, groups }: FigurePart,
  stored: ReadonlyMap<number, readonly PublishedCellsOfGroup[]>,
) {
  return tables
    .flatMap(({ id }) => stored.get(id) ?? [])
    .filter(({ group }) => groups.includes(group));
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
