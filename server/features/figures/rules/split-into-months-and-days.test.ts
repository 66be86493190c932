import { expect, test } from 'vitest';
import { splitDateRangeIntoMonthsAndDays } from './split-into-months-and-days.ts';

test.each([
  // from, until, first whole month, month after the last whole one, days before, days after
  ['2026-01-01', '2026-12-31', '2026-01-01', '2027-01-01', '2025-12-31', '2026-12-31'],
  ['2026-01-02', '2026-12-30', '2026-02-01', '2026-12-01', '2026-01-31', '2026-12-30'],
  ['2024-02-01', '2024-02-29', '2024-02-01', '2024-03-01', '2024-01-31', '2024-02-29'],
  ['2025-12-15', '2026-02-10', '2026-01-01', '2026-02-01', '2025-12-31', '2026-02-10'],
])('%s to %s has whole months from %s up to %s', (from, until, first, before, endOfHead, end) => {
  expect(splitDateRangeIntoMonthsAndDays(from, until)).toEqual({
    months: { from: first, before },
    days: [
      { from, until: endOfHead },
      { from: before, until: end },
    ],
  });
});

test.each([
  ['2026-03-02', '2026-03-31'],
  ['2026-03-01', '2026-03-30'],
  ['2026-03-15', '2026-04-14'],
  ['2026-03-31', '2026-03-31'],
])('%s to %s has no whole month', (from, until) => {
  const { months, days } = splitDateRangeIntoMonthsAndDays(from, until);
  expect(months.from).toBe(months.before);
  expect(days[0]).toEqual({ from, until });
  expect(days[1].from > days[1].until).toBe(true);
});

test('whatever the range, each of its days is in exactly one part', () => {
  const day = (n: number) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
  const all = Array.from({ length: 200 }, (_, n) => day(n));
  const months = all.map((each) => `${each.slice(0, 7)}-01`);
  for (let from = 0; from < 100; from += 7)
    for (let until = from; until < 180; until += 11) {
      const parts = splitDateRangeIntoMonthsAndDays(day(from), day(until));
      const places = all.map(
        (each, n) =>
          Number(
            (months[n] ?? '') >= parts.months.from && (months[n] ?? '') < parts.months.before,
          ) + parts.days.filter((days) => each >= days.from && each <= days.until).length,
      );
      expect(places, `${day(from)} to ${day(until)}`).toEqual(
        all.map((_, n) => Number(n >= from && n <= until)),
      );
    }
});
