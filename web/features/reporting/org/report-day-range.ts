import {
  REPORT_DAYS_MAX,
  REPORT_MONTHS_DEFAULT,
} from '@evenhand/contract/reporting/organisation-reports.ts';

/** Two days (yyyy-MM-dd), both included. */
export type ReportDayRange = { from: string; until: string };

const DAY_MS = 86_400_000;

/** The last three months up to today. */
export function defaultReportRange(today: string): ReportDayRange {
  return { from: subtractMonths(today, REPORT_MONTHS_DEFAULT), until: today };
}

export function isReportRangeTooLarge({ from, until }: ReportDayRange): boolean {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS > REPORT_DAYS_MAX;
}

export const reportPresetNames = {
  'last-month': 'Last month',
  'last-quarter': 'Last whole quarter',
  'three-months': 'Last 3 months',
  'six-months': 'Last 6 months',
  'twelve-months': 'Last 12 months',
  'this-year': 'This year',
  'last-year': 'Last year',
} as const;
export type ReportPreset = keyof typeof reportPresetNames;

export function reportPresetRanges(today: string): Record<ReportPreset, ReportDayRange> {
  const year = Number(today.slice(0, 4));
  const thisMonth = `${today.slice(0, 7)}-01`;
  return {
    'last-month': { from: subtractMonths(thisMonth, 1), until: daysAfter(thisMonth, -1) },
    'last-quarter': lastQuarterBefore(today),
    'three-months': defaultReportRange(today),
    'six-months': { from: subtractMonths(today, 6), until: today },
    'twelve-months': { from: subtractMonths(today, 12), until: today },
    'this-year': { from: `${year}-01-01`, until: today },
    'last-year': { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` },
  };
}

/** The last quarter of a year that is over on this day. */
export function lastQuarterBefore(day: string): ReportDayRange {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / 3) * 3 - 3;
  const on = (ofMonth: number, ofDay: number) =>
    new Date(Date.UTC(year, ofMonth, ofDay)).toISOString().slice(0, 10);
  return { from: on(first, 1), until: on(first + 3, 0) };
}

/** The preset that means these very days today. */
export function findReportPreset(range: ReportDayRange, today: string): ReportPreset | undefined {
  const ranges = reportPresetRanges(today);
  return (Object.keys(ranges) as ReportPreset[]) // As the type of `ranges` says.
    .find((name) => ranges[name].from === range.from && ranges[name].until === range.until);
}

/** The same day so many months earlier, or the last one of a month that is too short for it. */
export function subtractMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date, length.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 21/08/2026 → 2026-08-21; null for what is no day between 2000 and 2099. Single digits will do. */
export function parseBritishDay(text: string): string | null {
  const [, date, month, year] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)\s*$/.exec(text) ?? [];
  if (date === undefined || month === undefined || year === undefined) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isIsoDay(day) ? day : null;
}

/** 2026-08-21 → 21/08/2026. */
export function formatBritishDay(day: string): string {
  return day.split('-').reverse().join('/');
}

export function isIsoDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day it is in a zone. */
export function isoDayInZone(zone: string, now: Date): string {
  // Sweden writes days as they are stored.
  return now.toLocaleDateString('sv-SE', { timeZone: zone });
}
