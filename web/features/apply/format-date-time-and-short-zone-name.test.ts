import { expect, test } from 'vitest';
import {
  formatDateTimeInZone,
  formatTimeZoneShortName,
} from './format-date-time-and-short-zone-name.ts';

test.each([
  ['2026-11-25T23:59:00Z', 'Europe/London', 'Wed 25 November, 23:59', 'GMT'],
  ['2026-06-03T08:05:00Z', 'Europe/London', 'Wed 3 June, 09:05', 'BST'],
  ['2026-11-25T23:00:00Z', 'Europe/Paris', 'Thu 26 November, 00:00', 'CET'],
])('%s in %s is %s', (at, zone, text, name) => {
  expect(formatDateTimeInZone(new Date(at), false, zone)).toBe(text);
  expect(formatTimeZoneShortName(new Date(at), zone)).toBe(name);
});

test.each([
  ['Europe/London', 'Thu 31 December 2026, 23:30'],
  ['Europe/Paris', 'Fri 1 January 2027, 00:30'],
])('in %s the year may be said: %s', (zone, text) => {
  expect(formatDateTimeInZone(new Date('2026-12-31T23:30:00Z'), true, zone)).toBe(text);
});
