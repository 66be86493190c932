import { JobListQuery } from '@evenhand/contract/jobs.ts';
import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  showJobCopyInList,
  doesJobListShowCopies,
  prependJobToList,
} from './show-job-copy-in-list.ts';

// Nothing but the id of a card is of matter here.
const card = (id: number) => ({ id }) as JobSummary;
const cards = (...ids: number[]) => ids.map(card);
const query = (changes: Partial<JobListQuery> = {}) => z.parse(JobListQuery, changes);
const listKey = (of: JobListQuery) => ['GET', '/job/list-es', { query: of }];
const countsKey = ['GET', '/job-counts', {}];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a copy appears on top after 800 ms, and the counts are asked for again', () => {
  const client = new QueryClient();
  const shown = query({ search: 'baker', sort: 'nameAsc' });
  client.setQueryData(listKey(shown), { jobs: cards(3, 2), total: 2, pages: 1 });
  client.setQueryData(listKey(query()), { jobs: cards(9), total: 1, pages: 1 });
  client.setQueryData(countsKey, { draft: 1 });
  showJobCopyInList(client, shown, card(4));
  vi.advanceTimersByTime(799);
  expect(client.getQueryData(listKey(shown))).toMatchObject({ total: 2 });
  expect(client.getQueryState(countsKey)?.isInvalidated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(listKey(shown))).toEqual({
    jobs: cards(4, 3, 2),
    total: 3,
    pages: 1,
  });
  expect(client.getQueryState(countsKey)?.isInvalidated).toBe(true);
  expect(client.getQueryData(listKey(query()))).toMatchObject({ total: 1 });
});

test('a list that has been left, or not arrived yet, is left alone', () => {
  const client = new QueryClient();
  showJobCopyInList(client, query(), card(4));
  vi.advanceTimersByTime(800);
  expect(client.getQueryData(listKey(query()))).toBeUndefined();
});

test.each([
  [{}, true],
  [{ filter: 'draft' }, true],
  [{ search: 'baker', team: ['Ovens'], sort: 'nameDesc' }, true],
  [{ page: 2 }, false],
  [{ filter: 'open' }, false],
  [{ filter: 'closed' }, false],
  [{ filter: 'archived' }, false],
] as const)('whether a copy appears in the list %j: %s', (changes, takes) => {
  expect(
    doesJobListShowCopies(
      query({ ...changes, team: [...('team' in changes ? changes.team : [])] }),
    ),
  ).toBe(takes);
});

test('a full page lets its last role go, and a copy that the list has already stands there once', () => {
  const full = { jobs: cards(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), total: 10, pages: 1 };
  expect(prependJobToList(full, card(11))).toEqual({
    jobs: cards(11, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    total: 11,
    pages: 2,
  });
  const known = { jobs: cards(2, 11), total: 2, pages: 1 };
  expect(prependJobToList(known, card(11))).toEqual({ jobs: cards(11, 2), total: 2, pages: 1 });
});
