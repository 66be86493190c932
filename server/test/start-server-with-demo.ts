import { existsSync } from 'node:fs';
import {
  cp,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { countWorkUnfinishedAfterKill } from './attack/find-lost-data-and-broken-rules-after-kill.ts';
import { findInMemoryOrTempFolder } from './find-in-memory-or-temp-folder.ts';
import { runAsDatabaseOwner } from './run-as-database-owner.ts';
import { type ServerProcess, startServerProcess } from './start-or-run-server-process.ts';
import { findFreePort } from './find-free-port.ts';

/** Names the folder where this run of all tests has planted its demo; a single test has none, and plants its own. */
const FOLDER = 'PLANTED_DEMO';
const PATIENCE_MS = 120_000;

/** Makes what others copy: the data folder of a server whose demo is planted and that has nothing left to do. */
async function plantDemoToCopy(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(await findInMemoryOrTempFolder(), 'evenhand-demo-'));
  try {
    const server = await startServerProcess({
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
    });
    await runAsDatabaseOwner({ dataDir }, untilNothingIsLeft).finally(server.stop);
    await copyAsItIs(dataDir, join(folder, 'data'));
    await writeFile(join(folder, 'planted-at'), server.baseUrl);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As a first start with the demo would be, which takes twenty core-seconds: its folder is copied where this run has one. */
export async function startServerWithDemo(
  settings: Record<string, string> & { DATA_DIR: string },
): Promise<ServerProcess> {
  const folder = process.env[FOLDER];
  if (folder === undefined || existsSync(join(settings.DATA_DIR, 'postgres-18')))
    return startServerProcess(settings);
  await copyAsItIs(join(folder, 'data'), settings.DATA_DIR);
  const server = await startServerProcess(settings);
  // Links in e-mails that have been sent already lead to where they were written.
  const plantedAt = await readFile(join(folder, 'planted-at'), 'utf8');
  await runAsDatabaseOwner({ dataDir: settings.DATA_DIR }, (owner) =>
    owner.query(
      'update pii.email_message set text = replace(text, $1, $2), html = replace(html, $1, $2)',
      [plantedAt, server.baseUrl],
    ),
  );
  return server;
}

/** With the accounts that the files belong to, which only root may give. */
async function copyAsItIs(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
  if (process.getuid?.() !== 0) return;
  for (const name of ['', ...(await readdir(from, { recursive: true }))]) {
    const { uid, gid } = await lstat(join(from, name));
    await lchown(join(to, name), uid, gid);
  }
}

async function untilNothingIsLeft(owner: pg.Pool): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const left = await countWorkUnfinishedAfterKill(owner);
    if (Object.keys(left).length === 0) return;
    if (Date.now() > until)
      throw new Error(`the demo was not done in ${PATIENCE_MS / 1000} s: ${JSON.stringify(left)}`);
    await sleep(100);
  }
}

if (import.meta.main) await plantDemoToCopy(process.argv[2] ?? '');
