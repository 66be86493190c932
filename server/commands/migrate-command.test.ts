import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from '../test/start-test-cluster.ts';
import { runServerProcess } from '../test/start-or-run-server-process.ts';
import { findFreePort } from '../test/find-free-port.ts';
import { startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();
const script = fileURLToPath(new URL('migrate-command.ts', import.meta.url));
const DATA_DIR = mkdtempSync(join(tmpdir(), 'evenhand-migrate-command-'));
const OTHER =
  /^The database is not of this version: run `npm run migrate` .*MIGRATE_AT_START out\.$/;

const settings = (changes: Record<string, string> = {}) => ({
  DATABASE_URL: server.url,
  DATABASE_ROLE_PREFIX: testDatabaseRolePrefix,
  SECRET_KEY: testSecretKey,
  DATA_DIR,
  BASE_URL: 'http://hiring.example.org',
  ...changes,
});

function migrate(changes: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env['PATH'] ?? '', ...settings(changes) };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: (stdout + stderr).trim() }),
    );
  });
}

/** What a start says that may not migrate; it is ended once it is ready. */
async function start(changes: Record<string, string> = {}) {
  const PORT = String(await findFreePort());
  const { code, stderr } = await runServerProcess(
    settings({ MIGRATE_AT_START: 'false', DEMO: 'false', PORT, ...changes }),
    { until: 'Evenhand is ready' },
  );
  return { code, stderr: stderr.trim() };
}

test('where a start may not migrate it takes no database but one of its version, and the command makes it one', async () => {
  const { owner } = server.given;
  expect(await start()).toEqual({ code: 'SIGKILL', stderr: '' });

  const { rows: names } = await owner.query(
    'delete from migration.kysely_migration where name = (select max(name) from migration.kysely_migration) returning name, timestamp',
  );
  expect(await start()).toEqual({ code: 1, stderr: expect.stringMatching(OTHER) });
  await owner.query('insert into migration.kysely_migration values ($1, $2)', [
    names[0]?.name,
    names[0]?.timestamp,
  ]);

  await owner.query(
    "update migration.function set hash = 'of another version' where schema = 'core' and name = 'unready'",
  );
  expect(await start()).toEqual({ code: 1, stderr: expect.stringMatching(OTHER) });
  for (const _ of ['once', 'again'])
    expect(await migrate()).toEqual({ code: 0, said: 'The database is of this version.' });
  expect(await start()).toEqual({ code: 'SIGKILL', stderr: '' });
});

test('an empty database is filled by the command alone', async () => {
  const name = `${new URL(server.url).pathname.slice(1)}_empty`;
  await createTestDatabase(server.url, name);
  const DATABASE_URL = databaseUrlNamed(server.url, name);
  // Of roles that are not there yet either.
  const empty = { DATABASE_URL, DATABASE_ROLE_PREFIX: `${name}_of` };
  expect(await start(empty)).toEqual({ code: 1, stderr: expect.stringMatching(OTHER) });
  expect(await migrate(empty)).toEqual({ code: 0, said: 'The database is of this version.' });
  expect(await start(empty)).toEqual({ code: 'SIGKILL', stderr: '' });
});

test('an address that lets it in nowhere is answered in one sentence', async () => {
  const closed = Object.assign(new URL(server.url), { password: 'wrong' }).href;
  expect(await migrate({ DATABASE_URL: closed })).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database at \S+ refuses the login .* in DATABASE_URL\.$/),
  });
  expect(await migrate({ DATABASE_DIRECT_URL: closed.replace(/:\d+\//, ':1/') })).toEqual({
    code: 1,
    said: expect.stringMatching(
      /does not answer .*: check DATABASE_DIRECT_URL and that it runs\.$/,
    ),
  });
});
