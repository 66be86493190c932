import { expect, test } from 'vitest';
import { parseCandidateListUrlQuery } from './candidate-list-url-query.ts';

test.each([
  ['', { group: 'all', page: 1, candidate: null }],
  ['group=in-review&page=3&candidate=12', { group: 'in-review', page: 3, candidate: 12 }],
  ['group=nonsense&page=0&candidate=-4', { group: 'all', page: 1, candidate: null }],
  ['candidate=1.5', { group: 'all', page: 1, candidate: null }],
])('the address ?%s means', (search, meant) => {
  expect(parseCandidateListUrlQuery(search)).toEqual(meant);
});
