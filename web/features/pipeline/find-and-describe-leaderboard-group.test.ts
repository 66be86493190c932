import { expect, test } from 'vitest';
import {
  findLeaderboardGroupOfPlace,
  describeLeaderboardGroup,
} from './find-and-describe-leaderboard-group.ts';

const groups = [
  { completed: ['Written answers', 'Interview'], count: 2 },
  { completed: ['Written answers'], count: 60 },
  { completed: [], count: 1 },
];

test.each([
  [1, 0, 1],
  [2, 0, 1],
  [3, 1, 3],
  [62, 1, 3],
  [63, 2, 63],
])('place %i lies in group %i, which begins at %i', (place, group, first) => {
  expect(findLeaderboardGroupOfPlace(groups, place)).toEqual({ group: groups[group], first });
});

test('a place behind the last is in none', () => {
  expect(findLeaderboardGroupOfPlace(groups, 64)).toBeUndefined();
  expect(findLeaderboardGroupOfPlace([], 1)).toBeUndefined();
});

test('a group is called by what its candidates have completed', () => {
  expect(groups.map((group) => describeLeaderboardGroup(group, groups))).toEqual([
    'Completed Written answers and Interview',
    'After Written answers',
    'Waiting for their last reviews',
  ]);
});
