import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { ProblemDetails } from '@evenhand/contract/problem-details.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  anonymousSessionId,
  callEndpointInTest,
  pathParamValuesFor,
  doesServerHaveRoute,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import { type JsonSchema, toJsonSchema } from './zod-to-json-schema-and-sample-from-it.ts';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { startTestServer } from './start-test-server.ts';
import { measureCpuMs } from './measure-cpu-ms.ts';

/** `npm run attack` sends thousands. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12);
const MS_A_RUN = 100;

const server = startTestServer();
const entries = await loadContractEndpoints();

let mine: Awaited<ReturnType<typeof server.given.furnishedOrganisation>>;
beforeAll(async () => {
  mine = await server.given.furnishedOrganisation();
});

const nasty = fc.constantFrom<unknown>(
  '',
  '\0',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '${7*7}',
  '<script>',
  '../../etc/passwd',
  'a'.repeat(5000),
  '𝕏'.repeat(300),
  'NaN',
  '1e999',
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: { prototype: 1 } },
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
);

/** Mostly what the schema asks for, sometimes anything. */
function guessOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: validOf(schema) },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }).filter(isJson) },
  );
}

function validOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const parts = schema.anyOf ?? schema.allOf;
  if (parts !== undefined) return fc.oneof(...parts.map(validOf));
  if (schema.type === 'object') {
    const fields = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, guessOf(part)]),
    );
    return fc.record(fields, { requiredKeys: (schema.required ?? []).slice(0, -1) });
  }
  if (schema.type === 'array') return fc.array(guessOf(schema.items ?? {}), { maxLength: 60 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer({ min: -2, max: 100 }), fc.maxSafeInteger());
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.format === 'uuid') return fc.uuid();
  return fc.string({ unit: 'binary', maxLength: 300 });
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function queryText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const pairs = Object.entries(value).flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).map((one) => [name, one] as const),
  );
  const text = (part: unknown) =>
    encodeURIComponent(
      (typeof part === 'string' ? part : (JSON.stringify(part) ?? '')).toWellFormed(),
    );
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, part]) => `${text(name)}=${text(part)}`).join('&')}`;
}

function inputOf(endpoint: Endpoint) {
  return fc.record({
    isLoggedIn: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    ids:
      endpoint.params === undefined
        ? fc.constant({})
        : fc.oneof(fc.constant('real' as const), guessOf(toJsonSchema(endpoint.params))),
    query:
      endpoint.query === undefined
        ? fc.constant('')
        : guessOf(toJsonSchema(endpoint.query)).map(queryText),
    body:
      endpoint.body === undefined ? fc.constant(undefined) : guessOf(toJsonSchema(endpoint.body)),
  });
}

test.for(entries)(
  '%s: whatever is sent, it answers as promised or says no in a sentence',
  { timeout: 300_000 + RUNS * MS_A_RUN },
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    const real = pathParamValuesFor(endpoint, mine);
    const { session } =
      endpoint.door === 'operator'
        ? await server.given.operator()
        : await server.given.member(mine, { role: 'ADMIN' });
    // A key of its own for each call: none of them is to meet its limit.
    const { token: key } = await server.given.apiKey(mine.member);
    await fc.assert(
      fc.asyncProperty(inputOf(endpoint), async ({ isLoggedIn, ids, query, body }) => {
        const reply = await callEndpointInTest(server, {
          endpoint,
          session: isLoggedIn ? session : anonymousSessionId(),
          key: isLoggedIn ? key : 'evh_nobody',
          ids: ids === 'real' ? real : { ...real, ...wellFormed(ids) },
          query,
          ...(body !== undefined && {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        });
        const isToken =
          reply.statusCode === 401 &&
          ['/api/logged-in', '/auth/reset-password-data'].includes(endpoint.path);
        if (reply.statusCode < 400 || isToken) {
          expectPromised(endpoint, reply.body);
          return;
        }
        expect(reply.statusCode).toBeLessThan(500);
        expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
        expect(z.parse(ProblemDetails, reply.json())).toMatchObject({
          status: reply.statusCode,
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
      }),
      {
        numRuns: RUNS,
        ...(process.env['FUZZ_SEED'] && { seed: Number(process.env['FUZZ_SEED']) }),
      },
    );
  },
);

function expectPromised({ output, responseType }: Endpoint, body: string): void {
  if (responseType !== undefined) return expect(body).not.toBe('');
  if (output === undefined) expect(body).toBe('');
  // The answer was encoded by this very schema; decoding it proves that it reads the same on the other side.
  else expect(z.safeDecode(output, JSON.parse(body) as never).success).toBe(true);
}

function wellFormed(ids: unknown): Record<string, string> {
  if (typeof ids !== 'object' || ids === null) return {};
  return Object.fromEntries(
    Object.entries(ids).map(([name, value]) => [
      name,
      String(JSON.stringify(value) ?? '').toWellFormed(),
    ]),
  );
}

test('text is kept in one form; what cannot be shown or stored is refused', async () => {
  // Of an organisation of their own: what was called above may have closed the other.
  const fresh = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const start = (title: string) => server.as(fresh).post('/dashboard-old/role/new', { title });
  const { id } = (await start(' E\u0301tude ')).json();
  const { rows } = await server.given.owner.query('select title from core.job where id = $1', [id]);
  expect(rows).toEqual([{ title: '\u00c9tude' }]);
  for (const title of ['a\u202eb', 'a\u2066b', 'a\u0007b', 'a\nb', 'a\u200fb'])
    expect([title, (await start(title)).statusCode]).toEqual([title, 422]);
  for (const title of ['a\0b', 'a\ud800b'])
    expect([title, (await start(title)).statusCode]).toEqual([title, 400]);
  for (const title of ['', '   ', 'x'.repeat(257)])
    expect((await start(title)).statusCode).toBe(422);
});

test('no text of a megabyte keeps a schema busy', () => {
  const hostile = [
    'a'.repeat(1e6),
    `${'a.'.repeat(5e5)}@`,
    `a@${'a.'.repeat(5e5)}`,
    ' '.repeat(1e6),
    `${'2026-01-01T'.repeat(9e4)}`,
    '@'.repeat(1e6),
  ];
  for (const [name, { params, query, body }] of entries) {
    for (const schema of [params, query, body].filter((part) => part !== undefined)) {
      const fields = Object.keys(toJsonSchema(schema).properties ?? {});
      const cpuMs = measureCpuMs(() => {
        for (const text of hostile)
          z.safeParse(schema, Object.fromEntries(fields.map((field) => [field, text])));
      });
      expect([name, cpuMs]).toEqual([name, expect.toSatisfy((ms) => ms < 1500)]);
    }
  }
});

test('keys that would reach the prototype are refused, doubled keys and parameters are harmless', async () => {
  const fresh = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const { session } = fresh;
  const send = (body: string) =>
    server.running.app.inject({
      method: 'POST',
      url: '/dashboard-old/role/new',
      payload: body,
      headers: { ...headersOf(session), 'content-type': 'application/json' },
    });
  for (const body of [
    '{"__proto__":{"role":"ADMIN"},"title":"x"}',
    '{"constructor":{"prototype":{}},"title":"x"}',
  ]) {
    expect((await send(body)).statusCode).toBeGreaterThanOrEqual(400);
  }
  expect((await send('{"title":"One","title":"Two"}')).statusCode).toBe(201);
  expect(
    (await server.as(fresh).get('/job/list-es?page=1&page=2&sort=nameAsc&sort=x')).statusCode,
  ).toBe(200);
  expect(
    (await server.as(fresh).get('/job/list-es?__proto__[role]=ADMIN&constructor=1')).statusCode,
  ).toBeLessThan(500);
  expect({}).not.toHaveProperty('role');
});

function headersOf(session: string): Record<string, string> {
  return {
    cookie: `sid=${session}`,
    'x-csrf-token': deriveCsrfToken(session, server.services.config),
  };
}
