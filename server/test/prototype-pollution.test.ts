import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  endpointMethodAndPath,
  callEndpointInTest,
  pathParamValuesFor,
  doesServerHaveRoute,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import { sampleFromJsonSchema, toJsonSchema } from './zod-to-json-schema-and-sample-from-it.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const entries = await loadContractEndpoints();

let mine: Awaited<ReturnType<typeof server.given.furnishedOrganisation>>;
let operator: Awaited<ReturnType<typeof server.given.operator>>;
beforeAll(async () => {
  mine = await server.given.furnishedOrganisation();
  operator = await server.given.operator();
});

/** Bodies that would reach the prototype of every object, if anything were copied without looking. */
const poisons = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"__proto__":null}',
  '{"toString":1,"hasOwnProperty":1,"valueOf":1}',
  '[{"__proto__":{"polluted":"yes"}}]',
];
const queries = [
  '?__proto__[polluted]=yes&__proto__.polluted=yes&constructor[prototype][polluted]=yes',
  '?constructor=1&hasOwnProperty=1&__proto__=1',
  '?page=1&page=2&page[]=3&sort=a&sort=b&from=x&from=y',
];

/** A valid body with the poison beside what belongs there, and inside of it. */
function bodiesOf(endpoint: Endpoint): string[] {
  const sample =
    endpoint.body === undefined ? {} : Object(sampleFromJsonSchema(toJsonSchema(endpoint.body)));
  const text = JSON.stringify(sample);
  const beside = poisons
    .slice(0, 2)
    .map((poison) => (text === '{}' ? poison : `${text.slice(0, -1)},${poison.slice(1)}`));
  const inside = Object.keys(sample).map((field) => JSON.stringify({ ...sample, [field]: '§' }));
  return [...poisons, ...beside, ...inside.map((each) => each.replace('"§"', poisons[0] ?? ''))];
}

const send = (endpoint: Endpoint, changes: { body?: string; query?: string }) =>
  callEndpointInTest(server, {
    endpoint,
    session: endpoint.door === 'operator' ? operator.session : mine.member.session,
    key: mine.apiKey.token,
    ids: pathParamValuesFor(endpoint, mine),
    ...(changes.query !== undefined && { query: changes.query }),
    ...(changes.body !== undefined && {
      body: changes.body,
      headers: { 'content-type': 'application/json' },
    }),
  });

test.for(entries.filter(([, { body }]) => body !== undefined))(
  '%s: a body that reaches for the prototype is refused, and reaches nothing',
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    for (const body of bodiesOf(endpoint)) {
      const { statusCode } = await send(endpoint, { body });
      expect([endpointMethodAndPath(endpoint), body, statusCode]).toEqual([
        endpointMethodAndPath(endpoint),
        body,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ]);
    }
    expect({}).not.toHaveProperty('polluted');
  },
);

test.for(
  entries.filter(([, { method, requiresCsrf }]) => method === 'GET' && requiresCsrf === undefined),
)(
  '%s: parameters that are doubled or reach for the prototype change nothing about whom it is for',
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    const ids = pathParamValuesFor(endpoint, mine);
    const shadows = Object.keys(ids).map((name) => `?${name}=999999999&orgId=1&org_id=1`);
    for (const query of [...queries, ...shadows]) {
      const { statusCode } = await send(endpoint, { query });
      expect([endpointMethodAndPath(endpoint), query, statusCode]).toEqual([
        endpointMethodAndPath(endpoint),
        query,
        expect.toSatisfy((status: number) => status < 500),
      ]);
    }
    expect({}).not.toHaveProperty('polluted');
  },
);

test('of a key that is doubled the last counts, for what is checked as for what is done', async () => {
  const url = '/dashboard-old/role/new';
  const endpoint = server.running.endpoints.find(({ path }) => path === url);
  if (endpoint === undefined) throw new Error(`${url} is gone`);
  const reply = await send(endpoint, { body: '{"title":"One","title":"Two"}' });
  const { rows } = await server.given.owner.query('select title from core.job where id = $1', [
    reply.json().id,
  ]);
  expect([reply.statusCode, rows]).toEqual([201, [{ title: 'Two' }]]);
  expect((await send(endpoint, { body: '{"title":"One","title":""}' })).statusCode).toBe(422);
});

test('an id in the query is never taken for the one in the address', async () => {
  const other = await server.given.openJob(mine.member, { title: 'Miller' });
  const reply = await server
    .as(mine.member)
    .get(`/api/manage/${mine.job.id}?jobId=${other.id}&id=${other.id}`);
  expect(reply.json().id).toBe(mine.job.id);
});
