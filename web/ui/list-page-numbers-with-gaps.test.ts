import { expect, test } from 'vitest';
import { listPageNumbersWithGaps } from './list-page-numbers-with-gaps.ts';

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 5 …6 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 7, '1 …1 3 4 5 6 7'],
  [10, 20, '1 …5 8 9 10 11 12 …15 20'],
  [20, 20, '1 …15 16 17 18 19 20'],
])('page %i of %i shows %s', (current, pages, expected) => {
  const shown = listPageNumbersWithGaps(current, pages).map(({ page, isGap }) =>
    isGap ? `…${page}` : page,
  );
  expect(shown.join(' ')).toBe(expected);
});
