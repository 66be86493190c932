import { expect, test } from 'vitest';
import { isBelowOpenJobCap } from './max-open-jobs-of-plan-tier.ts';

test.each([
  ['free-trial', 0, true],
  ['free-trial', 1, false],
  ['starter', 0, true],
  ['starter', 1, false],
  ['growth', 3, true],
  ['growth', 4, false],
  ['pro', 11, true],
  ['pro', 12, false],
  ['pro', 13, false],
  ['enterprise', 10_000, true],
  ['beta', 10_000, true],
] as const)('%s with %i open roles: room for another is %s', (tier, open, room) => {
  expect(isBelowOpenJobCap(tier, open)).toBe(room);
});
