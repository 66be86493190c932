import { expect, test } from 'vitest';
import { startOfDayInZone } from './start-of-day-in-zone.ts';

test.each([
  ['2026-01-05T14:20:31.250Z', 'Europe/London', '2026-01-05T00:00:00.000Z'],
  ['2026-07-05T23:20:31.250Z', 'Europe/London', '2026-07-05T23:00:00.000Z'],
  ['2026-07-05T02:20:00.000Z', 'America/New_York', '2026-07-04T04:00:00.000Z'],
  ['2026-07-05T02:20:00.000Z', 'Asia/Kolkata', '2026-07-04T18:30:00.000Z'],
])('the day of %s in %s began at %s', (moment, zone, start) => {
  expect(startOfDayInZone(new Date(moment), zone).toISOString()).toBe(start);
});
