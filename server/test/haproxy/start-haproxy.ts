import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../find-free-port.ts';

export const SHIPPED_HAPROXY_FILE = fileURLToPath(
  new URL('../../../deploy/haproxy/evenhand-cells.cfg', import.meta.url),
);
const FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
/** Where the shipped file has the proxy listen, and finds the cells. */
const LISTENS = '127.0.0.1:8080';
const CELLS = { a: '10.0.0.1:3000', b: '10.0.0.2:3000' };

/** $HAPROXY, else the first that is installed, also where only root looks for programs. */
export function findHaproxy(): string | undefined {
  const chosen = process.env['HAPROXY'];
  if (chosen) return chosen;
  const { PATH = '' } = process.env;
  const folders = PATH === '' ? [] : [...PATH.split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path));
}

export function installedHaproxy(): string {
  const path = findHaproxy();
  if (path === undefined) throw new Error('run these tests by `npm run cells`');
  return path;
}

/** From 2.6 on it reads the shipped file, and before that another way of checks. */
export function findHaproxyVersion(path: string): string {
  return (
    /version (\d+\.\d+\S*)/.exec(execFileSync(path, ['-v'], { encoding: 'utf8' }))?.[1] ?? 'unknown'
  );
}

/** HAProxy by the shipped file, in which the addresses alone are others. */
export async function startHaproxy(cells: {
  a: string;
  b: string;
}): Promise<{ baseUrl: string; logged: () => string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-haproxy-'));
  const listens = `127.0.0.1:${await findFreePort()}`;
  const shipped = readFileSync(SHIPPED_HAPROXY_FILE, 'utf8');
  const settings = join(folder, 'haproxy.cfg');
  await writeFile(
    settings,
    shipped.replaceAll(LISTENS, listens).replaceAll(CELLS.a, cells.a).replaceAll(CELLS.b, cells.b),
  );
  const program = spawn(installedHaproxy(), ['-db', '-f', settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  while (!(await accepts(listens)))
    if (program.exitCode !== null) throw new Error(`HAProxy ended: ${written}`);
  return {
    baseUrl: `http://${listens}`,
    logged: () => written,
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accepts(address: string): Promise<boolean> {
  const { hostname: host, port } = new URL(`http://${address}`);
  return new Promise((resolve) => {
    const socket = createConnection({ host, port: Number(port) });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(() => resolve(false), 50));
  });
}
