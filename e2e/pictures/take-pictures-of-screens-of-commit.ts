import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { settingsSchema } from '../../server/settings-schema.ts';
import { findFreePort } from '@evenhand/server/test/find-free-port.ts';
import { takePicturesOfScreens } from './take-pictures-of-screens.ts';

const run = promisify(execFile);

type Wish = { browser: Browser; commit: string; kept: string; only?: RegExp };

/** The folder with the pictures of a commit: kept ones, or new ones of the product as it was then, walked by the list of today. */
export async function takePicturesOfScreensOfCommit({
  browser,
  commit,
  kept,
  only,
}: Wish): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`]);
  const hash = stdout.trim();
  const folder = join(kept, only ? `${hash}-some` : hash);
  if (!only && existsSync(folder)) return folder;
  const tree = await mkdtemp(join(tmpdir(), 'evenhand-commit-'));
  await run('git', ['worktree', 'add', '--detach', tree, hash]);
  // Not within the tree, which is closed to the account that runs PostgreSQL.
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-pictures-'));
  try {
    const { baseUrl, stop } = await startProduct(tree, dataDir);
    // Moved when it is whole, so that half a folder is never taken for the pictures of a commit.
    const aside = `${folder}.taking`;
    const wish = { browser, baseUrl, folder: aside, ...(only && { only }) };
    const failures = await takePicturesOfScreens(wish).finally(stop);
    if (failures.length > 0) console.log(`Not there at ${commit}:\n${failures.join('\n')}`);
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
    return folder;
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** `npm start` in the folder of that commit: it installs what its own lockfile says. */
async function startProduct(tree: string, dataDir: string) {
  const port = String(await findFreePort());
  // Whatever npm needs to reach its registry, and no setting of the product that stands here.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !Object.hasOwn(settingsSchema.shape, name)),
  );
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: tree,
    env: { ...env, PORT: port, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Evenhand is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`that commit ended with ${code}: ${said}`)));
  });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
