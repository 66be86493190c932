import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '../db/migrate-database-and-list-migration-names.ts';
import { startEmbeddedPostgres } from '../outside/start-embedded-postgres.ts';
import { findInMemoryOrTempFolder } from './find-in-memory-or-temp-folder.ts';

export const testDatabaseRolePrefix = 'evenhand';
export const testSecretKey = 'a key that only tests use, 40 characters';
export const templateDatabaseNameOfTests = 'evenhand_template';

const versionOfTests = process.env['PG_VERSION'] === '15' ? 15 : 18;

/** A PostgreSQL of its own for one test run, with a migrated template database; not durable, for speed, unless told. */
export async function startTestCluster({ durable = false } = {}) {
  const folder = durable ? tmpdir() : await findInMemoryOrTempFolder();
  const dataDir = await mkdtemp(join(folder, 'evenhand-test-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    version: versionOfTests,
    durable,
    mayCreateDatabases: true,
  });
  await createTestDatabase(server.url, templateDatabaseNameOfTests);
  await migrateDatabase({
    url: databaseUrlNamed(server.url, templateDatabaseNameOfTests),
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  return {
    url: databaseUrlNamed(server.url, templateDatabaseNameOfTests),
    dataDir,
    version: versionOfTests,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function databaseUrlNamed(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function createTestDatabase(
  url: string,
  name: string,
  template?: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrlNamed(url, 'evenhand') });
  await client.connect();
  try {
    await client.query(
      `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`,
    );
  } finally {
    await client.end();
  }
}
