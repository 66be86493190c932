import { expect, test } from 'vitest';
import { areScoresShown } from './are-scores-shown.ts';

const standing = { scored: 8, total: 10, isRead: true, stages: ['Written answers', 'Test'] };

test.each([
  ['four fifths are in', {}, true],
  ['one fewer', { scored: 7 }, false],
  ['a test was scored, and nobody was sent to review', { scored: 0, total: 0 }, false],
  ['nothing is read, and a test was scored', { scored: 0, total: 0, isRead: false }, true],
  ['nothing is read, and nobody was scored', { total: 0, isRead: false, stages: [] }, false],
  ['it was read once, and is not any more', { scored: 1, isRead: false }, true],
])('%s', (_, change, shown) => {
  expect(areScoresShown({ ...standing, ...change })).toBe(shown);
});
