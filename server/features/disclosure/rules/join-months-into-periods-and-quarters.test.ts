import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextCalendarDay,
  lastDayOfMonth,
  firstDayOfNextMonth,
} from '../../../time/calendar-day-month-and-quarter-arithmetic.ts';
import {
  joinMonthsUntilEnoughRespondents,
  joinPeriodsToQuarters,
  type RespondentsOfMonth,
} from './join-months-into-periods-and-quarters.ts';

const month = (name: string, respondents: number): RespondentsOfMonth => ({
  month: `2026-${name}-01`,
  respondents,
});
const year = { from: '2026-01-01', until: '2026-12-31' };
const reported = (periods: { from: string; until: string }[]) =>
  periods.map(({ from, until }) => `${from.slice(5)} ${until.slice(5)}`);

test.each<[string, RespondentsOfMonth[], string[]]>([
  ['nobody', [], []],
  ['25 in a month', [month('01', 25)], ['01-01 01-31']],
  ['24 in a month wait for the next', [month('01', 24), month('02', 1)], ['01-01 02-28']],
  [
    'an empty month belongs to the next ones',
    [month('01', 30), month('03', 30)],
    ['01-01 01-31', '02-01 03-31'],
  ],
  ['fewer than 25 in all wait', [month('01', 12), month('11', 12)], []],
])('%s', (_, months, expected) => {
  expect(reported(joinMonthsUntilEnoughRespondents(months, year))).toEqual(expected);
});

test('an open month is never part of a period', () => {
  const months = [month('01', 30), month('02', 30)];
  expect(
    reported(joinMonthsUntilEnoughRespondents(months, { from: '2026-01-01', until: '2026-02-27' })),
  ).toEqual(['01-01 01-31']);
});

test('periods follow each other without a gap, and each has 25 who answered', () => {
  const counts = fc.array(fc.record({ respondents: fc.nat(40) }), { maxLength: 12 });
  fc.assert(
    fc.property(counts, (given) => {
      const months = given.map((each, n) => ({
        ...each,
        month: `2026-${String(n + 1).padStart(2, '0')}-01`,
      }));
      const periods = joinMonthsUntilEnoughRespondents(months, year);
      expect(periods.map(({ from }) => from)).toEqual(
        periods.map((_, n) => (n === 0 ? year.from : nextCalendarDay(periods[n - 1]?.until ?? ''))),
      );
      for (const { from, until } of periods) {
        const inside = months.filter((each) => each.month >= from && each.month <= until);
        expect(inside.reduce((sum, each) => sum + each.respondents, 0)).toBeGreaterThanOrEqual(25);
      }
    }),
  );
});

test('what was published does not move when later months come', () => {
  const months = [month('01', 10), month('02', 20), month('03', 60), month('04', 10)];
  const early = joinMonthsUntilEnoughRespondents(months, { ...year, until: '2026-03-31' });
  expect(joinMonthsUntilEnoughRespondents(months, year).slice(0, early.length)).toEqual(early);
});

test('quarters are made of whole periods and end where one ends', () => {
  const months = ['01', '02', '03', '04', '06', '07'].map((name) => ({
    from: `2026-${name}-01`,
    until: lastDayOfMonth(`2026-${name}-01`),
  }));
  // April and May were joined.
  const periods = months.map((each) =>
    each.from === '2026-04-01' ? { ...each, until: '2026-05-31' } : each,
  );
  expect(reported(joinPeriodsToQuarters(periods, '2026-07-31'))).toEqual([
    '01-01 03-31',
    '04-01 06-30',
  ]);
  expect(reported(joinPeriodsToQuarters(periods, '2026-05-31'))).toEqual(['01-01 03-31']);
  const over = [
    { from: '2026-01-01', until: '2026-01-31' },
    { from: '2026-02-01', until: '2026-04-30' },
    { from: '2026-05-01', until: '2026-06-30' },
  ];
  expect(reported(joinPeriodsToQuarters(over, '2026-06-30'))).toEqual([
    '01-01 01-31',
    '02-01 06-30',
  ]);
  // What comes later changes no quarter that is over.
  expect(reported(joinPeriodsToQuarters(over.slice(0, 1), '2026-03-31'))).toEqual(['01-01 01-31']);
});

test.each([
  ['2026-12-31', '2027-01-01', '2027-01-01', '2026-12-31'],
  ['2028-02-28', '2028-02-29', '2028-03-01', '2028-02-29'],
])('%s is followed by %s, its month by %s, and ends it on %s', (day, after, next, last) => {
  expect([nextCalendarDay(day), firstDayOfNextMonth(day), lastDayOfMonth(day)]).toEqual([
    after,
    next,
    last,
  ]);
});
