import { expect, test } from 'vitest';
import { findLastPageOfShorterList } from './find-last-page-of-shorter-list.ts';

test.each([
  ['the last page stays', 2, { isPlaceholderData: false, data: { pages: 2 } }, null],
  ['a page behind it leads there', 99, { isPlaceholderData: false, data: { pages: 2 } }, 2],
  ['the first page of nothing stays', 1, { isPlaceholderData: false, data: { pages: 0 } }, null],
  [
    'another page of nothing leads to the first',
    2,
    { isPlaceholderData: false, data: { pages: 0 } },
    1,
  ],
  ['a page that loads is waited for', 3, { isPlaceholderData: true, data: { pages: 2 } }, null],
  ['a list that loads is waited for', 3, { isPlaceholderData: false, data: undefined }, null],
])('%s', (_, page, list, last) => {
  expect(findLastPageOfShorterList(list, page)).toBe(last);
});
