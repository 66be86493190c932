import pg from 'pg';
import { prepareDatabaseRoles } from '../server/db/database-roles.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from '../server/test/start-test-cluster.ts';

/**
 * A migrated database beside that of the cluster, with nothing in it.
 * @returns its address
 */
export async function createBenchDatabase(clusterUrl: string, name: string): Promise<string> {
  const url = databaseUrlNamed(clusterUrl, name);
  await createTestDatabase(clusterUrl, name, new URL(clusterUrl).pathname.slice(1));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Each database needs its grants anew, as they are not copied.
  await prepareDatabaseRoles(client, { prefix: testDatabaseRolePrefix, secretKey: testSecretKey });
  await client.end();
  return url;
}

export function openBenchOwnerPool(url: string): pg.Pool {
  const owner = new pg.Pool({
    connectionString: url,
    max: 2,
    options: `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog -c maintenance_work_mem=1GB`,
  });
  owner.on('error', () => {});
  return owner;
}

/** As tables of results name it: 18.4. */
export async function findPostgresVersion(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ version: string }>(
    "select split_part(current_setting('server_version'), ' ', 1) as version",
  );
  return rows[0]?.version ?? '';
}
