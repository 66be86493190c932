import { expect, test } from 'vitest';
import { startAndEndOfDayInZone } from './start-and-end-of-day-in-zone.ts';

test.for([
  ['2026-11-21', 'Europe/London', '2026-11-21T00:00:00Z', 24],
  ['2026-07-05', 'Europe/London', '2026-07-04T23:00:00Z', 24],
  // The clocks go forward, and back.
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00Z', 23],
  ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00Z', 25],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', 23],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', 25],
  // By half an hour.
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00Z', 24],
  ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00Z', 24],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z', 24],
  ['2026-11-21', 'Pacific/Pago_Pago', '2026-11-21T11:00:00Z', 24],
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00Z', 24],
  // There the clocks leave midnight out: the day begins at one.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z', 23],
  // Samoa left this whole day out when it crossed the date line.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z', 0],
  ['2028-02-29', 'Europe/Berlin', '2028-02-28T23:00:00Z', 24],
  ['2026-12-31', 'Europe/Berlin', '2026-12-30T23:00:00Z', 24],
] as const)('%s in %s begins at %s and lasts %d hours', ([day, zone, begins, hours]) => {
  const { from, until } = startAndEndOfDayInZone(day, zone);
  expect(from).toEqual(new Date(begins));
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(hours);
});
