import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { sealAuditTrail } from '../events/seal-audit-trail.ts';
import { writeAuditEntry } from '../events/write-audit-entry.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { startTwoCells } from '../test/start-two-cells.ts';

const { a, b } = await startTwoCells();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'evenhand-all-cells-'));
/** Nobody listens there. */
const DOWN = 'postgres://somebody:secret-of-theirs@127.0.0.1:1/evenhand';

/** A command as an operator types it on a machine of the home cell. */
function command(
  name: string,
  words: string[],
  changes: Record<string, string> = {},
): Promise<{ code: number; said: string; complained: string }> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: a.url,
    DATABASE_ROLE_PREFIX: testDatabaseRolePrefix,
    SECRET_KEY: testSecretKey,
    DATA_DIR,
    BASE_URL: 'http://hiring.example.org',
    CELLS: 'a=http://127.0.0.1:3000, b=http://127.0.0.1:3001',
    CELL_DIRECTORY_URL: a.url,
    TRUSTED_PROXIES: '127.0.0.1',
    CELL_DATABASE_URLS: `b=${b.url}, a=${a.url}`,
    ...changes,
  };
  const script = fileURLToPath(new URL(`${name}-command.ts`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: stdout.trim(), complained: stderr.trim() }),
    );
  });
}

test('operators of each cell are listed under its name', async () => {
  const [ofA, ofB] = [await a.given.operator(), await b.given.operator()];
  const { code, said } = await command('operator', ['list', '--all-cells']);
  const [, partA, partB] = said.split(/^Cell [ab]$/m);
  expect([code, said.match(/^Cell .$/gm)]).toEqual([0, ['Cell a', 'Cell b']]);
  expect([partA?.includes(ofA.email), partA?.includes(ofB.email)]).toEqual([true, false]);
  expect([partB?.includes(ofA.email), partB?.includes(ofB.email)]).toEqual([false, true]);
  const here = (await command('operator', ['list'])).said;
  expect([here.includes('Cell'), here.includes(ofB.email)]).toEqual([false, false]);
});

test('the trail is verified in each, and one that is broken in one of them is the code of all', async () => {
  await a.given.organisation();
  await b.given.organisation();
  const whole = await command('verify-audit', ['--all-cells']);
  expect([whole.code, whole.complained]).toEqual([0, '']);
  expect(whole.said.split(/^Cell [ab]$/m).map((part) => part.includes('is whole'))).toEqual([
    false,
    true,
    true,
  ]);
  const member = await a.given.member(await a.given.organisation(), { role: 'ADMIN' });
  await runTransactionByDoor(
    { services: a.services, door: 'staff', actor: { orgId: member.orgId, actorId: member.id } },
    (db) => writeAuditEntry(db, { kind: 'job-started', actorKind: 'member', subject: 'job 1' }),
  );
  await sealAuditTrail(a.services);
  await a.given.owner.query("update audit.entry set subject = 'job 2' where org_id = $1", [
    member.orgId,
  ]);
  const broken = await command('verify-audit', ['--all-cells']);
  const [, partA, partB] = broken.said.split(/^Cell [ab]$/m);
  expect([broken.code, partA?.includes('BROKEN'), partB?.includes('BROKEN')]).toEqual([
    1,
    true,
    false,
  ]);
});

test('what would be erased is told of each, but erased is in each by itself', async () => {
  const { code, said } = await command('retention', ['--all-cells']);
  expect(code).toBe(0);
  expect(said.match(/Cell .|would be erased/g)).toEqual([
    'Cell a',
    'would be erased',
    'Cell b',
    'would be erased',
  ]);
  const erasing = await command('retention', ['--all-cells', '--erase']);
  expect(erasing).toEqual({
    code: 1,
    said: '',
    complained: 'This command is of one cell: leave --all-cells out and run it in each.',
  });
});

test('all are migrated, each as what it is, and a database of another cell is refused', async () => {
  expect(await command('migrate', ['--all-cells'])).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Cell a\nThe database is of this version\.\n\nCell b\nThe database is of this version\.$/,
    ),
    complained: '',
  });
  const CELL_DATABASE_URLS = `a=${b.url}, b=${b.url}`;
  const swapped = await command('migrate', ['--all-cells'], { CELL_DATABASE_URLS });
  expect([swapped.code, swapped.complained]).toEqual([
    1,
    expect.stringContaining('CELL is a, but this is the database of cell b'),
  ]);
});

test.each(['operator list', 'verify-audit', 'retention', 'migrate'])(
  '%s says which cell does not answer, and does the others',
  async (typed) => {
    await b.given.organisation();
    const [name = '', ...words] = typed.split(' ');
    const CELL_DATABASE_URLS = `a=${DOWN}, b=${b.url}`;
    const { code, said, complained } = await command(name, [...words, '--all-cells'], {
      CELL_DATABASE_URLS,
    });
    expect(code).toBe(1);
    expect(complained).toMatch(
      /^The database at 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\): check CELL_DATABASE_URLS/,
    );
    expect(complained).not.toContain('secret-of-theirs');
    expect(said).toMatch(/^Cell a\n\nCell b\n\S/);
  },
);

test('without the addresses of the cells, and where only one is meant, nothing is done', async () => {
  const bare = await command('verify-audit', ['--all-cells'], { CELL_DATABASE_URLS: '' });
  expect(bare).toEqual({
    code: 1,
    said: '',
    complained: expect.stringMatching(/^CELL_DATABASE_URLS is needed for --all-cells/),
  });
  for (const words of [
    ['add', 'ada@example.org'],
    ['remove', 'ada@example.org'],
  ])
    expect(await command('operator', [...words, '--all-cells'])).toMatchObject({
      code: 1,
      complained: expect.stringContaining('This command is of one cell'),
    });
});

test.each([
  ['one alone', 'a=postgres://somebody@127.0.0.1/evenhand'],
  ['a letter twice', 'a=postgres://somebody@127.0.0.1/one, a=postgres://somebody@127.0.0.1/two'],
  ['an address of the web', 'a=http://127.0.0.1, b=http://127.0.0.2'],
])('%s is no list of their databases', async (_, CELL_DATABASE_URLS) => {
  const { code, complained } = await command('verify-audit', ['--all-cells'], {
    CELL_DATABASE_URLS,
  });
  expect([code, complained]).toEqual([1, expect.stringMatching(/^CELL_DATABASE_URLS must look/)]);
});
