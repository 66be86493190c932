import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { startTestCluster } from '../server/test/start-test-cluster.ts';
import {
  findPostgresVersion,
  openBenchOwnerPool,
} from './create-bench-database-and-open-owner-pool.ts';
import { insertAdminSession } from './benchmark-session-headers-and-links.ts';
import {
  type GeneratedOrganisation,
  generateOrganisation,
} from './generate-benchmark-organisation-and-people.ts';
import type { ServerUnderTest } from './run-server-under-test.ts';

export type BenchOrganisation = GeneratedOrganisation & { admin: Record<string, string> };

export type RunningBenchmark = ServerUnderTest & {
  /** The migrator's address of the database. */
  url: string;
  owner: pg.Pool;
  postgresVersion: string;
  /** 10,000 applications in 20 roles. */
  small: BenchOrganisation;
  /** 100,000 applications in 200 roles. */
  large: BenchOrganisation;
  close: () => Promise<void>;
};

/** A durable PostgreSQL of its own with two organisations in one database, and the server under test as a process of its own. */
export async function startBenchmark(): Promise<RunningBenchmark> {
  const cluster = await startTestCluster({ durable: true });
  const owner = openBenchOwnerPool(cluster.url);
  const small = await generateOrganisation(owner, { applications: 10_000, jobs: 20 });
  const large = await generateOrganisation(owner, { applications: 100_000, jobs: 200 });
  const admins = {
    small: await insertAdminSession(owner, small),
    large: await insertAdminSession(owner, large),
  };
  await owner.query('analyze');
  await owner.query('checkpoint').catch(() => {});

  const server = await startServerUnderTest(cluster.url);
  return {
    ...server,
    url: cluster.url,
    owner,
    postgresVersion: await findPostgresVersion(owner),
    small: { ...small, admin: admins.small },
    large: { ...large, admin: admins.large },
    close: async () => {
      server.close();
      await owner.end();
      await cluster.stop();
    },
  };
}

export type RunningServerUnderTest = ServerUnderTest & { close: () => void };

/** The server under test on a database, as a process of its own. */
export async function startServerUnderTest(
  url: string,
  settings: Record<string, string> = {},
): Promise<RunningServerUnderTest> {
  const child = fork(fileURLToPath(new URL('run-server-under-test.ts', import.meta.url)), {
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...settings, BENCH_DATABASE_URL: url },
    // As scripts/run.mjs starts it.
    execArgv: ['--expose-gc', '--max-semi-space-size=4'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = await new Promise<ServerUnderTest>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ServerUnderTest)); // It sends nothing else.
    child.once('exit', (code) => reject(new Error(`the server under test ended with ${code}`)));
  });
  return { ...ready, close: () => child.disconnect() };
}
