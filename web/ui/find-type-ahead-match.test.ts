import { expect, test } from 'vitest';
import { findTypeAheadMatch } from './find-type-ahead-match.ts';

const names = ['Job link', 'Copy job link', 'Archive', 'Logout', 'Light', 'Long list'];

test.each([
  ['the first that begins so', -1, 'c', 1],
  ['whatever the case', -1, 'ARCH', 2],
  ['the next one with the same letter', 3, 'l', 4],
  ['the one after it with the letter again', 4, 'll', 5],
  ['round to the first', 5, 'lll', 3],
  ['the same one while it still fits', 3, 'log', 3],
  ['on to the one that fits', 3, 'lon', 5],
  ['the only one again', 1, 'c', 1],
  ['none', 0, 'x', -1],
])('typing leads to %s', (_, current, typed, index) => {
  expect(findTypeAheadMatch(names, current, typed)).toBe(index);
});

test('in an empty menu typing leads nowhere', () => {
  expect(findTypeAheadMatch([], -1, 'a')).toBe(-1);
});
