import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../test/start-test-server.ts';
import { findWordsOfFailedStatement } from './pool-with-prepared-statements.ts';
import {
  queryByDoorInOneRoundTrip,
  runTransactionByDoor,
  switchTransactionToDoor,
} from './transactions-by-door-or-token.ts';

const server = startTestServer();

/** What goes to the database, message by message. */
async function sentWhile(work: () => Promise<unknown>): Promise<string[]> {
  const { raw } = server.services.pools.app;
  const client = await raw.connect();
  const query = vi.spyOn(client, 'query');
  client.release();
  onTestFinished(() => query.mockRestore());
  await work();
  return query.mock.calls.map(([asked]: unknown[]) =>
    (typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'))).trim(),
  );
}

const one = async (isOneMoment: boolean) =>
  runTransactionByDoor({ services: server.services, door: 'public', isOneMoment }, (db) =>
    sql<{
      level: string;
    }>`select current_setting('transaction_isolation') as level where ${1}::int = 1`.execute(db),
  );

test('a transaction begins with its first statement, as whoever enters, and at the level that was asked for', async () => {
  const levels: unknown[] = [];
  const sent = await sentWhile(async () => {
    levels.push((await one(false)).rows, (await one(true)).rows);
  });
  expect(sent).toHaveLength(6);
  expect(sent[0]).toMatch(/^begin;\s+select set_config\('role', 'evenhand_public', true\)/);
  expect(sent[3]).toMatch(
    /^start transaction isolation level repeatable read;\s+select set_config\(/,
  );
  expect([sent[2], sent[5]]).toEqual(['commit', 'commit']);
  expect(levels).toEqual([[{ level: 'read committed' }], [{ level: 'repeatable read' }]]);
});

test('a transaction whose first statement has values begins before it, and one without any is never begun', async () => {
  const { db } = server.services.pools.app;
  const sent = await sentWhile(async () => {
    await db.transaction().execute(async () => {});
    await db
      .transaction()
      .execute((transaction) =>
        sql`select set_config('app.org_id', ${'7'}, true)`.execute(transaction),
      );
  });
  expect(sent).toEqual(['begin', expect.stringMatching(/^select set_config/), 'commit']);
  const after = await sql<{
    org: string | null;
  }>`select current_setting('app.org_id', true) as org`.execute(db);
  expect(after.rows[0]?.org ?? '').toBe('');
});

test('who comes in and what they ask first go together: neither waits for the other’s answer', async () => {
  const { raw } = server.services.pools.app;
  const client = await raw.connect();
  const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>;
  const heard: string[] = [];
  Reflect.set(client, 'query', async (...asked: unknown[]) => {
    heard.push('asked');
    return query(...asked).finally(() => heard.push('answered'));
  });
  client.release();
  onTestFinished(() => void Reflect.deleteProperty(client, 'query'));
  await one(false);
  expect(heard).toEqual(['asked', 'asked', 'answered', 'answered', 'asked', 'answered']);
});

test('whoever cannot come in does nothing: what they ask first is refused with it, and what is told is why', async () => {
  const { services } = server;
  const asked = runTransactionByDoor(
    { services: { ...services, roles: () => 'evenhand_stranger' }, door: 'system' },
    (db) => sql`delete from core.organisation where org_id > ${0}`.execute(db),
  );
  await expect(asked).rejects.toMatchObject({
    message: expect.stringMatching(/evenhand_stranger/),
  });
  const { id } = await server.given.organisation();
  const { rows } = await server.given.owner.query(
    'select org_id from core.organisation where org_id = $1',
    [id],
  );
  expect(rows).toHaveLength(1);
});

test('a door that is changed in the middle counts from the next statement on, and not beyond a rollback', async () => {
  const { services } = server;
  const role = sql<{ role: string }>`select current_user as role where ${1}::int = 1`;
  const roles: unknown[] = [];
  await runTransactionByDoor({ services, door: 'public' }, async (db) => {
    roles.push((await role.execute(db)).rows[0]?.role);
    await sql`savepoint before_it`.execute(db);
    const actor = { orgId: null, actorId: null };
    await switchTransactionToDoor(db, services.roles, 'staff', actor);
    await sql`rollback to savepoint before_it`.execute(db);
    roles.push((await role.execute(db)).rows[0]?.role);
    const staff = await switchTransactionToDoor(db, services.roles, 'staff', actor);
    roles.push((await role.execute(staff)).rows[0]?.role);
  });
  expect(roles).toEqual(['evenhand_public', 'evenhand_public', 'evenhand_staff']);
});

test('of a statement that failed it is known how it begins, and no value', async () => {
  const { services } = server;
  const asked = runTransactionByDoor({ services, door: 'public' }, (db) =>
    sql`select 1
          / ${0}::int as n where ${'a secret'} <> ''`.execute(db),
  );
  const error = await asked.catch((reason: Error) => reason);
  expect(error).toMatchObject({ code: '22012' });
  expect(findWordsOfFailedStatement(error as Error)).toBe("select 1 / $1::int as n where $2 <> ''");
});

test('one question is one message, as whoever asks it and with no more than they may, and nobody is left behind', async () => {
  const { services } = server;
  const whoAsks = sql<{ role: string; org: string | null }>`
    select current_user as role, nullif(current_setting('app.org_id', true), '') as org`;
  const left = async () => (await whoAsks.execute(services.pools.app.db)).rows[0];
  const answers: unknown[] = [];
  const sent = await sentWhile(async () => {
    answers.push(await queryByDoorInOneRoundTrip({ services, door: 'public' }, whoAsks));
  });
  expect(sent).toHaveLength(1);
  expect(answers).toEqual([[{ role: 'evenhand_public', org: null }]]);
  expect(await left()).toEqual({ role: 'evenhand_app', org: null });
  await expect(
    queryByDoorInOneRoundTrip(
      { services, door: 'public' },
      sql`select first_name from pii.candidate`,
    ),
  ).rejects.toMatchObject({ code: '42501' });
  expect(await left()).toEqual({ role: 'evenhand_app', org: null });
});
