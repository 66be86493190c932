import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { OperatingSystemUserIds, PostgresBinaries } from './find-postgres-binaries.ts';
import { StartError } from './start-error.ts';

export type PostgresCluster = {
  dir: string;
  /** The superuser's. */
  password: string;
};

type ClusterOptions = {
  dataDir: string;
  version: 18 | 15;
  binaries: PostgresBinaries;
  durable: boolean;
};

const run = promisify(execFile);
const PASSWORD_FILE = 'superuser-password';
const LOCALE = {
  // The builtin provider sorts and folds alike on every system; 15 does not have it yet.
  18: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  15: ['--locale=C'],
};

/** The cluster below `dataDir`, made by initdb when it is not there yet. */
export async function makePostgresCluster(options: ClusterOptions): Promise<PostgresCluster> {
  const dir = join(options.dataDir, `postgres-${options.version}`);
  if (!(await stat(dir).catch(() => null))) await initialise(dir, options);
  return { dir, password: await readPassword(dir) };
}

/**
 * Made aside and renamed into place, its password inside: half a cluster never exists,
 * and of two processes that make one at the same time the first wins.
 */
async function initialise(dir: string, options: ClusterOptions): Promise<void> {
  const aside = `${dir}.new-${randomBytes(6).toString('hex')}`;
  const passwordFile = `${aside}.password`;
  try {
    await makeFolder(aside, options.binaries.account);
    await writePassword(passwordFile, options.binaries.account);
    await initdb(aside, passwordFile, options);
    await rename(passwordFile, join(aside, PASSWORD_FILE));
    await rename(aside, dir);
    if (options.durable) await syncFolder(dirname(dir));
    await removeUnfinished(dir);
  } catch (error) {
    if (!(await stat(dir).catch(() => null))) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function makeFolder(dir: string, account: OperatingSystemUserIds): Promise<void> {
  try {
    await mkdir(dir, { mode: 0o700 });
    await give(dir, account);
  } catch (error) {
    throw new StartError(
      `The data directory ${dirname(dir)} is not writable: choose another with DATA_DIR, or give this account the right to write there.`,
      { cause: error },
    );
  }
}

async function writePassword(file: string, account: OperatingSystemUserIds): Promise<void> {
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await give(file, account);
}

async function give(path: string, account: OperatingSystemUserIds): Promise<void> {
  if ('uid' in account) await chown(path, account.uid, account.gid);
}

async function initdb(dir: string, passwordFile: string, options: ClusterOptions): Promise<void> {
  const { binaries, version, durable } = options;
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const flags = [
    '-D',
    dir,
    '-E',
    'UTF8',
    ...LOCALE[version],
    ...login,
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await run(binaries.path('initdb'), flags, { ...binaries.account, cwd: dir, env: binaries.env });
  } catch (error) {
    throw new StartError(refusalOf(error, dirname(dir)), { cause: error });
  }
}

function refusalOf(error: unknown, dataDir: string): string {
  const output = String(Reflect.get(Object(error), 'stderr') ?? error);
  if (/permission denied/i.test(output)) {
    return `The data directory ${dataDir} cannot be reached by the account that runs PostgreSQL: choose one outside a closed home with DATA_DIR.`;
  }
  if (/no space left|disk quota/i.test(output))
    return `The disk of the data directory ${dataDir} is full.`;
  return `PostgreSQL could not make a database in ${dataDir}: ${output.trim().split('\n').at(-1)}`;
}

/** What killed starts left behind; a start that is still busy there finds the cluster made and joins it. */
async function removeUnfinished(dir: string): Promise<void> {
  const names = await readdir(dirname(dir));
  const unfinished = names.filter((name) => name.startsWith(`${basename(dir)}.new-`));
  for (const name of unfinished)
    await rm(join(dirname(dir), name), { recursive: true, force: true });
}

async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dir);
  await folder.sync().finally(() => folder.close());
}

async function readPassword(dir: string): Promise<string> {
  try {
    return (await readFile(join(dir, PASSWORD_FILE), 'utf8')).trim();
  } catch (error) {
    throw new StartError(
      `The database in ${dir} cannot be read by this account: start Evenhand as the account that made it, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}
