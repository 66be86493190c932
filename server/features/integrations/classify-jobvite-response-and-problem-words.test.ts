import { expect, test } from 'vitest';
import { classifyJobviteResponse } from './classify-jobvite-response-and-problem-words.ts';

const answer = (body: unknown, status = 200) =>
  classifyJobviteResponse(
    { status, body: typeof body === 'string' ? body : JSON.stringify(body) },
    'REQ-1',
  );
const job = { requisitionId: 'REQ-1', title: 'Baker' };

test('a requisition is found by its own id or the one of its page, among others too', () => {
  const list = [
    { requisitionId: 'REQ-10', title: 'No' },
    { ...job, eId: 'oXyz' },
  ];
  const found = { found: expect.objectContaining({ title: 'Baker' }) };
  expect(answer({ requisitions: list })).toEqual(found);
  const body = JSON.stringify({ status: { code: 200 }, requisitions: list });
  expect(classifyJobviteResponse({ status: 200, body }, 'req-1')).toEqual(found);
  expect(classifyJobviteResponse({ status: 200, body }, 'oXyz')).toEqual(found);
  expect(classifyJobviteResponse({ status: 200, body }, 'REQ-2')).toEqual({ found: null });
});

test.each([
  [{ location: 'Hull' }, { location: 'Hull' }],
  [{ locations: [{ city: 'Hull', state: '', country: 'UK' }] }, { location: 'Hull, UK' }],
  [{ department: null, category: 'Bread' }, { dept: 'Bread' }],
  [{ closeDate: Date.UTC(2030, 0, 31) }, { closeDate: '2030-01-31' }],
  [{ closeDate: 9e300 }, { closeDate: null }],
  [{ closeDate: 'soon' }, { closeDate: null }],
  [
    {
      primaryHiringManagerEmail: 'A@example.com',
      hiringManagers: [{ email: 'a@example.com' }, { email: null }],
      recruiters: [{ email: 'b@example.com' }],
    },
    { team: ['a@example.com', 'b@example.com'] },
  ],
  [
    { hiringManagers: 'everybody', locations: 7, description: { a: 1 } },
    { team: [], description: '' },
  ],
])('%j is understood', (told, requisition) => {
  expect(answer({ requisitions: [{ ...job, ...told }] })).toEqual({
    found: expect.objectContaining(requisition),
  });
});

test.each([
  [
    'a status in the body that says 401 with 200 around it',
    { status: { code: 401, messages: ['Invalid api/secret. Try again with a valid api/secret'] } },
    200,
    'key-refused',
  ],
  ['403', '', 403, 'key-refused'],
  [
    'a route that is none',
    { status: { code: 404, messages: ['Invalid URL Cannot find API.'] } },
    404,
    'answered-no',
  ],
  ['a redirect', '', 302, 'redirected'],
  ['too many calls', '', 429, 'too-often'],
  [
    'a page in place of an answer',
    '<!doctype html><title>HTTP Status 500</title>',
    500,
    'answered-no',
  ],
  ['a page with 200', '<html>', 200, 'unreadable'],
  ['nothing', '', 200, 'unreadable'],
  ['null', 'null', 200, 'unreadable'],
  ['another shape', { jobs: [job] }, 200, 'unreadable'],
  ['a list of something else', { requisitions: ['x'] }, 200, 'unreadable'],
  ['far too many', { requisitions: Array.from({ length: 1001 }, () => job) }, 200, 'unreadable'],
  [
    'a requisition without a title',
    { requisitions: [{ requisitionId: 'REQ-1' }] },
    200,
    'unreadable',
  ],
  ['brackets without end', '['.repeat(900_000), 200, 'unreadable'],
])('%s is told as a problem', (_, body, status, problem) => {
  expect(answer(body, status)).toEqual({ problem });
});

test('no list at all with the right status is unreadable, an empty one means that there is none', () => {
  expect(answer({ total: 0, requisitions: [], status: { code: 200 } })).toEqual({ found: null });
  expect(answer({ total: 0, status: { code: 200 } })).toEqual({ problem: 'unreadable' });
});
