import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../find-free-port.ts';

/** $RADICALE_PATH, else the first that is installed. */
export function findRadicale(): string | undefined {
  const chosen = process.env['RADICALE_PATH'];
  if (chosen) return chosen;
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'radicale'))
    .find((path) => existsSync(path));
}

export const radicaleAccount = { username: 'pan', password: 'an-app-password' };

/** A CalDAV server that others wrote, with one account, on a port and in a folder of its own. */
export async function startRadicale() {
  const path = findRadicale();
  if (path === undefined) throw new Error('run these tests by `npm run caldav`');
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-radicale-'));
  const host = `127.0.0.1:${await findFreePort()}`;
  const users = join(folder, 'users');
  const settings = join(folder, 'config');
  await writeFile(users, `${radicaleAccount.username}:${radicaleAccount.password}\n`);
  await writeFile(
    settings,
    [
      `[server]\nhosts = ${host}`,
      `[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\ndelay = 0`,
      `[storage]\nfilesystem_folder = ${join(folder, 'collections')}`,
    ].join('\n'),
  );
  const program = spawn(path, ['--config', settings], { stdio: 'ignore' });
  await answers(`http://${host}/`, () => program.exitCode !== null);
  return {
    host,
    base: `http://${host}/`,
    home: `http://${host}/${radicaleAccount.username}/`,
    stop: async () => {
      program.kill();
      await once(program, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('Radicale ended before it answered');
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
}
