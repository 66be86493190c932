import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { prepareDatabaseRoles } from '../db/database-roles.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from './start-test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
    /** Templates in which a fault was planted for one test file. */
    plantedTemplates?: Record<string, string>;
  }
}

/** The migrated template of this test file. */
export function findTestTemplateDatabaseUrl(): string {
  return inject('plantedTemplates')?.[expect.getState().testPath ?? ''] ?? inject('templateUrl');
}

/** A database of its own for one test file, cloned from the migrated template. */
export async function cloneTestDatabase(template = findTestTemplateDatabaseUrl()): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(template, name, new URL(template).pathname.slice(1));
  const url = databaseUrlNamed(template, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await prepareDatabaseRoles(client, { prefix: testDatabaseRolePrefix, secretKey: testSecretKey });
  await client.end();
  return url;
}

/** A connection as the owner, to plant what no door may plant and to look where no door may look. */
export function openDatabaseOwnerPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    // A look at all tables, as a fingerprint takes, would start two processes more each time.
    options: `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog -c max_parallel_workers_per_gather=0`,
  });
  pool.on('error', () => {});
  afterAll(() => pool.end());
  return pool;
}
