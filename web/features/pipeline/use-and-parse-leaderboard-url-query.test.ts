import { expect, test } from 'vitest';
import { parseLeaderboardUrlQuery } from './use-and-parse-leaderboard-url-query.ts';

test.each([
  ['', { page: 1, candidate: null }],
  [
    'page=3&find=KX-47&candidate=12&questions=yes',
    { page: 3, find: 'KX-47', candidate: 12, questions: 'yes' },
  ],
  ['page=0&candidate=-4', { page: 1, candidate: null }],
  ['scoring=1', { page: 1, candidate: null, scoring: 1 }],
])('the address ?%s means', (search, meant) => {
  expect(parseLeaderboardUrlQuery(search)).toEqual(meant);
});
