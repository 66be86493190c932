import {
  REPORT_RANGE_DAYS_MAX,
  REPORT_RANGE_MONTHS_DEFAULT,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { subtractMonthsFromDay } from './convert-shift-and-check-iso-and-dd-mm-yyyy-days.ts';

/** Two days (yyyy-MM-dd), both included. */
export type ReportDayRange = { from: string; until: string };

const DAY_MS = 86_400_000;

/** The last three months up to today. */
export function defaultReportRange(today: string): ReportDayRange {
  return { from: subtractMonthsFromDay(today, REPORT_RANGE_MONTHS_DEFAULT), until: today };
}

export function isReportRangeTooLarge({ from, until }: ReportDayRange): boolean {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS > REPORT_RANGE_DAYS_MAX;
}

export const reportRangePresetNames = {
  'last-month': 'Last month',
  'last-quarter': 'Last whole quarter',
  'three-months': 'Last 3 months',
  'six-months': 'Last 6 months',
  'twelve-months': 'Last 12 months',
  'this-year': 'This year',
  'last-year': 'Last year',
} as const;
export type ReportRangePreset = keyof typeof reportRangePresetNames;

export function reportRangesByPreset(today: string): Record<ReportRangePreset, ReportDayRange> {
  const year = Number(today.slice(0, 4));
  const thisMonth = `${today.slice(0, 7)}-01`;
  return {
    'last-month': { from: subtractMonthsFromDay(thisMonth, 1), until: daysAfter(thisMonth, -1) },
    'last-quarter': findLastQuarterBefore(today),
    'three-months': defaultReportRange(today),
    'six-months': { from: subtractMonthsFromDay(today, 6), until: today },
    'twelve-months': { from: subtractMonthsFromDay(today, 12), until: today },
    'this-year': { from: `${year}-01-01`, until: today },
    'last-year': { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` },
  };
}

/** The last quarter of a year that is over on this day. */
export function findLastQuarterBefore(day: string): ReportDayRange {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / 3) * 3 - 3;
  const on = (ofMonth: number, ofDay: number) =>
    new Date(Date.UTC(year, ofMonth, ofDay)).toISOString().slice(0, 10);
  return { from: on(first, 1), until: on(first + 3, 0) };
}

/** The preset that means these very days today. */
export function findReportRangePreset(
  range: ReportDayRange,
  today: string,
): ReportRangePreset | undefined {
  const ranges = reportRangesByPreset(today);
  return (Object.keys(ranges) as ReportRangePreset[]) // As the type of `ranges` says.
    .find((name) => ranges[name].from === range.from && ranges[name].until === range.until);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
