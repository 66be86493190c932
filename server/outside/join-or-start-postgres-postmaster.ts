import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { PostgresBinaries } from './find-postgres-binaries.ts';
import type { PostgresCluster } from './make-postgres-cluster.ts';
import { StartError } from './start-error.ts';

export type PostgresPostmaster = { port: number; stop: () => Promise<void> };

type PostmasterOptions = { cluster: PostgresCluster; binaries: PostgresBinaries; durable: boolean };
type Attempt = { pid: number | undefined; hasEnded: boolean; logStart: number };

const run = promisify(execFile);
const PATIENCE_MS = 120_000;
const RETRY_MS = 250;
const POLL_MS = 25;
const WATCH_MS = 500;
const LOG_LIMIT_BYTES = 10_000_000;
/** Another postmaster, or what a killed one left behind: gone within seconds. */
const PASSING =
  /postmaster\.pid|shared memory block|Address already in use|could not create any TCP/;
/** For tests: hundreds of small databases, which nobody need tidy up, and no query is worth a process more. */
const UNSAFE_BUT_FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_parallel_workers=0',
];

/** Joins the postmaster that runs on the cluster (it outlives a killed app), or starts one, and keeps it up. */
export async function startPostgresPostmaster(
  options: PostmasterOptions,
): Promise<PostgresPostmaster> {
  const { cluster, binaries } = options;
  const first = await joinOrLaunch(options);
  const { port } = first;
  let { pid, isOurs } = first;
  let restarting: Promise<void> | undefined;
  // Whoever kills the postmaster, its port is the one that all pools know.
  const watch = setInterval(() => {
    if (isAlive(pid) || restarting) return;
    restarting = joinOrLaunch(options, port)
      .then((restarted) => {
        ({ pid, isOurs } = restarted);
      })
      .catch(() => {})
      .finally(() => {
        restarting = undefined;
      });
  }, WATCH_MS).unref();
  return {
    port,
    stop: async () => {
      clearInterval(watch);
      await restarting;
      if (isOurs) await stop(cluster, binaries);
    },
  };
}

type Running = { pid: number; port: number };

async function joinOrLaunch(
  options: PostmasterOptions,
  port?: number,
): Promise<Running & { isOurs: boolean }> {
  const { cluster } = options;
  const giveUpAt = Date.now() + PATIENCE_MS;
  let attempt: Attempt | undefined;
  while (Date.now() < giveUpAt) {
    const running = await findRunning(cluster);
    if (running) return { ...running, isOurs: attempt?.pid === running.pid };
    if (attempt?.hasEnded) {
      await refusePermanentFailure(cluster, attempt);
      await sleep(RETRY_MS);
    }
    if (!attempt || attempt.hasEnded) attempt = launch(options, port ?? (await freePort()));
    await sleep(POLL_MS);
  }
  throw new StartError(
    `PostgreSQL did not start within ${PATIENCE_MS / 1000} s: see ${logFile(cluster)}.`,
  );
}

async function findRunning(cluster: PostgresCluster): Promise<Running | null> {
  const text = await readFile(join(cluster.dir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port, state] = [Number(lines[0]), Number(lines[3]), lines[7]?.trim()];
  if (state !== 'ready' || !isAlive(pid) || !(await answers(cluster, port))) return null;
  return { pid, port };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The password is the cluster's own, so whoever accepts it is the server we look for. */
async function answers(cluster: PostgresCluster, port: number): Promise<boolean> {
  const login = {
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database: 'postgres',
  };
  const client = new Client({ ...login, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function launch({ cluster, binaries, durable }: PostmasterOptions, port: number): Attempt {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
    // An error's text may quote what a candidate wrote; the app, which is told every error, logs without it.
    'log_min_messages=log',
    ...(durable ? [] : UNSAFE_BUT_FAST),
  ];
  if (sizeOf(logFile(cluster)) > LOG_LIMIT_BYTES) rmSync(logFile(cluster));
  const logStart = sizeOf(logFile(cluster));
  const log = openLog(cluster);
  const child = spawn(
    binaries.path('postgres'),
    ['-D', cluster.dir, ...settings.flatMap((one) => ['-c', one])],
    {
      ...binaries.account,
      cwd: cluster.dir,
      env: binaries.env,
      // A session of its own: Ctrl-C reaches the app, which then stops the database in order.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const attempt: Attempt = { pid: child.pid, hasEnded: false, logStart };
  for (const end of ['exit', 'error'])
    child.on(end, () => {
      attempt.hasEnded = true;
    });
  child.unref();
  return attempt;
}

async function refusePermanentFailure(cluster: PostgresCluster, attempt: Attempt): Promise<void> {
  const log = await readFile(logFile(cluster));
  const newLogText = log.subarray(attempt.logStart).toString();
  const reason = newLogText.match(/(?:FATAL: +|PANIC: +|^postgres: )(.*)/m)?.[1];
  if (PASSING.test(newLogText) || !reason) return;
  throw new StartError(`PostgreSQL does not start (${reason}): see ${logFile(cluster)}.`);
}

async function stop(cluster: PostgresCluster, binaries: PostgresBinaries): Promise<void> {
  const { account, env } = binaries;
  const stopWith = (mode: string) =>
    run(binaries.path('pg_ctl'), ['stop', '-D', cluster.dir, '-m', mode, '-t', '30'], {
      ...account,
      cwd: cluster.dir,
      env,
    });
  if (!(await stat(join(cluster.dir, 'postmaster.pid')).catch(() => null))) return;
  await stopWith('fast').catch(() => stopWith('immediate'));
}

/** Beside the cluster, not in it: the account of the database does not own it. */
function logFile(cluster: PostgresCluster): string {
  return `${cluster.dir}.log`;
}

function openLog(cluster: PostgresCluster): number {
  try {
    return openSync(logFile(cluster), 'a', 0o600);
  } catch (error) {
    throw new StartError(
      `${logFile(cluster)} cannot be written: give this account the right to write there, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
