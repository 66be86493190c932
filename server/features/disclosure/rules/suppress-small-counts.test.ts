import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chooseSuppressionOfGroupCounts,
  chooseSuppressionOfStepCounts,
  type CellSuppression,
} from './suppress-small-counts.ts';

const reported = (counts: number[][], showing: CellSuppression[][]) =>
  counts.map((row, r) =>
    row
      .map(
        (n, o) =>
          ({ exact: String(n), few: '<5', masked: '-', hidden: '.' })[showing[r]?.[o] ?? 'hidden'],
      )
      .join(' '),
  );
const steps = (...counts: number[][]) => reported(counts, chooseSuppressionOfStepCounts(counts));

test.each([
  ['nothing small', [[12, 8, 0]], ['12 8 0']],
  ['one small count: another is masked', [[12, 8, 3]], ['12 - <5']],
  ['two small ones that may be anything', [[12, 2, 2]], ['12 <5 <5']],
  ['two of one each, which their sum would tell', [[12, 1, 1]], ['- <5 <5']],
  ['two of four each, which their sum would tell', [[12, 4, 4]], ['- <5 <5']],
  ['one beside a five, which their sum would tell', [[5, 1, 0]], ['. . .']],
  ['a row under five', [[2, 1, 1]], ['. . .']],
  ['everybody alike', [[9, 0, 0]], ['9 0 0']],
])('%s', (_, counts, expected) => {
  expect(steps(...counts)).toEqual(expected);
});

test('a count that two equal ones before and after it tell is masked with one of those', () => {
  expect(steps([12, 8, 9], [12, 8, 3], [12, 8, 0])).toEqual(['12 - -', '. . .', '12 8 0']);
});

test('a small group is not found by subtracting the others from all', () => {
  const groups = [
    { counts: [7, 7], showing: ['exact', 'exact'] },
    { counts: [8, 9], showing: ['exact', 'exact'] },
    { counts: [2, 1], showing: ['hidden', 'hidden'] },
  ] satisfies Parameters<typeof chooseSuppressionOfGroupCounts>[0];
  const all = { counts: [17, 17], showing: ['exact', 'exact'] } satisfies Parameters<
    typeof chooseSuppressionOfGroupCounts
  >[1];
  expect(
    reported(
      groups.map(({ counts }) => counts),
      chooseSuppressionOfGroupCounts(groups, all),
    ),
  ).toEqual(['. .', '8 9', '. .']);
});

type Alike = { counts: number[][]; showing: CellSuppression[][]; isNested: boolean };

/** All tables with the same totals of rows that look the same, by trying every one. */
function alternatives({ counts, showing, isNested }: Alike): number[][][] {
  const found: number[][][] = [];
  const fill = (before: number[][]) => {
    const s = before.length;
    const row = counts[s];
    if (row === undefined) {
      found.push(before);
      return;
    }
    const above = isNested ? before[s - 1] : undefined;
    const place = (values: number[], left: number) => {
      const o = values.length;
      if (o === row.length) {
        if (left === 0) fill([...before, values]);
        return;
      }
      for (let n = 0; n <= Math.min(left, above?.[o] ?? left); n += 1)
        if (looksLike(n, row[o] ?? 0, showing[s]?.[o])) place([...values, n], left - n);
    };
    place([], sumOf(row));
  };
  fill([]);
  return found;
}

const sumOf = (row: readonly number[]) => row.reduce((sum, n) => sum + n, 0);

/** Counts of one to four that are the same in all tables. */
function given(counts: number[][], tables: number[][][]): string[] {
  return counts.flatMap((row, s) =>
    row.flatMap((n, o) => {
      const isGiven = new Set(tables.map((table) => table[s]?.[o])).size === 1;
      return n >= 1 && n <= 4 && isGiven ? [`${n} at ${s} ${o}`] : [];
    }),
  );
}

function looksLike(n: number, is: number, showing: CellSuppression | undefined): boolean {
  if (showing === 'exact') return n === is;
  if (showing === 'few') return n >= 1 && n <= 4;
  return showing === 'masked' ? n >= 5 : true;
}

const rows = fc.integer({ min: 2, max: 3 }).chain((width) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 3,
  }),
);
const columnsOf = (table: readonly number[][]) =>
  (table[0] ?? []).map((_, o) => sumOf(table.map((row) => row[o] ?? 0)));

test('no count of one to four can be computed from all that is shown of the steps', () => {
  fc.assert(
    fc.property(rows, (left) => {
      const counts = left.map((_, s) => columnsOf(left.slice(s)));
      const tables = alternatives({
        counts,
        showing: chooseSuppressionOfStepCounts(counts),
        isNested: true,
      });
      expect(given(counts, tables)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('nor from groups and all of them together, unless nothing of any group is shown', () => {
  fc.assert(
    fc.property(rows, (counts) => {
      const all = {
        counts: columnsOf(counts),
        showing: chooseSuppressionOfStepCounts([columnsOf(counts)])[0] ?? [],
      };
      const groups = counts.map((row) => ({
        counts: row,
        showing: chooseSuppressionOfStepCounts([row])[0] ?? [],
      }));
      const showing = chooseSuppressionOfGroupCounts(groups, all);
      if (showing.every((row) => row[0] === 'hidden')) return;
      const tables = alternatives({ counts, showing, isNested: false }).filter((table) =>
        columnsOf(table).every((n, o) => looksLike(n, all.counts[o] ?? 0, all.showing[o])),
      );
      expect(given(counts, tables)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
