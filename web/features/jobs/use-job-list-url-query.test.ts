import { JobListQuery } from '@evenhand/contract/jobs.ts';
import { expect, test } from 'vitest';
import {
  applyQueryChangesToAddress,
  parseSearchParams,
} from '../../net/use-url-query-and-parse-or-format-search-params.ts';

const readJobListQuery = (search: string) => parseSearchParams(JobListQuery, search);

test('an empty address means all roles, newest first', () => {
  expect(readJobListQuery('')).toMatchObject({ sort: 'dateDesc', filter: '', page: 1, search: '' });
});

test('what the address says is read', () => {
  const read = readJobListQuery('sort=closesAsc&filter=open&page=3&search=a%20b&team=Care&team=IT');
  expect(read).toMatchObject({ sort: 'closesAsc', filter: 'open', page: 3, search: 'a b' });
  expect(read.team).toEqual(['Care', 'IT']);
});

test.each(['dateDesc', 'dateAsc', 'nameAsc', 'nameDesc', 'closesDesc', 'closesAsc'])(
  'sort=%s is one of the six sorts',
  (sort) => {
    expect(readJobListQuery(`sort=${sort}`).sort).toBe(sort);
  },
);

test.each(['draft', 'open', 'closed', 'archived'])('filter=%s is one of the four', (filter) => {
  expect(readJobListQuery(`filter=${filter}`).filter).toBe(filter);
});

test.each(['page=0', 'page=-2', 'page=x', 'page=abc', 'page=1.5', 'page=1e9', 'page=', 'page=NaN'])(
  '%s means the first page',
  (search) => {
    expect(readJobListQuery(search).page).toBe(1);
  },
);

test.each(['sort=price&filter=lost', 'sort=DATEASC&filter=Open', 'sort=&filter='])(
  '%s means the default',
  (search) => {
    expect(readJobListQuery(search)).toMatchObject({ sort: 'dateDesc', filter: '' });
  },
);

test.each([
  ['too long a search', `sort=nameAsc&search=${'x'.repeat(10_000)}`],
  ['what cannot be stored', 'sort=nameAsc&search=a%00b'],
  ['too long a team', `sort=nameAsc&team=${'x'.repeat(101)}`],
  ['too many grades', `sort=nameAsc&${'grade=a&'.repeat(51)}`],
])('%s is left out, and the rest kept', (_, search) => {
  expect(readJobListQuery(search)).toMatchObject({
    sort: 'nameAsc',
    search: '',
    team: [],
    grade: [],
  });
});

test.each(['100%', 'a_b', '\\', '<b>', 'a&b=c', 'قائد فريق'])(
  'a search for %s stays itself',
  (search) => {
    const address = applyQueryChangesToAddress(JobListQuery, '/dashboard', { search });
    expect(readJobListQuery(new URL(address, 'https://x.example').search).search).toBe(search);
  },
);

const changed: [what: string, changes: Partial<JobListQuery>, address: string][] = [
  ['a search', { search: 'a' }, '/dashboard?sort=nameAsc&filter=open&search=a'],
  ['a sort', { sort: 'closesAsc' }, '/dashboard?sort=closesAsc&filter=open'],
  ['a filter', { filter: '', team: ['A', 'B'] }, '/dashboard?sort=nameAsc&team=A&team=B'],
  ['a page', { page: 3 }, '/dashboard?sort=nameAsc&filter=open&page=3'],
  ['nothing but defaults', { sort: 'dateDesc', filter: '' }, '/dashboard'],
];

test.each(changed)('%s keeps the rest of the address, but for the page', (_, changes, address) => {
  expect(
    applyQueryChangesToAddress(JobListQuery, '/dashboard?sort=nameAsc&filter=open&page=7', changes),
  ).toBe(address);
});
