import { expect, test } from 'vitest';
import { sourcesWithCounts, sourceMergeTarget } from './sources-with-counts-and-merge-target.ts';

test('the largest source stands first, and fewer than five candidates are no number', () => {
  const counted = [
    { name: 'shop', candidates: 4 },
    { name: 'fair', candidates: 5 },
    { name: 'Direct', candidates: 90 },
  ];
  expect(sourcesWithCounts(counted, [{ source: 'shop', mergedInto: 'fair' }])).toEqual([
    { name: 'Direct', candidates: 90, mergedInto: null },
    { name: 'fair', candidates: 5, mergedInto: null },
    { name: 'shop', candidates: null, mergedInto: 'fair' },
  ]);
});

const aliases = [{ source: 'b', mergedInto: 'c' }];
test.each([
  ['a', 'd', 'd'],
  ['a', 'b', 'c'],
  ['c', 'b', null],
  ['a', 'a', null],
])('%s merged into %s counts under %s', (source, into, target) => {
  expect(sourceMergeTarget(source, into, aliases)).toBe(target);
});
