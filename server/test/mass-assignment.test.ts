import { expect, test } from 'vitest';
import { call, contractEntries, idsOf, sampleOf, schemaOf } from './calls.ts';
import { fingerprint, holdSessions } from './catalogue.ts';
import { useServer } from './server.ts';

const server = useServer();
const writing = (await contractEntries()).filter(
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
  await holdSessions(server.given.owner);
  const before = await fingerprint(server.given.owner);
  for (const [name, endpoint] of writing) {
    const known = Object.keys(schemaOf(endpoint.body as never).properties ?? {});
    const planted = Object.fromEntries(
      columns.filter((column) => !known.includes(column)).map((column) => [column, 1]),
    );
    const reply = await call(server, {
      endpoint,
      session: (endpoint.door === 'operator' ? operator : mine.member).session,
      ids: idsOf(endpoint, mine),
      body: { ...Object(sampleOf(schemaOf(endpoint.body as never))), ...planted },
    });
    expect([name, reply.statusCode]).toEqual([name, 422]);
  }
  expect(await fingerprint(server.given.owner)).toBe(before);
});

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
