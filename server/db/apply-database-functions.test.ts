import { createHash, randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findTestTemplateDatabaseUrl } from '../test/clone-test-database-and-open-owner-pool.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  templateDatabaseNameOfTests,
} from '../test/start-test-cluster.ts';
import { replaceChangedDatabaseFunctions } from './apply-database-functions.ts';
import {
  type DatabaseFunctionFile,
  sortFunctionFilesByDependency,
  readDatabaseFunctionFiles,
} from './read-and-sort-database-function-files.ts';

let db: Kysely<unknown>;
beforeEach(async () => {
  const name = `functions_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(findTestTemplateDatabaseUrl(), name, templateDatabaseNameOfTests);
  const options = `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`;
  const pool = new pg.Pool({
    connectionString: databaseUrlNamed(findTestTemplateDatabaseUrl(), name),
    max: 1,
    options,
  });
  db = new Kysely({ dialect: new PostgresDialect({ pool }) });
});
afterEach(() => db.destroy());

const fileOf = (key: string, text: string): DatabaseFunctionFile => ({
  key,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
  declared: 1,
});

/** The files of today with some of them changed, some taken away and some added. */
async function filesWith(changes: Record<string, ((text: string) => string) | null>) {
  const files = await readDatabaseFunctionFiles();
  const known = files.flatMap((file) => {
    const change = changes[file.key];
    if (change === null) return [];
    return [change === undefined ? file : fileOf(file.key, change(file.text))];
  });
  const added = Object.entries(changes).flatMap(([key, change]) =>
    change === null || files.some((file) => file.key === key) ? [] : [fileOf(key, change(''))],
  );
  return sortFunctionFilesByDependency([...known, ...added]);
}

const apply = async (changes: Parameters<typeof filesWith>[0]) => {
  const files = await filesWith(changes);
  await db
    .transaction()
    .execute((transaction) =>
      replaceChangedDatabaseFunctions(transaction, testDatabaseRolePrefix, files),
    );
};

/** Replaces what must be there. */
const changed = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`no "${from}" in ${text}`);
  return text.replace(from, to);
};

/** When a row of the catalogue was last written, by its transaction. */
async function writtenBy(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; by: string }>`
    select p.oid::regprocedure::text as name, xmin::text as by from pg_proc p
    where pronamespace::regnamespace::text in ('core', 'auth', 'search')`.execute(db);
  return new Map(rows.map(({ name, by }) => [name, by]));
}

async function changedSince(before: Map<string, string>): Promise<string[]> {
  const now = await writtenBy();
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (name) => before.get(name) !== now.get(name),
  );
}

test('only what has changed is applied again, and it is what its file says', async () => {
  const before = await writtenBy();
  await apply({});
  expect(await changedSince(before)).toEqual([]);
  await apply({ 'core.current_actor': changed("'app.actor_id'", "'app.other_id'") });
  expect(await changedSince(before)).toEqual(['core.current_actor()']);
  await sql`select set_config('app.other_id', '42', false)`.execute(db);
  const { rows } = await sql`select core.current_actor()::int as actor`.execute(db);
  expect(rows).toEqual([{ actor: 42 }]);
});

test('a right that a file no longer gives is taken away', async () => {
  const may = async (role: string) => {
    const { rows } = await sql<{ may: boolean }>`
      select has_function_privilege(${role}, 'auth.find_session(bytea)', 'execute') as may`.execute(
      db,
    );
    return rows[0]?.may;
  };
  expect(await may(`${testDatabaseRolePrefix}_public`)).toBe(true);
  await apply({
    'auth.find_session': changed('to evenhand_public', 'to evenhand_system'),
  });
  expect([
    await may(`${testDatabaseRolePrefix}_public`),
    await may(`${testDatabaseRolePrefix}_system`),
  ]).toEqual([false, true]);
});

test('another result and other arguments are made anew, with everything that is made of it', async () => {
  await apply({
    'core.tried': () =>
      '-- owner: db\ncreate or replace function core.tried(a integer) returns integer language sql return a + 1;\n',
    'core.tried_twice': () =>
      '-- owner: db\ncreate or replace function core.tried_twice() returns integer language sql return core.tried(1)::integer;\ngrant execute on function core.tried_twice to evenhand_staff;\n',
    'core.tried_view': () =>
      '-- owner: db\ncreate or replace view core.tried_view as select core.tried_twice()::integer as n;\n',
  });
  const later = {
    'core.tried_twice': () =>
      '-- owner: db\ncreate or replace function core.tried_twice() returns integer language sql return core.tried(1)::integer;\ngrant execute on function core.tried_twice to evenhand_staff;\n',
    'core.tried_view': () =>
      '-- owner: db\ncreate or replace view core.tried_view as select core.tried_twice()::integer as n;\n',
  };
  await apply({
    ...later,
    'core.tried': () =>
      '-- owner: db\ncreate or replace function core.tried(a bigint, b bigint default 40) returns bigint language sql return a + b;\n',
  });
  expect((await sql`select n from core.tried_view`.execute(db)).rows).toEqual([{ n: 41 }]);
  const { rows } = await sql`
    select oid::regprocedure::text as name from pg_proc where proname like 'tried%' order by proname`.execute(
    db,
  );
  expect(rows).toEqual([{ name: 'core.tried(bigint,bigint)' }, { name: 'core.tried_twice()' }]);
  const may = await sql<{ may: boolean }>`
    select has_function_privilege(${`${testDatabaseRolePrefix}_staff`}, 'core.tried_twice()', 'execute')
      as may`.execute(db);
  expect(may.rows).toEqual([{ may: true }]);
  // And gone when their files are.
  await apply({});
  const left = await sql`select from pg_proc where proname like 'tried%'`.execute(db);
  expect(left.rows).toEqual([]);
});

test('another result of what a policy names asks for a migration, and nothing is applied', async () => {
  const before = await writtenBy();
  const attempt = apply({
    'core.current_actor': changed("'app.actor_id'", "'app.other_id'"),
    'search.waiting_ids': (text) =>
      text.replace('returns bigint[]', 'returns integer[]').replace("'{}')", "'{}')::integer[]"),
  });
  await expect(attempt).rejects.toThrow('functions/search/waiting_ids.sql could not be applied');
  await expect(attempt).rejects.toMatchObject({
    cause: { message: expect.stringContaining('policy arrivals_wait on table core.application') },
  });
  expect(await changedSince(before)).toEqual([]);
});

test('a text that PostgreSQL does not take is told by its file, and nothing is applied', async () => {
  const before = await writtenBy();
  const attempt = apply({
    'core.current_actor': changed("'app.actor_id'", "'app.other_id'"),
    'core.schema_version': changed('max(name)', 'max(no_such_column)'),
  });
  await expect(attempt).rejects.toThrow('functions/core/schema_version.sql could not be applied');
  expect(await changedSince(before)).toEqual([]);
});
