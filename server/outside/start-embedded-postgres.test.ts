import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningEmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { StartError } from './start-error.ts';

let dataDir: string;
let started: RunningEmbeddedPostgres[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenhand-postgres-'));
  started = [];
});
afterEach(async () => {
  for (const one of started) await one.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('one that was started once', () => {
  let sharedDir: string;
  let shared: RunningEmbeddedPostgres;
  beforeAll(async () => {
    sharedDir = mkdtempSync(join(tmpdir(), 'evenhand-postgres-'));
    shared = await startEmbeddedPostgres({ dataDir: sharedDir, durable: false });
  });
  afterAll(async () => {
    await shared.stop();
    rmSync(sharedDir, { recursive: true, force: true });
  });

  test('the migrator owns its database and is no superuser', async () => {
    const { url } = shared;
    const [row] = await query(
      url,
      `select rolsuper, rolcreaterole, rolcreatedb, pg_get_userbyid(datdba) = current_user as is_owner
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    );
    expect(row).toEqual({
      rolsuper: false,
      rolcreaterole: true,
      rolcreatedb: false,
      is_owner: true,
    });
    await query(
      url,
      'create schema core; create extension pg_trgm; create extension btree_gin; create extension unaccent',
    );
  });

  test('it listens on this machine only', async () => {
    const { url } = shared;
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const [row] = await query(url, `select current_setting('listen_addresses') as listens`);
    expect(row).toEqual({ listens: '127.0.0.1' });
  });

  test('a password of another cluster does not open it', async () => {
    const wrong = new URL(shared.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('the secrets are for one account only', () => {
    expect(statSync(join(sharedDir, 'postgres-18/superuser-password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(sharedDir, 'postgres-18')).mode & 0o777).toBe(0o700);
  });

  test('its log repeats nothing that was written into a query', async () => {
    const { url } = shared;
    await query(
      url,
      'create table person (email text primary key); insert into person values ($$canary-7$$)',
    );
    await expect(query(url, 'insert into person values ($$canary-7$$)')).rejects.toThrow();
    await expect(query(url, 'select $$canary-7$$::int')).rejects.toThrow();
    expect(readFileSync(join(sharedDir, 'postgres-18.log'), 'utf8')).not.toContain('canary-7');
  });

  test('tests may ask for a migrator that creates databases', async () => {
    const { url } = await start({ dataDir: sharedDir, mayCreateDatabases: true });
    await query(url, 'create database scratch');
  });

  test('a second start joins the first, and only the first stops it', async () => {
    const second = await start({ dataDir: sharedDir });
    expect(second.url).toBe(shared.url);
    await second.stop();
    expect(await query(shared.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await shared.stop();
    await expect(query(shared.url, 'select 1')).rejects.toThrow();
  });
});

test('two that start at the same time share one', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.url).toBe(second.url);
});

test('what was committed is there after kill -9', async () => {
  const { url } = await start({ durable: true });
  await query(url, 'create table kept (word text); insert into kept values ($$still here$$)');
  process.kill(postmasterPid(), 'SIGKILL');
  const again = await start({ durable: true });
  expect(await query(again.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
});

test('the oldest supported version starts too', async () => {
  const { url } = await start({ version: 15 });
  expect(
    await query(url, `select current_setting('server_version_num')::int / 10000 as major`),
  ).toEqual([{ major: 15 }]);
});

test('a data directory below a file is refused in one sentence', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  const refusal = await start({ dataDir: join(dataDir, 'file/data') }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal).toHaveProperty(
    'message',
    expect.stringMatching(/^The data directory \S+ cannot be made: .*DATA_DIR.*\.$/),
  );
});

test.skipIf(process.getuid?.() === 0)(
  'a data directory that may not be written is refused in one sentence',
  async () => {
    chmodSync(dataDir, 0o500);
    await expect(start()).rejects.toThrow(StartError);
    await expect(start()).rejects.toThrow(/not writable/);
  },
);

test('a damaged database is refused in one sentence, without waiting', async () => {
  const { stop } = await start();
  await stop();
  rmSync(join(dataDir, 'postgres-18/global/pg_control'));
  await expect(start()).rejects.toThrow(StartError);
});

async function start(
  options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<RunningEmbeddedPostgres> {
  const running = await startEmbeddedPostgres({ dataDir, durable: false, ...options });
  started.push(running);
  return running;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres-18/postmaster.pid'), 'utf8'), 10);
}
