import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { loadDemoIntoEmptyDatabase } from '../db/demo/load-demo-into-empty-database.ts';
import { findTestTemplateDatabaseUrl } from './clone-test-database-and-open-owner-pool.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from './start-test-cluster.ts';

/**
 * A template with the demo in it, for tests that only look at it or change a clone: planting takes as long as hundreds of tests,
 * so whoever asks first plants it for all. Sources in which a fault was planted stand in a folder of their own, and plant anew.
 */
export async function findOrPlantDemoTemplateDatabaseUrl(): Promise<string> {
  const template = findTestTemplateDatabaseUrl();
  const sources = createHash('md5')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 8);
  const name = `${new URL(template).pathname.slice(1)}_demo_${sources}`;
  const client = new pg.Client({ connectionString: databaseUrlNamed(template, 'evenhand') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await plant(client, { template, name });
  } finally {
    await client.end();
  }
  return databaseUrlNamed(template, name);
}

/** Under another name until it is whole. */
async function plant(
  client: pg.Client,
  { template, name }: { template: string; name: string },
): Promise<void> {
  const unfinished = `demo_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(template, unfinished, new URL(template).pathname.slice(1));
  await loadDemoIntoEmptyDatabase(databaseUrlNamed(template, unfinished), {
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  await client.query(`alter database ${unfinished} rename to ${name}`);
}
