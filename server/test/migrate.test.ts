import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate, migrationNames } from '../db/migrate.ts';
import { toleratedFrom } from '../db/newer-schema.ts';
import { createDatabase, databaseUrl, prefix, secretKey } from './cluster.ts';

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('templateUrl'), name);
  return databaseUrl(inject('templateUrl'), name);
}

async function migrationsIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select name from migration.kysely_migration order by name',
  );
  await client.end();
  return rows.map(({ name }) => `${name}.sql`);
}

test('three processes that start at once on an empty database migrate it once', async () => {
  const url = await emptyDatabase();
  await Promise.all([1, 2, 3].map(() => migrate({ url, prefix, secretKey })));
  expect(await migrationsIn(url)).toEqual(await migrationNames());
});

test('a migrated database is left as it is', async () => {
  const url = await emptyDatabase();
  await migrate({ url, prefix, secretKey });
  const before = await migrationsIn(url);
  await migrate({ url, prefix, secretKey });
  expect(await migrationsIn(url)).toEqual(before);
});

test('every migration since a database remembers it says which older programs work on what it leaves', async () => {
  const names = await migrationNames();
  const since = names.slice(names.findIndex((name) => name.endsWith('-tolerated-versions.sql')));
  expect(since.length).toBeLessThan(names.length);
  for (const name of since) {
    const text = await readFile(new URL(`../db/migrations/${name}`, import.meta.url), 'utf8');
    const from = toleratedFrom(text) ?? Number.NaN;
    expect([name, from <= Number(name.slice(0, 3))]).toEqual([name, true]);
  }
});

test('no two migrations have a number in common, which would leave open which comes first', async () => {
  const numbers = (await migrationNames()).map((name) => name.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

/** Does what a newer program would have done here, which says from which of ours on it can be left again. */
async function pretendNewer(url: string, migrations: Record<string, number | null>): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: `-c role=${prefix}_owner` });
  await client.connect();
  for (const [name, from] of Object.entries(migrations)) {
    await client.query('insert into migration.kysely_migration values ($1, now())', [name]);
    if (from !== null)
      await client.query('insert into migration.tolerated values ($1, $2)', [name, from]);
  }
  await client.end();
}

const ownNumber = async () => Number((await migrationNames()).at(-1)?.slice(0, 3));

test('a schema of a newer version that tolerates this one is worked on and left as it is', async () => {
  const url = await emptyDatabase();
  await migrate({ url, prefix, secretKey });
  const own = await ownNumber();
  await pretendNewer(url, { '901-a-new-column': own, '902-a-new-table': own - 1 });
  const before = await migrationsIn(url);
  await migrate({ url, prefix, secretKey });
  expect(await migrationsIn(url)).toEqual(before);
});

test.each([
  ['tolerates only later ones', 1],
  ['says nothing of it', null],
])(
  'a schema of a newer version that %s is refused with the name of what came between',
  async (_, after) => {
    const url = await emptyDatabase();
    await migrate({ url, prefix, secretKey });
    const own = await ownNumber();
    await pretendNewer(url, {
      '901-a-new-column': own,
      '902-a-column-less': after === null ? null : own + after,
    });
    await expect(migrate({ url, prefix, secretKey })).rejects.toThrow(
      'of a newer Evenhand than this one, which does not work on it since 902-a-column-less: start the newer one',
    );
  },
);

test('a schema of another line, which lacks something of this version, is refused', async () => {
  const url = await emptyDatabase();
  const newest = (await migrationNames()).at(-1)?.replace('.sql', '') ?? '';
  await migrate({ url, prefix, secretKey });
  await pretendNewer(url, { '901-a-new-column': 1 });
  const client = new pg.Client({ connectionString: url, options: `-c role=${prefix}_owner` });
  await client.connect();
  await client.query('delete from migration.kysely_migration where name = $1', [newest]);
  await client.end();
  await expect(migrate({ url, prefix, secretKey })).rejects.toThrow(`lacks ${newest}`);
});
