import { expect, test } from 'vitest';
import { searchApiChapters, parseOpenApiReference } from './parse-and-search-openapi-reference.ts';

const call = (operationId: string, summary: string) => ({
  operationId,
  tags: [operationId.split('.')[0] ?? ''],
  summary,
  description: '',
  parameters: [],
  responses: { 200: { content: { 'application/json': { schema: {} } } } },
});
const page = {
  openapi: '3.1.0',
  info: { title: 'Evenhand', version: '1', description: 'All of it.' },
  tags: [{ name: 'public-api', description: 'For programs.' }, { name: 'jobs' }],
  paths: {
    '/job-counts': { get: call('jobs.countJobs', 'How many roles stand in each phase.') },
    '/api/v1/jobs': { get: call('public-api.listApiJobs', 'The roles of the organisation.') },
  },
  components: { schemas: {} },
};

test('the reference is read by chapters, in its own order', () => {
  const { chapters, overview } = parseOpenApiReference(page);
  expect(overview).toBe('All of it.');
  expect(chapters.map(({ name, says, calls }) => [name, says, calls.length])).toEqual([
    ['public-api', 'For programs.', 1],
    ['jobs', '', 1],
  ]);
  expect(chapters[0]?.calls[0]).toMatchObject({ method: 'GET', path: '/api/v1/jobs' });
});

test.each([
  ['roles', ['public-api', 'jobs']],
  ['ROLES phase', ['jobs']],
  ['get v1', ['public-api']],
  ['listApi', ['public-api']],
  ['', ['public-api', 'jobs']],
  ['zebra', []],
])('searching for %j finds %j', (search, names) => {
  const { chapters } = parseOpenApiReference(page);
  expect(searchApiChapters(chapters, search).map(({ name }) => name)).toEqual(names);
});

test('what is no reference is refused', () => {
  expect(() => parseOpenApiReference({ openapi: '3.1.0' })).toThrow();
});
