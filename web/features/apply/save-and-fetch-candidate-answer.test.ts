import { afterEach, expect, test, vi } from 'vitest';
import { saveCandidateAnswer } from './save-and-fetch-candidate-answer.ts';

afterEach(() => vi.unstubAllGlobals());

const tooLong = { fields: { text: 'Use at most 20000 characters.' } };

test.each([
  [200, { version: 3 }, { kind: 'saved', version: 3 }],
  [409, { code: 'newer-version' }, { kind: 'newer' }],
  [409, { code: 'already-submitted', message: 'Sent.' }, { kind: 'over', message: 'Sent.' }],
  [404, { message: 'Not asked any more.' }, { kind: 'over', message: 'Not asked any more.' }],
  [410, { message: 'Closed.' }, { kind: 'over', message: 'Closed.' }],
  [422, { message: 'Look again.', ...tooLong }, { kind: 'refused', message: tooLong.fields.text }],
  [422, { message: 'Look again.', fields: {} }, { kind: 'refused', message: 'Look again.' }],
  [400, { message: 'Cannot be stored.' }, { kind: 'refused', message: 'Cannot be stored.' }],
  [413, { message: 'Too large.' }, { kind: 'refused', message: 'Too large.' }],
  [409, { code: 'conflict' }, { kind: 'unreachable' }],
  [408, {}, { kind: 'unreachable' }],
  [429, {}, { kind: 'unreachable' }],
  [503, { code: 'busy' }, { kind: 'unreachable' }],
])('%i with %j', async (status, body, outcome) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await saveCandidateAnswer('/application/x/answers/1', {})).toMatchObject(outcome);
});

test('a network that is away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await saveCandidateAnswer('/application/x/answers/1', {})).toEqual({
    kind: 'unreachable',
  });
});
