import { expect, test } from 'vitest';
import { jobCardPath, jobRedirectPath } from './job-card-and-redirect-paths.ts';

test.each([
  ['DRAFT', 'draft', '/builder/7/'],
  ['OPEN', 'live', '/manage/7/'],
  ['OPEN', 'analysis', '/manage/7/reports'],
  ['CLOSED', 'live', '/role/7/live'],
  ['CLOSED', 'analysis', '/role/7/analysis'],
  ['ARCHIVED', 'other', null],
] as const)('the card of a role that is %s, with the path %s, leads to %s', (phase, path, to) => {
  expect(jobCardPath({ id: 7, phase, path })).toBe(to);
});

test.each([
  ['DRAFT', 'draft', null, '/builder/7/'],
  ['OPEN', 'live', 'Published 3 Mar', '/manage/7/'],
  ['CLOSED', 'live', 'Published 3 Mar', '/manage/7/'],
  ['CLOSED', 'analysis', 'Published 3 Mar', '/manage/7/reports'],
  ['ARCHIVED', 'other', 'Published 3 Mar', '/manage/7/'],
  ['ARCHIVED', 'other', null, '/builder/7/'],
] as const)('/role/7/… of one that is %s (%s, %s) goes on to %s', (phase, path, published, to) => {
  const job = { id: 7, phase, path, publishedDayWords: published };
  expect(jobRedirectPath(job)).toBe(to);
});
