import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import {
  listAllTables,
  queryFirstColumn,
  databaseDoorNames,
  tableInFirstParamConditionSql,
  testDatabaseRoleName,
  listTenantTables,
} from './database-doors-logins-and-table-lists.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const offenders = (text: string, values: unknown[] = [tables]) =>
  queryFirstColumn(server.given.owner, text, values);

let tables: string[];
beforeAll(async () => {
  tables = await listTenantTables(server.given.owner);
});

test('a reviewer is refused every table outside blind by the database itself', async () => {
  for (const table of (await listAllTables(server.given.owner)).filter(
    (name) => !name.startsWith('blind.'),
  )) {
    const look = runTransactionByDoor(
      { services: server.services, door: 'reviewer', actor: { orgId: 1, actorId: 1 } },
      (db) => sql`select 1 from ${sql.table(table)}`.execute(db),
    );
    await expect(look, table).rejects.toMatchObject({ code: '42501' });
  }
});

test('a query outside a door is refused on every table', async () => {
  const { app, system, reviewer } = server.services.pools;
  for (const { raw } of [app, system, reviewer]) {
    // On one connection: a pool lets go of one whose query failed.
    const client = await raw.connect();
    onTestFinished(() => client.release());
    for (const table of await listAllTables(server.given.owner)) {
      await expect(client.query(`select 1 from ${table}`), table).rejects.toMatchObject({
        code: '42501',
      });
    }
  }
});

test.each([
  ['reviewer', 'staff'],
  ['reviewer', 'public'],
  ['reviewer', 'owner'],
  ['staff', 'reviewer'],
  ['staff', 'operator'],
  ['staff', 'system'],
  ['staff', 'aggregate'],
  ['staff', 'tasks'],
  ['staff', 'owner'],
  ['system', 'staff'],
] as const)('a transaction of the %s door cannot become %s', async (door, other) => {
  const change = runTransactionByDoor(
    { services: server.services, door, actor: { orgId: 1, actorId: 1 } },
    (db) => sql`set local role ${sql.id(testDatabaseRoleName(other))}`.execute(db as never),
  );
  await expect(change).rejects.toMatchObject({ code: '42501' });
});

test('without an organisation no door sees a row, with one only its own', async () => {
  const mine = await server.given.furnishedOrganisation();
  await server.given.furnishedOrganisation();
  for (const door of databaseDoorNames) {
    const readable = await offenders(
      `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where ${tableInFirstParamConditionSql} and has_any_column_privilege($2, c.oid, 'select') and has_schema_privilege($2, n.oid, 'usage')`,
      [tables, testDatabaseRoleName(door)],
    );
    for (const table of readable) {
      const seen = (orgId: number | null) =>
        runTransactionByDoor(
          { services: server.services, door, actor: { orgId, actorId: mine.member.id } },
          async (db) => {
            const { rows } = await sql<{
              n: number;
            }>`select count(*)::int as n from ${sql.table(table)}`.execute(db as never);
            return rows[0]?.n ?? -1;
          },
        );
      const { rows } = await server.given.owner.query(
        `select count(*)::int as n from ${table} where org_id = $1`,
        [mine.id],
      );
      expect([door, table, await seen(null)]).toEqual([door, table, 0]);
      expect([door, table, await seen(mine.id)], 'more than its own').toSatisfy(
        ([, , n]) => n <= rows[0].n,
      );
    }
  }
});

test('an insert without an organisation, or into another one, is refused', async () => {
  const mine = await server.given.organisation();
  const theirs = await server.given.organisation();
  for (const door of databaseDoorNames) {
    const writable = await offenders(
      `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where ${tableInFirstParamConditionSql} and has_any_column_privilege($2, c.oid, 'insert')`,
      [tables, testDatabaseRoleName(door)],
    );
    for (const table of writable) {
      const insert = (orgId: number | null, value: number | null) =>
        runTransactionByDoor(
          { services: server.services, door, actor: { orgId, actorId: 1 } },
          (db) =>
            sql`insert into ${sql.table(table)} (org_id) values (${value === null ? sql`default` : value})`.execute(
              db as never,
            ),
        );
      await expect(insert(null, null), `${door} ${table}`).rejects.toMatchObject({ code: '42501' });
      await expect(insert(mine.id, theirs.id), `${door} ${table}`).rejects.toMatchObject({
        code: '42501',
      });
    }
  }
});

test('a row cannot be moved to another organisation', async () => {
  const mine = await server.given.furnishedOrganisation();
  const theirs = await server.given.organisation();
  for (const door of databaseDoorNames) {
    const movable = await offenders(
      `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
       where ${tableInFirstParamConditionSql} and has_column_privilege($2, c.oid, a.attnum, 'update')`,
      [tables, testDatabaseRoleName(door)],
    );
    for (const table of movable) {
      const move = runTransactionByDoor(
        { services: server.services, door, actor: { orgId: mine.id, actorId: mine.member.id } },
        async (db) => {
          const { numAffectedRows } =
            await sql`update ${sql.table(table)} set org_id = ${theirs.id}`.execute(db as never);
          return numAffectedRows;
        },
      );
      const outcome = await move.catch((error: pg.DatabaseError) => error.code);
      expect([table, outcome === 0n ? '42501' : outcome]).toEqual([table, '42501']);
    }
  }
});
