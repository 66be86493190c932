import { expect, test } from 'vitest';
import { closingTimeProblem } from './closing-time-problem.ts';

const now = new Date('2026-06-01T12:00:00Z');
const past = new Date('2026-06-01T11:59:00Z');
const future = new Date('2026-06-01T12:01:00Z');
const filled = { closesAt: null, openUntilFilled: true };

test.each([
  ['a draft without closing', 'DRAFT', { closesAt: null, openUntilFilled: false }, null],
  ['a draft closing in the past', 'DRAFT', { closesAt: past, openUntilFilled: false }, null],
  [
    'both at once',
    'DRAFT',
    { closesAt: future, openUntilFilled: true },
    'Choose a closing time or open until filled, not both.',
  ],
  ['an open role closing later', 'OPEN', { closesAt: future, openUntilFilled: false }, null],
  ['an open role until filled', 'OPEN', filled, null],
  [
    'an open role closing in the past',
    'OPEN',
    { closesAt: past, openUntilFilled: false },
    'Choose a closing time in the future.',
  ],
  [
    'an open role closing now',
    'OPEN',
    { closesAt: now, openUntilFilled: false },
    'Choose a closing time in the future.',
  ],
  [
    'an open role without closing',
    'OPEN',
    { closesAt: null, openUntilFilled: false },
    'Choose when this role closes, or keep it open until filled.',
  ],
  [
    'a closed role',
    'CLOSED',
    { closesAt: future, openUntilFilled: false },
    'This role has closed. Its closing time can no longer change.',
  ],
  [
    'a closed role until filled',
    'CLOSED',
    filled,
    'This role has closed. Its closing time can no longer change.',
  ],
] as const)('%s', (_, phase, closing, problem) => {
  expect(closingTimeProblem(closing, phase, now)).toBe(problem);
});
