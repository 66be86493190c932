import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import {
  type ReportQueryState,
  joinGrades,
  joinTeams,
  splitGrades,
  splitTeams,
} from './report-query-state.ts';
import { defaultRange, isDay, monthsBefore, type Range } from './report-range.ts';
import { REPORT_MONTHS_DEFAULT } from '@evenhand/contract/reporting/organisation-reports.ts';

/** The state of the report, which is the state of the address: word for word, since wouter's own `useSearch` decodes it once too often. */
export function useReportUrl(today: string) {
  const [pathname, navigate] = useLocation();
  const query = readReportUrl(useSearch(), today);

  function change(changes: Partial<ReportQueryState>, how?: { replace: boolean }) {
    // What the address says by now is kept, not what it said when drawn.
    const next = { ...readReportUrl(location.search, today), ...changes };
    try {
      navigate(`${pathname}?${writeReportUrl(next)}`, how);
    } catch {
      // A browser refuses addresses that come too fast or grow too long: the report stays as it is.
    }
  }

  return { asked: query, change };
}

/** Whatever the address leaves out or has wrong is as in a report nobody has touched. */
export function readReportUrl(search: string, today: string): ReportQueryState {
  const given = new URLSearchParams(search);
  return {
    ...rangeOf(dayOf(given.get('from')), dayOf(given.get('until')), today),
    teams: splitTeams(given.get('teams') ?? ''),
    grades: splitGrades(given.get('grades') ?? ''),
  };
}

export function writeReportUrl({ from, until, teams, grades }: ReportQueryState): string {
  const written = new URLSearchParams({ from, until });
  if (teams.length > 0) written.set('teams', joinTeams(teams));
  if (grades.length > 0) written.set('grades', joinGrades(grades));
  return written.toString();
}

function dayOf(text: string | null): string | undefined {
  return text !== null && isDay(text) ? text : undefined;
}

function rangeOf(from: string | undefined, until: string | undefined, today: string): Range {
  if (until === undefined) {
    const last = from !== undefined && from > today ? from : today;
    return { from: from ?? defaultRange(today).from, until: last };
  }
  if (from === undefined) return { from: monthsBefore(until, REPORT_MONTHS_DEFAULT), until };
  return from <= until ? { from, until } : { from: until, until: from };
}
