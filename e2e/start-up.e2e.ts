import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type RunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/outside/start-embedded-postgres.ts';
import { startFakeOldPostgres } from '../server/test/fake-old-postgres.ts';
import { startStandInPooler } from '../server/test/start-stand-in-pooler.ts';
import {
  type ServerProcessOutcome,
  runServerProcess,
} from '../server/test/start-or-run-server-process.ts';
import { findFreePort } from '@evenhand/server/test/find-free-port.ts';
import { runAsSuperuser } from '../server/test/run-as-superuser.ts';

const SECRET_KEY = 'a key of the start-up tests, 40 characters';
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'evenhand-start-up-'));
const database = join(folder, 'database');
const project = fileURLToPath(new URL('..', import.meta.url));
let postgres: RunningEmbeddedPostgres;
beforeAll(async () => {
  chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir: database, durable: false });
  await runAsSuperuser(database, postgres.url, [
    "create role plain login password 'plain'",
    'create database plain owner plain',
    "create database ascii encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0",
    'create database unsorted',
  ]);
  const inside = { database: 'unsorted' };
  await runAsSuperuser(database, postgres.url, ['drop collation "und-x-icu"'], inside);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** One clear sentence, where people look for it, and nothing that only a programmer can read. */
function expectSentence({ code, stderr }: ServerProcessOutcome, sentence: RegExp): void {
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/\n\s+at |Error:/);
  expect(stderr).not.toContain('hunter2');
  expect(code).toBe(1);
}

function withDatabase(change: Partial<URL> = {}): Record<string, string> {
  return { PORT: '0', DATABASE_URL: Object.assign(new URL(postgres.url), change).href, SECRET_KEY };
}

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://hiring.example.org',
  SMTP_URL: 'smtp://127.0.0.1:25',
  DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x',
  SECRET_KEY,
};

test.each<[what: string, settings: Record<string, string>, sentence: RegExp]>([
  [
    'a port that is no number',
    { PORT: 'eighty' },
    /^PORT must be a whole number from 0 to 65535\.$/m,
  ],
  [
    'a secret key that is too short',
    { SECRET_KEY: 'short' },
    /^SECRET_KEY must have at least 32 characters\.$/m,
  ],
  [
    'a database without a secret key',
    { DATABASE_URL: production.DATABASE_URL },
    /^SECRET_KEY is required with DATABASE_URL/,
  ],
  [
    'production without mail',
    { ...production, SMTP_URL: '' },
    /^SMTP_URL is required in production/,
  ],
  [
    'production without https',
    { ...production, BASE_URL: 'http://hiring.example.org' },
    /^BASE_URL must begin with https/,
  ],
  [
    'production with the demo',
    { ...production, DEMO: 'true' },
    /^DEMO must not be true in production/,
  ],
  [
    'a host that is not this machine',
    { PORT: '4999', HOST: '192.0.2.1' },
    /^HOST 192\.0\.2\.1 is not an address of this machine\.$/m,
  ],
])('%s ends in one sentence', async (_, settings, sentence) => {
  expectSentence(
    await runServerProcess({ DATA_DIR: join(folder, 'unused'), ...settings }),
    sentence,
  );
});

test('a pooler where the direct address is wanted ends in one sentence', async () => {
  const { username } = new URL(postgres.url);
  const pooler = await startStandInPooler({ [username]: postgres.url }, { mode: 'session' });
  expectSentence(
    await runServerProcess(withDatabase({ port: String(pooler.port) })),
    /^DATABASE_URL leads through a pooler \(\S+\): set DATABASE_DIRECT_URL to the database itself, past it\.$/m,
  );
  await pooler.close();
});

test('a taken port ends in one sentence, before a database is made', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  // Listening on a port, its address is an object.
  const { port } = holder.address() as AddressInfo;
  const dataDir = join(folder, 'port');
  expectSentence(
    await runServerProcess({ PORT: String(port), DATA_DIR: dataDir }),
    /^Port \d+ is taken: .*PORT\.$/m,
  );
  holder.close();
  expect(() => rmSync(join(dataDir, 'postgres-18'), { recursive: true })).toThrow(/ENOENT/);
});

test('a data directory that may not be written ends in one sentence', async () => {
  const dataDir = join(folder, 'closed');
  mkdirSync(dataDir, { mode: 0o555 });
  const settings = { PORT: '0', DATA_DIR: dataDir };
  const sentence = /^The data directory \S+ is not writable: .*DATA_DIR/;
  const account = isRoot ? { account: { uid: NOBODY, gid: NOBODY } } : {};
  expectSentence(await runServerProcess(settings, account), sentence);
  expectSentence(await runServerProcess({ ...settings, SECRET_KEY }, account), sentence);
});

test.runIf(process.platform === 'linux').each([
  ['with a key of its own', {}],
  ['with SECRET_KEY', { SECRET_KEY }],
])('a data directory that cannot be made ends in one sentence, %s', async (_, settings) => {
  const outcome = await runServerProcess({ PORT: '0', DATA_DIR: '/proc/nope', ...settings });
  expectSentence(outcome, /^The data directory \/proc\/nope (is not writable|cannot be made): /);
});

test.each<[what: string, change: Partial<URL>, sentence: RegExp]>([
  [
    'a wrong password',
    { password: 'hunter2' },
    /^The database at \S+ refuses the login evenhand_migrator/,
  ],
  [
    'a database that does not answer',
    { port: '1' },
    /^The database at 127\.0\.0\.1:1 does not answer/,
  ],
  ['a database that does not exist', { pathname: '/nowhere' }, /^There is no database nowhere/],
  [
    'a login without the right to create roles',
    { username: 'plain', password: 'plain', pathname: '/plain' },
    /^The login plain may not create roles: run `alter role plain createrole`\.$/m,
  ],
  [
    'a PostgreSQL that was built without ICU',
    { pathname: '/unsorted' },
    /^The PostgreSQL at \S+ was built without ICU, by which names are sorted: take one that has it\.$/m,
  ],
  [
    'a database that does not keep every letter',
    { pathname: '/ascii' },
    /^The database ascii keeps text as SQL_ASCII: create it anew with `encoding 'UTF8' template template0`\.$/m,
  ],
])('%s ends in one sentence', async (_, change, sentence) => {
  expectSentence(await runServerProcess(withDatabase(change)), sentence);
});

test('a database that is too old ends in one sentence', async () => {
  const old = await startFakeOldPostgres(14);
  const outcome = await runServerProcess({ PORT: '0', DATABASE_URL: old.url, SECRET_KEY });
  old.close();
  expectSentence(outcome, /^The database is PostgreSQL 14: Evenhand needs 15 or newer\.$/m);
});

test.each([
  'DATABASE_APP_URL',
  'DATABASE_APP_REVIEWER_URL',
  'DATABASE_APP_HOUSE_URL',
  'DATABASE_TASKS_URL',
])('a wrong password in %s ends in one sentence', async (name) => {
  const wrong = Object.assign(new URL(postgres.url), { password: 'hunter2' }).href;
  const outcome = await runServerProcess({ ...withDatabase(), [name]: wrong });
  expectSentence(
    outcome,
    new RegExp(`^The database at \\S+ refuses the login evenhand_migrator: .*${name}\\.$`, 'm'),
  );
});

test('a database of a newer version ends in one sentence', async () => {
  const settings = withDatabase();
  const first = await runServerProcess(
    { ...settings, PORT: String(await findFreePort()) },
    { until: 'Evenhand is ready' },
  );
  expect(first.stdout).toContain('Evenhand is ready');
  const client = new pg.Client({
    connectionString: postgres.url,
    options: '-c role=evenhand_owner',
  });
  await client.connect();
  await client.query(
    `insert into migration.kysely_migration (name, timestamp) values ('999-from-the-future', now())`,
  );
  const outcome = await runServerProcess(settings);
  await client.query(`delete from migration.kysely_migration where name = '999-from-the-future'`);
  await client.end();
  expectSentence(outcome, /^The database is of a newer Evenhand/);
});

test('--help prints every setting and starts nothing', async () => {
  const { code, stdout } = await runServerProcess({}, { args: ['--help'] });
  expect(code).toBe(0);
  for (const name of [
    'PORT',
    'HOST',
    'BASE_URL',
    'DATABASE_URL',
    'DATA_DIR',
    'SMTP_URL',
    'SECRET_KEY',
    'DEMO',
    'NODE_ENV',
    'EO_DISCLOSURE',
  ]) {
    expect(stdout).toContain(`\n${name}\n`);
  }
});

test('an install that was interrupted is done again, and one that fails says so', () => {
  const copy = join(folder, 'half-installed');
  for (const file of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(project, file), join(copy, file), { recursive: true });
  mkdirSync(join(copy, 'server'));
  mkdirSync(join(copy, 'node_modules'));
  writeFileSync(join(copy, 'server/main.ts'), "console.log('handed over');");
  writeFileSync(
    join(copy, 'npm-cli.js'),
    "console.log('npm', process.argv[2]); process.exit(Number(process.env.NPM_CODE));",
  );
  const start = (NPM_CODE: string) =>
    spawnSync(process.execPath, [join(copy, 'scripts/run.mjs'), 'start'], {
      env: { PATH: process.env['PATH'] ?? '', npm_execpath: join(copy, 'npm-cli.js'), NPM_CODE },
      encoding: 'utf8',
    });
  const failed = start('1');
  expect([failed.status, failed.stderr]).toEqual([
    1,
    expect.stringMatching(/^Installing failed, .*\n$/),
  ]);
  expect(start('0').stdout).toMatch(/npm install\nhanded over\n$/);
  expect(start('0').stdout).toBe('handed over\n');
});
