import { REPORT_RANGE_TOO_LARGE_MESSAGE } from '@evenhand/contract/reporting/organisation-reports.ts';
import { expect, test } from 'vitest';
import { parseReportRange } from './parse-organisation-report-range.ts';

const NOW = new Date('2026-03-31T12:00:00Z');
const rangeOf = (from?: string, until?: string, zone = 'Europe/London', now = NOW) =>
  parseReportRange({ from, until }, { zone, now });

test.for([
  ['without dates: three months up to today', undefined, undefined, '2025-12-31', '2026-03-31'],
  ['only a beginning: up to today', '2026-03-01', undefined, '2026-03-01', '2026-03-31'],
  ['only an end: three months before it', undefined, '2026-05-31', '2026-02-28', '2026-05-31'],
  ['only an end after a leap February', undefined, '2024-05-31', '2024-02-29', '2024-05-31'],
  ['only an end at the turn of a year', undefined, '2026-01-15', '2025-10-15', '2026-01-15'],
  ['one day', '2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['731 days over a leap year', '2024-01-01', '2026-01-01', '2024-01-01', '2026-01-01'],
  ['731 days without one', '2025-01-01', '2027-01-02', '2025-01-01', '2027-01-02'],
] as const)('the days of a report, %s', ([, from, until, first, last]) => {
  expect(rangeOf(from, until)).toEqual({ from: first, until: last, zone: 'Europe/London' });
});

test.for([
  ['before the clocks go forward in London', '2026-03-28T23:59:59Z', 'Europe/London', '2026-03-28'],
  [
    'after the clocks went forward in London',
    '2026-03-29T23:00:00Z',
    'Europe/London',
    '2026-03-30',
  ],
  [
    'the last second of the long day in London',
    '2026-10-25T23:59:59Z',
    'Europe/London',
    '2026-10-25',
  ],
  ['the last second of summer time', '2026-10-24T22:59:59Z', 'Europe/London', '2026-10-24'],
  ['the first second of that Sunday', '2026-10-24T23:00:00Z', 'Europe/London', '2026-10-25'],
  ['half past six ahead in India', '2026-03-31T18:29:59Z', 'Asia/Kolkata', '2026-03-31'],
  ['midnight in India', '2026-03-31T18:30:00Z', 'Asia/Kolkata', '2026-04-01'],
  ['midnight in Samoa, thirteen hours ahead', '2026-03-31T11:00:00Z', 'Pacific/Apia', '2026-04-01'],
  [
    'the day that Samoa left out begins in another',
    '2011-12-30T10:00:00Z',
    'Pacific/Apia',
    '2011-12-31',
  ],
  [
    'an instant with an offset of its own',
    '2026-03-31T23:30:00-05:00',
    'Europe/London',
    '2026-04-01',
  ],
] as const)('%s: an instant stands for its day in the zone', ([, instant, zone, day]) => {
  expect(rangeOf(instant, instant, zone)).toEqual({ from: day, until: day, zone });
});

test('today is the organisation’s today', () => {
  const now = new Date('2026-03-31T11:30:00Z');
  expect(rangeOf(undefined, undefined, 'Pacific/Apia', now)).toMatchObject({ until: '2026-04-01' });
  expect(rangeOf(undefined, undefined, 'Pacific/Pago_Pago', now)).toMatchObject({
    until: '2026-03-31',
  });
});

test.for([
  ['732 days over a leap year', '2024-01-01', '2026-01-02'],
  ['732 days without one', '2025-01-01', '2027-01-03'],
  ['a century', '2000-01-01', '2100-12-31'],
] as const)('%s are too many', ([, from, until]) => {
  expect(rangeOf(from, until)).toEqual({
    problem: 'too-large',
    says: REPORT_RANGE_TOO_LARGE_MESSAGE,
  });
});

test.for([
  ['the end before the beginning', '2026-03-02', '2026-03-01', ['from']],
  ['a beginning after today', '2026-04-02', undefined, ['from']],
  ['long before there was a web', '1999-12-31', '2000-01-01', ['from']],
  ['a day in year one', '0001-01-01', '0001-02-01', ['from', 'until']],
  ['far in the future', '2100-12-01', '2101-01-01', ['until']],
  [
    'an instant past year 9999 in its zone',
    '9999-12-31T23:59:59Z',
    '9999-12-31T23:59:59Z',
    ['from', 'until'],
  ],
] as const)('%s is refused in words', ([, from, until, fields]) => {
  const told = rangeOf(from, until, 'Pacific/Apia');
  expect(told).toMatchObject({ problem: 'not-possible' });
  expect(Object.keys('fields' in told ? told.fields : {})).toEqual(fields);
});
