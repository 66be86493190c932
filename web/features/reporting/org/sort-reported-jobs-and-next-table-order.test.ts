import { expect, test } from 'vitest';
import {
  nextReportedJobTableOrder,
  sortReportedJobs,
} from './sort-reported-jobs-and-next-table-order.ts';

const jobs = [
  { id: 1, title: 'Driver 10', candidates: 5, tth: null, hired: 0 },
  { id: 2, title: 'Driver 9', candidates: 40, tth: 20.5, hired: 2 },
  { id: 3, title: 'Órdóg', candidates: 5, tth: 3.25, hired: 1 },
  { id: 4, title: 'Driver 9', candidates: 0, tth: null, hired: 0 },
];

test.each([
  ['title', false, [2, 4, 1, 3]],
  ['title', true, [3, 1, 4, 2]],
  ['candidates', true, [2, 1, 3, 4]],
  ['candidates', false, [4, 1, 3, 2]],
  ['tth', true, [2, 3, 4, 1]],
  ['tth', false, [3, 2, 4, 1]],
  ['hired', true, [2, 3, 4, 1]],
] as const)('roles by %s, descending %s, stand as %j', (by, descending, ids) => {
  expect(sortReportedJobs(jobs, { by, descending }).map(({ id }) => id)).toEqual(ids);
});

test('a second press turns the order round, and another column begins with what is looked for', () => {
  const first = nextReportedJobTableOrder({ by: 'title', descending: false }, 'hired');
  expect(first).toEqual({ by: 'hired', descending: true });
  expect(nextReportedJobTableOrder(first, 'hired')).toEqual({ by: 'hired', descending: false });
  expect(nextReportedJobTableOrder(first, 'title')).toEqual({ by: 'title', descending: false });
});
