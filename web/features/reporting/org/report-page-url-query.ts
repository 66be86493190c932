import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import {
  type ReportPeriodAndFilterValues,
  encodeGradeNamesForQuery,
  encodeTeamNamesForQuery,
  decodeGradeNamesOfQuery,
  decodeTeamNamesOfQuery,
} from './report-period-and-filter-query-encoding.ts';
import { defaultReportRange, type ReportDayRange } from './report-day-range-and-presets.ts';
import {
  isIsoDay,
  subtractMonthsFromDay,
} from './convert-shift-and-check-iso-and-dd-mm-yyyy-days.ts';
import { REPORT_RANGE_MONTHS_DEFAULT } from '@evenhand/contract/reporting/organisation-reports.ts';

/** The state of the report, which is the state of the address: word for word, since wouter's own `useSearch` decodes it once too often. */
export function useReportPageUrlQuery(today: string) {
  const [pathname, navigate] = useLocation();
  const query = parseReportPageUrlQuery(useSearch(), today);

  function change(changes: Partial<ReportPeriodAndFilterValues>, how?: { replace: boolean }) {
    // What the address says by now is kept, not what it said when drawn.
    const next = { ...parseReportPageUrlQuery(location.search, today), ...changes };
    try {
      navigate(`${pathname}?${formatReportPageUrlQuery(next)}`, how);
    } catch {
      // A browser refuses addresses that come too fast or grow too long: the report stays as it is.
    }
  }

  return { asked: query, change };
}

/** Whatever the address leaves out or has wrong is as in a report nobody has touched. */
export function parseReportPageUrlQuery(
  search: string,
  today: string,
): ReportPeriodAndFilterValues {
  const given = new URLSearchParams(search);
  return {
    ...rangeOf(dayOf(given.get('from')), dayOf(given.get('until')), today),
    teams: decodeTeamNamesOfQuery(given.get('teams') ?? ''),
    grades: decodeGradeNamesOfQuery(given.get('grades') ?? ''),
  };
}

export function formatReportPageUrlQuery({
  from,
  until,
  teams,
  grades,
}: ReportPeriodAndFilterValues): string {
  const written = new URLSearchParams({ from, until });
  if (teams.length > 0) written.set('teams', encodeTeamNamesForQuery(teams));
  if (grades.length > 0) written.set('grades', encodeGradeNamesForQuery(grades));
  return written.toString();
}

function dayOf(text: string | null): string | undefined {
  return text !== null && isIsoDay(text) ? text : undefined;
}

function rangeOf(
  from: string | undefined,
  until: string | undefined,
  today: string,
): ReportDayRange {
  if (until === undefined) {
    const last = from !== undefined && from > today ? from : today;
    return { from: from ?? defaultReportRange(today).from, until: last };
  }
  if (from === undefined)
    return { from: subtractMonthsFromDay(until, REPORT_RANGE_MONTHS_DEFAULT), until };
  return from <= until ? { from, until } : { from: until, until: from };
}
