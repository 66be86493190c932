import { expect, test } from 'vitest';
import {
  makeJobPaletteItem,
  findPaletteItems,
  makeScreenPaletteItem,
} from './command-palette-items.ts';
import { keyOfVisitedPage } from './recently-visited-pages.ts';

const job = (id: number, title: string) =>
  makeJobPaletteItem({ id, title, team: null, phase: 'OPEN' });
const items = [
  makeScreenPaletteItem({ words: 'Dashboard', href: '/dashboard' }),
  makeScreenPaletteItem({ words: 'My Tasks', href: '/user-dashboard' }),
  job(1, 'Baker'),
  job(2, 'Master Baker'),
  job(3, 'Task Officer'),
];
const words = (query: string, recent: string[] = []) =>
  findPaletteItems(items, query, recent).map((item) => item.words);

test('every page of a role is that role; every other page is itself', () => {
  expect(
    ['/manage/12/', '/manage/12/leaderboard', '/builder/12/team', '/manage/x', '/dashboard'].map(
      keyOfVisitedPage,
    ),
  ).toEqual(['job 12', 'job 12', 'job 12', '/manage/x', '/dashboard']);
});

test('without a query everything is there, and where one was last comes first, but not where one is', () => {
  expect(words('')).toEqual(['Dashboard', 'My Tasks', 'Baker', 'Master Baker', 'Task Officer']);
  expect(words('', ['/dashboard', 'job 3', 'job 1', 'job 99'])).toEqual([
    'Task Officer',
    'Baker',
    'Dashboard',
    'My Tasks',
    'Master Baker',
  ]);
});

test('with a query the best comes first; what was open lately leads among what is as good', () => {
  expect(words('bak')).toEqual(['Baker', 'Master Baker']);
  expect(words('task')).toEqual(['Task Officer', 'My Tasks']);
  expect(words('task', ['/user-dashboard'])).toEqual(['My Tasks', 'Task Officer']);
  expect(words('xyz')).toEqual([]);
});

test('a draft is opened in the builder, every other role where it is managed', () => {
  expect(makeJobPaletteItem({ id: 5, title: 'Baker', team: null, phase: 'DRAFT' }).href).toBe(
    '/builder/5/',
  );
  expect(job(5, 'Baker').href).toBe('/manage/5/');
});
