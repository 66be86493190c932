import { reportFigureDefinitions } from '@evenhand/contract/figures/report-figure-definitions.ts';
import { beforeAll, expect, test } from 'vitest';
import { endpointMethodAndPath } from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

let page: OpenApi;
beforeAll(async () => {
  const member = await server.given.member(await server.given.organisation());
  const reply = await server.as(member).get('/api/docs/openapi.json');
  expect(reply.statusCode).toBe(200);
  page = reply.json();
});

const operations = () =>
  Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('every route of the contract is in the API reference, and nothing else', () => {
  expect(page.openapi).toBe('3.1.0');
  expect(
    operations()
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
      .toSorted(),
  ).toEqual(server.running.endpoints.map(endpointMethodAndPath).toSorted());
});

test('every reference resolves, and every component is referred to', () => {
  const text = JSON.stringify(page);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  const names = Object.keys(page.components.schemas);
  expect(references.length).toBeGreaterThan(20);
  expect(new Set(references)).toEqual(new Set(names.map((name) => `#/components/schemas/${name}`)));
  expect(names).toEqual(
    expect.arrayContaining([
      'PublicApiApplication',
      'PublicApiJob',
      'JobSummaryWireFields',
      'ProblemDetails',
      'Webhook',
    ]),
  );
});

test('no component is only a reference', () => {
  const { schemas } = page.components;
  expect(Object.keys(schemas).filter((name) => '$ref' in (schemas[name] ?? {}))).toEqual([]);
});

test('every operation has a name of its own, words, its parameters, an answer and the shape of a no', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('public-api.listPublicApiApplications');
  const tags = page.tags.map(({ name }) => name);
  for (const { path, operation } of operations()) {
    expect(operation.summary).toMatch(/\.$/);
    expect(tags).toEqual(expect.arrayContaining(operation.tags));
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect([path, inPath.map(({ name }) => `{${name}}`)]).toEqual([
      path,
      path.match(/\{\w+\}/g) ?? [],
    ]);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(operation.responses['default']?.content).toHaveProperty(['application/problem+json']);
    expect(Object.keys(operation.responses).some((status) => /^20[0-4]$/.test(status))).toBe(true);
    for (const each of operation.security)
      expect(page.components.securitySchemes).toMatchObject(
        Object.fromEntries(Object.keys(each).map((name) => [name, expect.any(Object)])),
      );
  }
});

test('times are told as they stand on the wire, and no answer is left open', () => {
  expect(page.components.schemas['PublicApiJob']).toMatchObject({
    type: 'object',
    additionalProperties: false,
    properties: { createdAt: { type: 'string', format: 'date-time' } },
  });
  const loose = operations().filter(({ path, operation }) =>
    Object.values(operation.responses).some(
      ({ content = {} }) =>
        path !== '/api/docs/openapi.json' &&
        Object.values(content).some(({ schema }) => Object.keys(schema).length === 0),
    ),
  );
  expect(loose.map(({ path }) => path)).toEqual([]);
});

test('the scope a call needs is told', () => {
  expect(page.paths['/api/v1/applications/{applicationId}/identity']?.['get']).toMatchObject({
    security: [{ apiKey: ['identity:read'] }],
    description: expect.stringContaining('identity:read'),
  });
});

test('only staff read the reference', async () => {
  const reply = await server.as(null).get('/api/docs/openapi.json');
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'not-logged-in']);
});

test('a figure is told with its meaning, in the words of the screen', () => {
  const stats = page.components.schemas['OrganisationOverallStats'];
  expect(stats).toMatchObject({
    properties: {
      candidates: {
        description: expect.stringContaining(reportFigureDefinitions.candidates.population),
      },
      jobs: { description: expect.stringContaining(reportFigureDefinitions.jobs.formula) },
    },
  });
});
