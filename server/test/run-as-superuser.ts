import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Does what no login of the product may do, on an embedded PostgreSQL of a test. */
export async function runAsSuperuser(
  dataDir: string,
  url: string,
  statements: string[],
  { version = 18, database = 'postgres' } = {},
): Promise<void> {
  const address = new URL(url);
  address.username = 'postgres';
  address.password = readFileSync(
    join(dataDir, `postgres-${version}/superuser-password`),
    'utf8',
  ).trim();
  address.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
