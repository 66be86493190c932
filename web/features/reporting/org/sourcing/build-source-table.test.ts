import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import type { ReferrerFigures } from '@evenhand/contract/reporting/organisation-reports.ts';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { sortSourceRows, nextSourceTableOrder } from './sort-source-rows-and-toggle-order.ts';
import { buildSourceTable } from './build-source-table.ts';
import { formatSourcingCsv } from './sourcing-csv.ts';

const coverage: DiversityFiguresPeriodsAndGroups = {
  disclosure: 'protected',
  from: '2026-07-01',
  until: '2026-09-30',
  periods: [{ from: '2026-07-01', until: '2026-09-30' }],
  leftOut: [],
  categories: [
    {
      category: 'gender',
      title: 'Gender',
      options: [
        { code: 'woman', label: 'Woman' },
        { code: 'man', label: 'Man' },
        { code: 'unknown', label: 'Unknown' },
      ],
    },
  ],
};
const source = (
  name: string,
  count: number,
  changed: Partial<ReferrerFigures> = {},
): ReferrerFigures => ({
  name,
  count,
  review: count,
  interview: 1,
  filter: 0,
  meanScore: 3.04,
  breakdown: null,
  ...changed,
});
const board = source('board', 100, { breakdown: { gender: { woman: 60, man: 40, unknown: 10 } } });
const fair = source('=fair', 14, {
  breakdown: { gender: { woman: 10, man: '<5', unknown: '<5' } },
});
const friend = source('friend, "Jo"\n', 4, { meanScore: null });
const town = source('town', 9);
const small = source('small', 30, { breakdown: { gender: null } });
const table = buildSourceTable([friend, fair, town, board, small], coverage, 'gender');
const names = (by: string, descending: boolean) =>
  sortSourceRows(table, { by, descending })
    .map(({ name }) => name.slice(0, 5))
    .join(' ');

test('a source shows shares of those who told, counts of few, or why it shows none', () => {
  expect(table.columns.map(({ title }) => title)).toEqual(['Woman', 'Man', 'Not known (people)']);
  const told = table.rows.map(({ name, message, cells }) => [
    name.slice(0, 5),
    message ?? cells.map(({ text, heat }) => (heat === null ? text : `${text} at ${heat}`)),
  ]);
  expect(told).toEqual([
    ['frien', 'You need 5+ candidates to see data'],
    // 10 of 10 who told, too few for a percentage.
    ['=fair', ['10', '< 5', '< 5']],
    ['town', 'Too few answered in one of the quarters'],
    // 60 and 40 of 100 who told; 60 % stands at step 12 of 20, 40 % at 8.
    ['board', ['60 % at 12', '40 % at 8', '10']],
    ['small', 'You need 5+ candidates to see data'],
  ]);
});

test('the colour is that of the number that is shown: 59.6 % is shown as 60 %, and stands where 60 % stands', () => {
  const nearly = source('nearly', 250, {
    breakdown: { gender: { woman: 149, man: 101, unknown: 0 } },
  });
  const [row] = buildSourceTable([nearly], coverage, 'gender').rows;
  expect(row?.cells.map(({ text, heat }) => [text, heat]).slice(0, 2)).toEqual([
    ['60 %', 12],
    ['40 %', 8],
  ]);
  const stars = source('stars', 9, { meanScore: 2.96 });
  const cell = buildSourceTable([stars], coverage, 'performance').rows[0]?.cells.at(-1);
  expect([cell?.text, cell?.heat]).toEqual(['3.0', 12]);
});

test('a source of four is told nothing of, whatever was answered', () => {
  const four = source('four', 4, { breakdown: { gender: { woman: 20, man: 5, unknown: 5 } } });
  const [row] = buildSourceTable([four], coverage, 'gender').rows;
  expect(row).toMatchObject({ cells: [], message: 'You need 5+ candidates to see data' });
});

test('performance is told of the smallest source too, out of five stars', () => {
  const { rows } = buildSourceTable([friend, board], coverage, 'performance');
  expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['4', '1', '0', '–'],
    ['100', '1', '0', '3.0'],
  ]);
  // 3.04 of 5 is 60.8 %: white text.
  expect(rows[1]?.cells.at(-1)?.heat).toBe(12);
});

test('sources sort by any column, those without a number last', () => {
  expect(names('candidates', true)).toBe('board small =fair town frien');
  expect(names('name', false)).toBe('=fair board frien small town');
  expect(names('woman', true)).toBe('=fair board frien small town');
  expect(names('woman', false)).toBe('board =fair frien small town');
  expect(nextSourceTableOrder({ by: 'name', descending: false }, 'woman')).toEqual({
    by: 'woman',
    descending: true,
  });
  expect(nextSourceTableOrder({ by: 'woman', descending: true }, 'woman').descending).toBe(false);
  expect(nextSourceTableOrder({ by: 'woman', descending: true }, 'name').descending).toBe(false);
});

test('the file holds what the table shows, and nothing that a spreadsheet would run', () => {
  const text = formatSourcingCsv(
    table.columns,
    sortSourceRows(table, { by: 'candidates', descending: true }),
    { title: 'Candidates of each source by gender', from: '2026-07-01', until: '2026-09-30' },
  );
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toEqual([
    ['Source', 'Candidates', 'Woman', 'Man', 'Not known (people)'],
    ['board', '100', '60 %', '40 %', '10'],
    ['small', '30', ...few],
    ["'=fair", '14', '10 people', '< 5', '< 5'],
    ['town', '9', ...Array<string>(3).fill('Too few answered in one of the quarters')],
    ['friend, "Jo"\n', '4', ...few],
    [
      'Note: Candidates of each source by gender, of candidates who began from 2026-07-01 to 2026-09-30. Where words stand instead of figures they say why.',
      ...Array<string>(4).fill(''),
    ],
  ]);
  expect(data.flat().some((cell) => /^\s*[=+\-@]/.test(cell))).toBe(false);
});

const few = Array<string>(3).fill('5+ candidates required to see demographic data');
