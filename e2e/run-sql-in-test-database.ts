import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Changes what only time could change otherwise, in the database of the server that browser tests share. */
export async function runSqlInTestDatabase(query: string, values: unknown[]): Promise<void> {
  const folder = join(inject('dataDir'), 'postgres-18');
  const line = (file: string, n: number) =>
    readFileSync(join(folder, file), 'utf8').split('\n')[n]?.trim() ?? '';
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(line('postmaster.pid', 3)),
    user: 'postgres',
    password: line('superuser-password', 0),
    database: 'evenhand',
  });
  await client.connect();
  await client.query(query, values);
  await client.end();
}
