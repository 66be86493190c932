import { expect, test } from 'vitest';
import { parseCandidateListUrlQuery } from './candidate-list-url-query.ts';

test.each([
  ['', { group: 'all', page: 1, candidate: null, part: 'answers', mustHave: [] }],
  [
    'group=in-review&page=3&candidate=12',
    { group: 'in-review', page: 3, candidate: 12, part: 'answers', mustHave: [] },
  ],
  [
    'group=nonsense&page=0&candidate=-4',
    { group: 'all', page: 1, candidate: null, part: 'answers', mustHave: [] },
  ],
  [
    'mustHave=notice.meets&mustHave=right-to-work.unanswered',
    {
      group: 'all',
      page: 1,
      candidate: null,
      part: 'answers',
      mustHave: ['notice.meets', 'right-to-work.unanswered'],
    },
  ],
  ['mustHave=notice.maybe', { group: 'all', page: 1, candidate: null, part: 'answers' }],
  ['candidate=1.5', { group: 'all', page: 1, candidate: null, part: 'answers', mustHave: [] }],
])('the address ?%s means', (search, meant) => {
  expect(parseCandidateListUrlQuery(search)).toEqual(meant);
});
