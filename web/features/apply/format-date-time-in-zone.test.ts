import { expect, test } from 'vitest';
import { formatDateTimeInZone, timeZoneShortName } from './format-date-time-in-zone.ts';

test.each([
  ['2026-11-25T23:59:00Z', 'Europe/London', 'Wed 25 November, 23:59', 'GMT'],
  ['2026-06-03T08:05:00Z', 'Europe/London', 'Wed 3 June, 09:05', 'BST'],
  ['2026-11-25T23:00:00Z', 'Europe/Paris', 'Thu 26 November, 00:00', 'CET'],
])('%s in %s is %s', (at, zone, text, name) => {
  expect(formatDateTimeInZone(new Date(at), zone)).toBe(text);
  expect(timeZoneShortName(new Date(at), zone)).toBe(name);
});
