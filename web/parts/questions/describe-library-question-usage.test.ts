import { expect, test } from 'vitest';
import { describeLibraryQuestionUsage } from './describe-library-question-usage.ts';

const now = new Date('2026-05-01T12:00:00Z');
const at = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  [{ roles: 0, isAskedNow: false, lastAskedAt: null }, 'Not asked yet', false],
  [{ roles: 1, isAskedNow: true, lastAskedAt: now }, 'Asked in 1 role, one open now', true],
  [
    { roles: 2, isAskedNow: false, lastAskedAt: at(21) },
    'Last asked 3 weeks ago, in 2 roles',
    true,
  ],
  [
    { roles: 3, isAskedNow: false, lastAskedAt: at(120) },
    'Last asked 4 months ago, in 3 roles',
    false,
  ],
])('%j: %s', (asked, words, isFresh) => {
  expect(describeLibraryQuestionUsage({ asked }, now)).toEqual({ words, isFresh });
});
