import { expect, test } from 'vitest';
import {
  callEndpointInTest,
  pathParamValuesFor,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import { sampleFromJsonSchema, toJsonSchema } from './zod-to-json-schema-and-sample-from-it.ts';
import {
  fingerprintDatabase,
  freezeSessionSeenTimes,
} from './fingerprint-database-and-freeze-session-times.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const writing = (await loadContractEndpoints()).filter(
  ([, { door, body }]) => /staff|operator/.test(door) && body !== undefined,
);

test('with every known column in the body, no call moves anything', async () => {
  const mine = await server.given.furnishedOrganisation();
  const { rows } = await server.given.owner.query<{ name: string }>(
    `select distinct a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attnum > 0 and c.relkind = 'r' and c.relnamespace::regnamespace::text in ('core', 'pii', 'blind', 'eo', 'audit', 'auth')`,
  );
  const columns = rows.flatMap(({ name }) => [name, camelCase(name)]);
  expect(columns.length).toBeGreaterThan(200);
  const operator = await server.given.operator();
  await freezeSessionSeenTimes(server.given.owner);
  const before = await fingerprintDatabase(server.given.owner);
  for (const [name, endpoint] of writing) {
    const known = Object.keys(toJsonSchema(endpoint.body as never).properties ?? {});
    const planted = Object.fromEntries(
      columns.filter((column) => !known.includes(column)).map((column) => [column, 1]),
    );
    const reply = await callEndpointInTest(server, {
      endpoint,
      session: (endpoint.door === 'operator' ? operator : mine.member).session,
      ids: pathParamValuesFor(endpoint, mine),
      body: { ...Object(sampleFromJsonSchema(toJsonSchema(endpoint.body as never))), ...planted },
    });
    expect([name, reply.statusCode]).toEqual([name, 422]);
  }
  expect(await fingerprintDatabase(server.given.owner)).toBe(before);
});

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
