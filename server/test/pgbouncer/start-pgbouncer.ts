import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'node:net';
import { findFreePort } from '../find-free-port.ts';

const FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
/** PgBouncer does not run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** $PGBOUNCER_PATH, else the first that is installed, also where only root looks for programs. */
export function findPgbouncer(): string | undefined {
  const chosen = process.env['PGBOUNCER_PATH'];
  if (chosen) return chosen;
  const { PATH = '' } = process.env;
  const folders = PATH === '' ? [] : [...PATH.split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
}

function installedPgbouncer(): string {
  const path = findPgbouncer();
  if (path === undefined) throw new Error('run these tests by `npm run pgbouncer`');
  return path;
}

/** From this version on it keeps prepared statements of a client on all connections. */
export function doesPgbouncerKeepPreparedStatements(): boolean {
  const words = execFileSync(installedPgbouncer(), ['--version'], { encoding: 'utf8' });
  const [, major = '', minor = ''] = /PgBouncer (\d+)\.(\d+)/.exec(words) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

export type PgbouncerSettings = {
  mode: 'session' | 'transaction' | 'statement';
  ignoresOptions?: boolean;
};

/** A PgBouncer before the PostgreSQL of a test, for the logins whose addresses are given, on a port of its own. */
export async function startPgbouncer(
  urls: string[],
  { mode, ignoresOptions = true }: PgbouncerSettings,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-pgbouncer-'));
  const port = await findFreePort();
  const logins = urls.map((url) => new URL(url));
  const [first] = logins;
  if (first === undefined) throw new Error('a pooler needs a login');
  const users = join(folder, 'users');
  const settings = join(folder, 'settings.ini');
  await writeFile(
    users,
    logins.map(({ username, password }) => `"${username}" "${password}"\n`).join(''),
  );
  await writeFile(
    settings,
    [
      `[databases]\n* = host=${first.hostname} port=${first.port}`,
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      `auth_type = scram-sha-256\nauth_file = ${users}\npool_mode = ${mode}`,
      ...(ignoresOptions ? ['ignore_startup_parameters = options'] : []),
      ...(doesPgbouncerKeepPreparedStatements() ? ['max_prepared_statements = 300'] : []),
    ].join('\n'),
  );
  if (isRoot) {
    await chmod(folder, 0o711);
    for (const file of [folder, users, settings]) await chown(file, NOBODY, NOBODY);
  }
  const program = spawn(installedPgbouncer(), [settings], {
    cwd: folder,
    stdio: 'ignore',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  while (!(await accepts(port))) {
    if (program.exitCode !== null) throw new Error('PgBouncer ended before it answered');
    await sleep(50);
  }
  return {
    port,
    stop: async () => {
      const ended = once(program, 'exit');
      // At once, whoever is still connected.
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
