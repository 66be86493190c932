import { createHmac } from 'node:crypto';
import { access, chmod, constants, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { makeFolder } from './make-folder-on-disk.ts';
import { findPostgresBinaries } from './find-postgres-binaries.ts';
import { type PostgresCluster, makePostgresCluster } from './make-postgres-cluster.ts';
import { startPostgresPostmaster } from './join-or-start-postgres-postmaster.ts';
import { StartError } from './start-error.ts';

export type RunningEmbeddedPostgres = {
  /** The migrator's login: may create roles, is no superuser, owns the database `evenhand`. */
  url: string;
  /** Stops the server if this process started it. */
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  version?: 18 | 15;
  /** false trades safety for speed; for tests only */
  durable?: boolean;
  /** gives the migrator CREATEDB; for tests only */
  mayCreateDatabases?: boolean;
};

const MIGRATOR = 'evenhand_migrator';
const DATABASE = 'evenhand';
/** Any fixed number: keeps two processes from making the same role at once. */
const PREPARE_LOCK = 7_301_846;

/** Starts the embedded PostgreSQL below `dataDir`, or joins the one that already runs there. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<RunningEmbeddedPostgres> {
  const { version = 18, durable = true, mayCreateDatabases = false } = options;
  const dataDir = resolve(options.dataDir);
  await makeDataDir(dataDir);
  const binaries = await findPostgresBinaries({
    version,
    existing: join(dataDir, `postgres-${version}`),
  });
  const cluster = await makePostgresCluster({ dataDir, version, binaries, durable });
  const postmaster = await startPostgresPostmaster({ cluster, binaries, durable });
  await prepareDatabase({ cluster, port: postmaster.port, mayCreateDatabases });
  return {
    url: `postgres://${MIGRATOR}:${migratorPassword(cluster)}@127.0.0.1:${postmaster.port}/${DATABASE}`,
    stop: postmaster.stop,
  };
}

/** @throws StartError with what to do about it */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    makeFolder(dataDir, 0o711);
    // As root the database runs as another account, which must be able to walk through.
    if (process.getuid?.() === 0) await chmod(dataDir, (await stat(dataDir)).mode | 0o011);
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDir} cannot be made: choose another with DATA_DIR, or give this account the right to write there.`,
      { cause: error },
    );
  }
  try {
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDir} is not writable: choose another with DATA_DIR, or give this account the right to write there.`,
      { cause: error },
    );
  }
}

async function prepareDatabase(options: {
  cluster: PostgresCluster;
  port: number;
  mayCreateDatabases: boolean;
}): Promise<void> {
  const { cluster, port, mayCreateDatabases } = options;
  const superuser = { host: '127.0.0.1', port, user: 'postgres', password: cluster.password };
  const client = new Client({ ...superuser, database: 'postgres' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    if (!(await exists(client, 'select 1 from pg_roles where rolname = $1', MIGRATOR))) {
      const password = client.escapeLiteral(migratorPassword(cluster));
      await client.query(`create role ${MIGRATOR} login createrole password ${password}`);
    }
    if (mayCreateDatabases) await client.query(`alter role ${MIGRATOR} createdb`);
    if (!(await exists(client, 'select 1 from pg_database where datname = $1', DATABASE))) {
      await client.query(`create database ${DATABASE} owner ${MIGRATOR}`);
    }
  } finally {
    await client.end();
  }
}

async function exists(client: Client, query: string, name: string): Promise<boolean> {
  return (await client.query(query, [name])).rowCount === 1;
}

/** Derived, so that the cluster keeps one secret only; the superuser's cannot be read back from it. */
function migratorPassword(cluster: PostgresCluster): string {
  return createHmac('sha256', cluster.password).update(MIGRATOR).digest('base64url');
}
