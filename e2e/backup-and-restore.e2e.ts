import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { startEmbeddedPostgres } from '../server/outside/start-embedded-postgres.ts';
import {
  type ServerProcessOutcome,
  runServerProcess,
  startServerProcess,
} from '../server/test/start-or-run-server-process.ts';
import { findFreePort } from '@evenhand/server/test/find-free-port.ts';
import { stopEmbeddedPostmaster } from '@evenhand/server/test/embedded-postmaster-pid-and-stop.ts';
import { DEMO_PASSWORD } from './set-up-browser-demo-password-and-page-waits.ts';
import { callApi, logInByApi } from './staff-and-candidate-actions-by-api.ts';

const project = resolve(import.meta.dirname, '..');
const place = mkdtempSync(join(tmpdir(), 'evenhand-backups-'));
// As root the database runs as another account, which must be able to walk through.
chmodSync(place, 0o755);
const backup = join(place, 'backup');
const restored = join(place, 'restored');
afterAll(async () => {
  await stopEmbeddedPostmaster(restored);
  rmSync(place, { recursive: true, force: true });
});

/** A command of the command line; `kill` is told when it may be time, and by what. */
async function run(
  command: 'backup' | 'restore',
  folder: string,
  {
    dataDir,
    fileKB,
    kill,
  }: {
    dataDir: string;
    /** No file may become larger: what a full disk says, to whoever writes. */
    fileKB?: number;
    kill?: { by: NodeJS.Signals; when: () => Promise<boolean> };
  },
): Promise<ServerProcessOutcome> {
  const limit = fileKB === undefined ? '' : `ulimit -f ${fileKB};`;
  const line = `${limit} exec "$0" server/commands/${command}-command.ts "$1"`;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('bash', ['-c', line, process.execPath, folder], {
    cwd: project,
    env: { PATH, HOME, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
  const ended = new Promise<number | string>((end) => {
    child.once('close', (code, signal) => end(code ?? signal ?? 'nothing'));
  });
  if (kill) {
    await expect.poll(kill.when, { interval: 5 }).toBe(true);
    child.kill(kill.by);
  }
  return { code: await ended, ...said };
}

function expectSentence({ code, stderr }: ServerProcessOutcome, sentence: RegExp): void {
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

test('a backup for which there is no room ends in one sentence and leaves nothing behind', async () => {
  const folder = join(place, 'no-room', 'backup');
  const outcome = await run('backup', folder, { dataDir: inject('dataDir'), fileKB: 1 });
  expectSentence(outcome, /^There is no room for the backup in \S+, and nothing of it is left/);
  expect(existsSync(join(place, 'no-room'))).toBe(false);
});

test('a backup that is interrupted leaves nothing behind', async () => {
  const folder = join(place, 'interrupted', 'backup');
  const outcome = await run('backup', folder, {
    dataDir: inject('dataDir'),
    kill: { by: 'SIGINT', when: async () => existsSync(join(folder, 'tables')) },
  });
  expectSentence(outcome, /^The backup was interrupted: nothing of it is left behind\.$/m);
  expect(existsSync(join(place, 'interrupted'))).toBe(false);
});

test('a restore that was killed is refused by a start, and is simply run again', async () => {
  expect(await run('backup', backup, { dataDir: inject('dataDir') })).toMatchObject({ code: 0 });
  const postgres = await startEmbeddedPostgres({ dataDir: restored });
  const killed = await run('restore', backup, {
    dataDir: restored,
    kill: { by: 'SIGKILL', when: () => hasTables(postgres.url) },
  });
  expect([killed.code, killed.stdout]).toEqual(['SIGKILL', '']);

  const half = /^A restore into this database was interrupted: run `npm run restore` again/;
  const settings = { PORT: String(await findFreePort()), DATA_DIR: restored };
  expectSentence(await runServerProcess(settings), half);
  expectSentence(await run('backup', join(place, 'half'), { dataDir: restored }), half);

  const again = await run('restore', backup, { dataDir: restored });
  expect([again.code, again.stderr]).toEqual([0, '']);
  expectSentence(await run('restore', backup, { dataDir: restored }), /^The database is not empty/);
  const server = await startServerProcess(settings);
  const admin = await logInByApi(server.baseUrl, 'admin@demo.test', DEMO_PASSWORD);
  expect(await callApi(admin, 'GET', '/api/user/current')).toMatchObject({
    user: { email: 'admin@demo.test' },
  });
  await admin.api.dispose();
  expect(await server.stop()).toBe(0);
  await postgres.stop();
});

async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query("select 1 from pg_namespace where nspname = 'core'");
  await client.end();
  return found.rowCount === 1;
}
