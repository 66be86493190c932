import { expect, test } from 'vitest';
import { DEMOGRAPHICS_GROUP_OF_EVERYBODY } from './demographics-request-and-report-types.ts';
import {
  choosePublishedPeriodsWithAllGroups,
  groupsInEveryPublishedPeriod,
  listQuartersAndPeriodsOutsideThem,
  type PublishedDemographicsTablePeriodAndGroups,
} from './choose-published-demographics-periods-and-groups.ts';

const table = (
  id: number,
  named: string[],
  pooled: string[] = [],
): PublishedDemographicsTablePeriodAndGroups => ({
  id,
  from: `2026-0${id * 3 - 2}-01`,
  until: ['2026-03-31', '2026-06-30', '2026-09-30'][id - 1] ?? '',
  named,
  pooled,
});
const tables = [table(1, ['A', 'B'], ['C']), table(2, ['A'], ['B']), table(3, ['A', 'B', 'C'])];
const year = { from: '2026-01-01', until: '2026-12-31' };
const reported = ({
  tables: chosen,
  groups,
  leftOut,
}: ReturnType<typeof choosePublishedPeriodsWithAllGroups>) => ({
  ids: chosen.map(({ id }) => id),
  groups,
  leftOut,
});

test.each<[string, string, string, string[], ReturnType<typeof reported>]>([
  [
    'another dimension',
    year.from,
    year.until,
    [DEMOGRAPHICS_GROUP_OF_EVERYBODY],
    { ids: [], groups: [], leftOut: [] },
  ],
  ['one group', year.from, year.until, ['A'], { ids: [1, 2, 3], groups: ['A'], leftOut: [] }],
  [
    'a period is there for both or not at all',
    year.from,
    year.until,
    ['A', 'B'],
    { ids: [1, 3], groups: ['A', 'B'], leftOut: [] },
  ],
  [
    'a group without people in a period is told by that',
    year.from,
    year.until,
    ['C'],
    { ids: [2, 3], groups: ['C'], leftOut: [] },
  ],
  [
    'a group that leaves no period is left out',
    '2026-04-01',
    '2026-06-30',
    ['A', 'B'],
    { ids: [2], groups: ['A'], leftOut: ['B'] },
  ],
  ['nobody at all', year.from, year.until, ['Z'], { ids: [], groups: [], leftOut: [] }],
  [
    'a range takes whole periods only',
    '2026-01-02',
    '2026-09-29',
    ['A'],
    { ids: [2], groups: ['A'], leftOut: [] },
  ],
])('%s', (_, from, until, groups, expected) => {
  expect(reported(choosePublishedPeriodsWithAllGroups(tables, { from, until, groups }))).toEqual(
    expected,
  );
});

test('the whole organisation is told by every period of its own', () => {
  const whole = [
    table(1, [DEMOGRAPHICS_GROUP_OF_EVERYBODY]),
    table(2, [DEMOGRAPHICS_GROUP_OF_EVERYBODY]),
  ];
  expect(
    reported(
      choosePublishedPeriodsWithAllGroups(whole, {
        ...year,
        groups: [DEMOGRAPHICS_GROUP_OF_EVERYBODY],
      }),
    ).ids,
  ).toEqual([1, 2]);
});

test('without a filter those groups are told that every period tells', () => {
  expect(reported(groupsInEveryPublishedPeriod(tables, year))).toEqual({
    ids: [1, 2, 3],
    groups: ['A'],
    leftOut: [],
  });
  expect(
    reported(groupsInEveryPublishedPeriod(tables, { from: '2026-07-01', until: '2026-09-30' }))
      .groups,
  ).toEqual(['A', 'B', 'C']);
  expect(
    reported(groupsInEveryPublishedPeriod(tables, { from: '2026-08-01', until: '2026-09-30' })).ids,
  ).toEqual([]);
});

test('quarters stand for the periods in them, and periods where there is no whole quarter', () => {
  const month = (id: number, name: string) => ({
    ...table(1, [DEMOGRAPHICS_GROUP_OF_EVERYBODY]),
    id,
    from: `2026-${name}-01`,
    until: `2026-${name}-28`,
  });
  const periods = ['01', '02', '03', '04'].map((name, n) => month(10 + n, name));
  expect(
    listQuartersAndPeriodsOutsideThem([table(1, [DEMOGRAPHICS_GROUP_OF_EVERYBODY])], periods).map(
      ({ id }) => id,
    ),
  ).toEqual([1, 13]);
  expect(listQuartersAndPeriodsOutsideThem([], periods).map(({ id }) => id)).toEqual([
    10, 11, 12, 13,
  ]);
});
