import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JOB_SEARCH_DEBOUNCE_MS } from './use-job-list-url-query.ts';
import { createDebouncer } from '../../ui/debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the search of the dashboard is asked for 200 ms after the last letter, once, for all of them', () => {
  const query: string[] = [];
  const { later } = createDebouncer(JOB_SEARCH_DEBOUNCE_MS);
  for (const text of ['b', 'ba', 'bak']) {
    later(() => query.push(text));
    vi.advanceTimersByTime(199);
  }
  expect(query).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(query).toEqual(['bak']);
  vi.advanceTimersByTime(1000);
  expect(query).toEqual(['bak']);
});

test('whoever has left is not called back', () => {
  const deed = vi.fn();
  const { later, cancel } = createDebouncer(JOB_SEARCH_DEBOUNCE_MS);
  later(deed);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(deed).not.toHaveBeenCalled();
});
