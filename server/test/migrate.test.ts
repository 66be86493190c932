import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate, migrationNames } from '../db/migrate.ts';
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
