import { expect, test } from 'vitest';
import {
  filterTeamPeopleBySearch,
  createSorterOfTeamMembersFirst,
} from './order-and-search-team-people.ts';

const person = (id: number, name: string, jobTitle: string | null = null) => ({
  id,
  name,
  jobTitle,
  role: null,
});
const people = [
  person(1, 'Adaeze Obi', 'Head of Care'),
  person(2, 'Björn Ström'),
  person(3, 'Zoë Carey'),
];

test('whoever is on the team stands first, and stays in place while parts change', () => {
  const order = createSorterOfTeamMembersFirst(people, { 3: 'reviewer' });
  expect(order(people).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(order([...people, person(4, 'New Comer')]).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['strom', [2]],
  ['ZOE', [3]],
  ['car', [1, 3]],
  ['obi head', [1]],
  ['nobody', []],
])('a search for %j finds %j', (search, ids) => {
  expect(filterTeamPeopleBySearch(people, search).map(({ id }) => id)).toEqual(ids);
});
