import type { QueryState } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { shouldRefetchAfterLiveChange } from './should-refetch-after-live-change.ts';

const queryKey = ['GET', '/job/list-es', {}];
const change = { kinds: ['jobs' as const], jobs: [], own: false, heardAt: 5_000 };
const answered = {
  status: 'success',
  data: {},
  dataUpdatedAt: 1_000,
  fetchStatus: 'idle',
} as QueryState;

test('an answer is asked for again, a refusal is left on screen', () => {
  expect(shouldRefetchAfterLiveChange({ queryKey, state: answered }, change, 0)).toBe(true);
  const refused: QueryState = { ...answered, status: 'error', data: undefined, dataUpdatedAt: 0 };
  expect(shouldRefetchAfterLiveChange({ queryKey, state: refused }, change, 0)).toBe(false);
  // The page still shows the answer before.
  expect(
    shouldRefetchAfterLiveChange({ queryKey, state: { ...refused, data: {} } }, change, 0),
  ).toBe(true);
});

test('what this tab has done and asked for again is not asked for a third time', () => {
  const own = { ...change, own: true };
  expect(shouldRefetchAfterLiveChange({ queryKey, state: answered }, own, 900)).toBe(false);
  expect(shouldRefetchAfterLiveChange({ queryKey, state: answered }, own, 1_100)).toBe(true);
  const asking: QueryState = { ...answered, fetchStatus: 'fetching' };
  expect(shouldRefetchAfterLiveChange({ queryKey, state: asking }, own, 1_100)).toBe(false);
});
