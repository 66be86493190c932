import { expect, test } from 'vitest';
import { readJobListQuery } from './job-list-url.ts';

test('an empty address means all roles, newest first', () => {
  expect(readJobListQuery('')).toMatchObject({ sort: 'dateDesc', filter: '', page: 1, search: '' });
});

test('what the address says is read', () => {
  const read = readJobListQuery('sort=closesAsc&filter=open&page=3&search=a%20b&team=Care&team=IT');
  expect(read).toMatchObject({ sort: 'closesAsc', filter: 'open', page: 3, search: 'a b' });
  expect(read.team).toEqual(['Care', 'IT']);
});

test.each(['page=0', 'page=-2', 'page=x', 'page=1.5'])('%s means the first page', (search) => {
  expect(readJobListQuery(search).page).toBe(1);
});

test('an unknown sort or filter means the default', () => {
  expect(readJobListQuery('sort=price&filter=lost')).toMatchObject({
    sort: 'dateDesc',
    filter: '',
  });
});
