import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  pickBaseMigrationNames,
  migrateDatabase,
  listMigrationNames,
} from '../db/migrate-database-and-list-migration-names.ts';
import { parseOldestVersionToleratedByMigration } from '../db/tolerated-schema-versions-and-applied-migrations.ts';
import { squashedMigrationNames } from '../db/squashed-migration-names-and-replacement.ts';
import { findTestTemplateDatabaseUrl } from './clone-test-database-and-open-owner-pool.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from './start-test-cluster.ts';

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(findTestTemplateDatabaseUrl(), name);
  return databaseUrlNamed(findTestTemplateDatabaseUrl(), name);
}

/** As the run's own template is, which was migrated from nothing. */
async function migratedDatabase(): Promise<string> {
  const name = `migrated_${randomBytes(6).toString('hex')}`;
  const template = findTestTemplateDatabaseUrl();
  await createTestDatabase(template, name, new URL(template).pathname.slice(1));
  return databaseUrlNamed(template, name);
}

async function migrationsIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select name from migration.kysely_migration order by name',
  );
  await client.end();
  return rows.map(({ name }) => name);
}

test('three processes that start at once on an empty database migrate it once', async () => {
  const url = await emptyDatabase();
  await Promise.all(
    [1, 2, 3].map(() =>
      migrateDatabase({ url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey }),
    ),
  );
  expect(await migrationsIn(url)).toEqual(await listMigrationNames());
});

test('a migrated database is left as it is', async () => {
  const url = await migratedDatabase();
  const before = await migrationsIn(url);
  await migrateDatabase({ url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey });
  expect(await migrationsIn(url)).toEqual(before);
});

test('every migration after the base says which older programs work on what it leaves', async () => {
  const names = await listMigrationNames();
  const base = pickBaseMigrationNames(names);
  expect(base.length).toBeGreaterThan(5);
  for (const name of names.slice(base.length)) {
    const text = await readFile(new URL(`../db/migrations/${name}.sql`, import.meta.url), 'utf8');
    const from = parseOldestVersionToleratedByMigration(text) ?? Number.NaN;
    const isSaid = from >= base.length && from <= Number(name.slice(0, 3));
    expect([name, isSaid]).toEqual([name, true]);
  }
});

test('no two migrations have a number in common, which would leave open which comes first', async () => {
  const numbers = (await listMigrationNames()).map((name) => name.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

/** Does what a newer program would have done here, which says from which of ours on it can be left again. */
async function pretendNewer(url: string, migrations: Record<string, number | null>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${testDatabaseRolePrefix}_owner`,
  });
  await client.connect();
  for (const [name, from] of Object.entries(migrations)) {
    await client.query('insert into migration.kysely_migration values ($1, now())', [name]);
    if (from !== null)
      await client.query('insert into migration.tolerated values ($1, $2)', [name, from]);
  }
  await client.end();
}

const ownNumber = async () => Number((await listMigrationNames()).at(-1)?.slice(0, 3));

test('a schema of a newer version that tolerates this one is worked on and left as it is', async () => {
  const url = await migratedDatabase();
  const own = await ownNumber();
  await pretendNewer(url, { '901-a-new-column': own, '902-a-new-table': own - 1 });
  const before = await migrationsIn(url);
  await migrateDatabase({ url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey });
  expect(await migrationsIn(url)).toEqual(before);
});

test.each([
  ['tolerates only later ones', 1],
  ['says nothing of it', null],
])(
  'a schema of a newer version that %s is refused with the name of what came between',
  async (_, after) => {
    const url = await migratedDatabase();
    const own = await ownNumber();
    await pretendNewer(url, {
      '901-a-new-column': own,
      '902-a-column-less': after === null ? null : own + after,
    });
    await expect(
      migrateDatabase({ url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey }),
    ).rejects.toThrow(
      'of a newer Evenhand than this one, which does not work on it since 902-a-column-less: start the newer one',
    );
  },
);

test('a schema of another line, which lacks something of this version, is refused', async () => {
  const url = await migratedDatabase();
  const newest = (await listMigrationNames()).at(-1) ?? '';
  await pretendNewer(url, { '901-a-new-column': 1 });
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${testDatabaseRolePrefix}_owner`,
  });
  await client.connect();
  await client.query('delete from migration.kysely_migration where name = $1', [newest]);
  await client.end();
  await expect(
    migrateDatabase({ url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey }),
  ).rejects.toThrow(`lacks ${newest}`);
});

/** What the migrations of version 0.1.0 left: the same schema under their own names, with functions that nobody had numbered. */
async function pretendOldChain(url: string, names: string[]): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${testDatabaseRolePrefix}_owner`,
  });
  await client.connect();
  await client.query('delete from migration.kysely_migration');
  await client.query(
    'insert into migration.kysely_migration select name, $2 from unnest($1::text[]) name',
    [names, new Date('2026-01-01').toISOString()],
  );
  await client.query(
    "insert into migration.tolerated select name, 33 from unnest($1::text[]) name where name >= '033'",
    [names],
  );
  await client.query('drop table if exists migration.function');
  await client.query('drop procedure migration.declare');
  return client;
}

const TABLES = `select oid from pg_class
  where relnamespace = 'core'::regnamespace and relkind = 'r'`;

test('a database that the old chain has made starts: its names become those of the base, and nothing else is made anew', async () => {
  const url = await emptyDatabase();
  const names = await listMigrationNames();
  const base = pickBaseMigrationNames(names);
  const start = { url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  await migrateDatabase({ ...start, upTo: base.at(-1) ?? '' });
  const client = await pretendOldChain(url, squashedMigrationNames);
  const before = await client.query(TABLES);
  expect(before.rows.length).toBeGreaterThan(50);
  await migrateDatabase(start);
  expect(await migrationsIn(url)).toEqual(names);
  // Later migrations rename tables and add others: those that were there are still the same.
  expect((await client.query(TABLES)).rows).toEqual(expect.arrayContaining(before.rows));
  const { rows } = await client.query<{ name: string }>(
    'select name from migration.tolerated order by name',
  );
  expect(rows.map(({ name }) => name)).toEqual(names.slice(base.length));
  expect((await client.query('select from migration.function')).rowCount).toBeGreaterThan(150);
  // As the next migration may that needs a function for a trigger.
  await client.query("call migration.declare('core.note_something()', 'trigger')");
  await client.query('drop function core.note_something()');
  await client.end();
  await migrateDatabase(start);
  expect(await migrationsIn(url)).toEqual(names);
});

test('a database in which only a part of the old chain was run is refused, with what to do, and left as it is', async () => {
  const url = await migratedDatabase();
  const part = squashedMigrationNames.slice(0, -1);
  await (await pretendOldChain(url, part)).end();
  await expect(
    migrateDatabase({ url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey }),
  ).rejects.toThrow(
    /^This is of an early Evenhand 0\.1\.0, which lacks 046-fewer-trips: start it once with /,
  );
  expect(await migrationsIn(url)).toEqual(part);
});
