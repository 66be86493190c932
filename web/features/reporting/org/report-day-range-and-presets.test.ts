import { expect, test } from 'vitest';
import {
  isoDayInZone,
  subtractMonthsFromDay,
  parseDdMmYyyyAsIsoDay,
  formatIsoDayAsDdMmYyyy,
} from './convert-shift-and-check-iso-and-dd-mm-yyyy-days.ts';
import {
  isReportRangeTooLarge,
  findReportRangePreset,
  reportRangesByPreset,
} from './report-day-range-and-presets.ts';

test.each([
  ['2024-11-21', '2026-11-22', false],
  ['2024-11-20', '2026-11-22', true],
  ['2024-02-29', '2026-03-01', false],
  ['2024-02-28', '2026-02-28', false],
  ['2026-11-21', '2026-11-21', false],
])('a report from %s to %s is too large: %s', (from, until, expected) => {
  expect(isReportRangeTooLarge({ from, until })).toBe(expected);
});

test.each([
  ['2026-11-21', 3, '2026-08-21'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2024-05-31', 3, '2024-02-29'],
  ['2026-01-15', 3, '2025-10-15'],
  ['2026-03-31', 12, '2025-03-31'],
])('%s less %i months is %s', (day, months, expected) => {
  expect(subtractMonthsFromDay(day, months)).toBe(expected);
});

test('presets reach up to today, but for the last month, quarter and year, which are whole', () => {
  expect(reportRangesByPreset('2026-03-31')).toEqual({
    'last-month': { from: '2026-02-01', until: '2026-02-28' },
    'last-quarter': { from: '2025-10-01', until: '2025-12-31' },
    'three-months': { from: '2025-12-31', until: '2026-03-31' },
    'six-months': { from: '2025-09-30', until: '2026-03-31' },
    'twelve-months': { from: '2025-03-31', until: '2026-03-31' },
    'this-year': { from: '2026-01-01', until: '2026-03-31' },
    'last-year': { from: '2025-01-01', until: '2025-12-31' },
  });
  expect(findReportRangePreset({ from: '2025-12-31', until: '2026-03-31' }, '2026-03-31')).toBe(
    'three-months',
  );
  expect(findReportRangePreset({ from: '2025-12-30', until: '2026-03-31' }, '2026-03-31')).toBe(
    undefined,
  );
});

test.each([
  ['21/08/2026', '2026-08-21'],
  [' 1/8/2026 ', '2026-08-01'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['08/21/2026', null],
  ['21/08/26', null],
  ['21/08/1999', null],
  ['2026-08-21', null],
  ['', null],
])('typed as %j a day is %j', (text, expected) => {
  expect(parseDdMmYyyyAsIsoDay(text)).toBe(expected);
});

test('a day is shown as dd/MM/yyyy', () => {
  expect(formatIsoDayAsDdMmYyyy('2026-08-01')).toBe('01/08/2026');
});

test.each([
  ['2026-11-21T11:30:00Z', 'Pacific/Apia', '2026-11-22'],
  ['2026-11-21T23:30:00Z', 'Europe/London', '2026-11-21'],
  ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22'],
])('at %s it is in %s %s', (now, zone, expected) => {
  expect(isoDayInZone(zone, new Date(now))).toBe(expected);
});
