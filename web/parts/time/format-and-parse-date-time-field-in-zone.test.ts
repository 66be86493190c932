import { expect, test } from 'vitest';
import {
  parseFieldTimeInZone,
  formatFieldTimeInZone,
} from './format-and-parse-date-time-field-in-zone.ts';

test.each([
  ['winter in London', '2026-01-15T23:30', 'Europe/London', '2026-01-15T23:30:00Z'],
  ['summer in London', '2026-07-15T00:00', 'Europe/London', '2026-07-14T23:00:00Z'],
  [
    'just before the clocks go forward',
    '2026-03-29T00:59',
    'Europe/London',
    '2026-03-29T00:59:00Z',
  ],
  [
    'just after the clocks went forward',
    '2026-03-29T02:00',
    'Europe/London',
    '2026-03-29T01:00:00Z',
  ],
  [
    'the first of a time that comes twice',
    '2026-10-25T01:30',
    'Europe/London',
    '2026-10-25T00:30:00Z',
  ],
  ['just after the clocks went back', '2026-10-25T02:00', 'Europe/London', '2026-10-25T02:00:00Z'],
  ['west of Greenwich', '2026-07-15T20:00', 'America/New_York', '2026-07-16T00:00:00Z'],
  ['half an hour off', '2026-07-15T05:30', 'Asia/Kolkata', '2026-07-15T00:00:00Z'],
  ['three quarters off', '2026-07-15T00:00', 'Asia/Kathmandu', '2026-07-14T18:15:00Z'],
  ['the far east', '2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
])('%s', (_, text, zone, instant) => {
  expect(parseFieldTimeInZone(text, zone)?.toISOString()).toBe(new Date(instant).toISOString());
  expect(formatFieldTimeInZone(new Date(instant), zone)).toBe(text);
});

test('a time that the clocks skip is moved on by what they skip', () => {
  const instant = parseFieldTimeInZone('2026-03-29T01:30', 'Europe/London');
  expect(instant && formatFieldTimeInZone(instant, 'Europe/London')).toBe('2026-03-29T02:30');
});

test('midnight is the beginning of its day', () => {
  expect(formatFieldTimeInZone(new Date('2026-01-15T00:00:00Z'), 'Europe/London')).toBe(
    '2026-01-15T00:00',
  );
});

test.each(['', 'soon', '2026-02-31T'])('%j is no time', (text) => {
  expect(parseFieldTimeInZone(text, 'Europe/London')).toBeNull();
});
