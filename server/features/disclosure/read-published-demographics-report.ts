import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { findDemographicCategories } from './find-demographic-categories.ts';
import {
  sumPublishedDemographicsCells,
  listDemographicOptionsOfCounts,
} from './rules/round-and-sum-demographics-cells.ts';
import type {
  DemographicsRequest,
  DemographicsReport,
} from './rules/demographics-request-and-report-types.ts';
import type { PeriodOfCalendarDays } from './rules/join-months-into-periods-and-quarters.ts';
import {
  chooseDimensionsForDemographicsRequest,
  type PublishedDemographicsReportPart,
  planReportFromPublishedDemographics,
} from './rules/plan-report-from-published-demographics.ts';
import { suppressPublishedDemographicsCells } from './rules/suppress-published-cells.ts';
import {
  findPublishedDemographicsCells,
  findPublishedDemographicsTables,
  type PublishedDemographicsCellsOfGroup,
} from './sql/find-published-demographics-tables-and-cells.ts';
import { hasJobsOutsideFilters } from './sql/jobs-outside-filters-and-job-dates.ts';

/**
 * Sums of stored, frozen cells: nothing is computed from answers when somebody asks. It enters as staff, who have no way to
 * answers, so that this holds whatever is written here.
 */
export function readPublishedDemographicsReport(
  services: Services,
  query: DemographicsRequest,
): Promise<DemographicsReport> {
  const actor = { orgId: query.orgId, actorId: null };
  return runTransactionByDoor({ services, door: 'staff', actor }, async (db) => {
    const hasFilters = query.teams.length + query.grades.length > 0;
    const question = {
      ...query,
      isFiltered: hasFilters && (await hasJobsOutsideFilters(db, query)),
    };
    const published = await findPublishedDemographicsTables(
      db,
      chooseDimensionsForDemographicsRequest(question),
      query,
    );
    const { parts, periods, gradePeriods, leftOut } = planReportFromPublishedDemographics(
      question,
      published,
    );
    const stored = Map.groupBy(
      await findPublishedDemographicsCells(db, allOf(parts)),
      ({ tableId }) => tableId,
    );
    const groups = parts.map((part) => {
      const own = ofPart(part, stored);
      const reached = sumPublishedDemographicsCells(own.map(({ cells }) => cells));
      return { told: part.told, reached, coarse: own.map(({ coarse }) => coarse) };
    });
    const categories = await findDemographicCategories(
      db,
      listDemographicOptionsOfCounts(groups.map(({ reached }) => reached)),
    );
    const publishedSteps = query.by === 'source' ? (['submit'] as const) : hiringReportSteps;
    return {
      cells: groups.map((group) =>
        suppressPublishedDemographicsCells(group.told, group.reached, {
          categories,
          told: publishedSteps,
          coarse: group.coarse,
        }),
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

function allOf(parts: readonly PublishedDemographicsReportPart[]) {
  return {
    tableIds: [...new Set(parts.flatMap(({ tables }) => tables.map(({ id }) => id)))],
    groups: [...new Set(parts.flatMap(({ groups }) => groups))],
  };
}

function ofPart(
  { tables, groups }: PublishedDemographicsReportPart,
  stored: ReadonlyMap<number, readonly PublishedDemographicsCellsOfGroup[]>,
) {
  return tables
    .flatMap(({ id }) => stored.get(id) ?? [])
    .filter(({ group }) => groups.includes(group));
}

const daysOf = ({ from, until }: PeriodOfCalendarDays) => ({ from, until });

function lastOf(periods: readonly PeriodOfCalendarDays[]): string | null {
  return (
    periods
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? null
  );
}
