import {
  REPORT_RANGE_TOO_LARGE_MESSAGE,
  REPORT_RANGE_DAYS_MAX,
  REPORT_RANGE_MONTHS_DEFAULT,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { todayInZone } from '../../../time/today-in-zone.ts';

/** Days as `2026-03-31` on the organisation's calendar, both included. */
export type OrganisationReportRange = { from: string; until: string; zone: string };
type Query = { from?: string | undefined; until?: string | undefined };
export type OrganisationReportRangeProblem =
  | { problem: 'too-large'; says: string }
  | { problem: 'not-possible'; fields: Record<string, string> };

const DAY_MS = 86_400_000;
const DAY_LENGTH = 'yyyy-MM-dd'.length;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';
const OUT_OF_BOUNDS = 'Choose a day from 2000 to 2100.';

/**
 * The days a report is about. An instant stands for the day it falls on in the zone; without an end the report goes up to
 * today, without a beginning it goes back three months.
 */
export function parseReportRange(
  query: Query,
  { zone, now }: { zone: string; now: Date },
): OrganisationReportRange | OrganisationReportRangeProblem {
  const until = dayOf(query.until, zone) ?? todayInZone(zone, now);
  const from = dayOf(query.from, zone) ?? monthsBefore(until, REPORT_RANGE_MONTHS_DEFAULT);
  const services = Object.entries({ from, until }).filter(([, day]) => !isPossible(day));
  if (services.length > 0)
    return {
      problem: 'not-possible',
      fields: Object.fromEntries(services.map(([field]) => [field, OUT_OF_BOUNDS])),
    };
  if (from > until)
    return {
      problem: 'not-possible',
      fields: { from: 'The first day comes after the last. Choose an earlier one.' },
    };
  if (daysBetween(from, until) > REPORT_RANGE_DAYS_MAX)
    return { problem: 'too-large', says: REPORT_RANGE_TOO_LARGE_MESSAGE };
  return { from, until, zone };
}

/** The same without any limit to how long it is, and open where an end is missing. */
export function parseReportRangeWithoutLimits(
  query: Query,
  zone: string,
): Query | { fields: Record<string, string> } {
  const days = Object.entries(query).flatMap(([field, value]) => {
    const day = dayOf(value, zone);
    return day === undefined ? [] : [[field, day] as const];
  });
  const services = days.filter(([, day]) => !isPossible(day));
  if (services.length > 0)
    return { fields: Object.fromEntries(services.map(([field]) => [field, OUT_OF_BOUNDS])) };
  return Object.fromEntries(days);
}

function dayOf(query: string | undefined, zone: string): string | undefined {
  if (query === undefined || query.length === DAY_LENGTH) return query;
  return todayInZone(zone, new Date(query));
}

/** Years of other lengths are written otherwise, and compare wrongly as text. */
function isPossible(day: string): boolean {
  return day.length === DAY_LENGTH && day >= FIRST_DAY && day <= LAST_DAY;
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS;
}

/** The same day of an earlier month, or that month's last where it is shorter. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)))
    .toISOString()
    .slice(0, DAY_LENGTH);
}
