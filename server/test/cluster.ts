import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { startPostgres } from '../outside/postgres.ts';

export const prefix = 'evenhand';
export const secretKey = 'a key that only tests use, 40 characters';
export const templateName = 'evenhand_template';

const versionOfTests = process.env['PG_VERSION'] === '15' ? 15 : 18;

/** A PostgreSQL of its own for one test run, with a migrated template database; not durable, for speed, unless told. */
export async function startCluster({ durable = false } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-test-'));
  const server = await startPostgres({
    dataDir,
    version: versionOfTests,
    durable,
    mayCreateDatabases: true,
  });
  await createDatabase(server.url, templateName);
  await migrate({ url: databaseUrl(server.url, templateName), prefix, secretKey });
  return {
    url: databaseUrl(server.url, templateName),
    dataDir,
    version: versionOfTests,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'evenhand') });
  await client.connect();
  try {
    await client.query(
      `create database ${name}${template === undefined ? '' : ` template ${template} strategy wal_log`}`,
    );
  } finally {
    await client.end();
  }
}
