import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testSecretKey } from '../test/start-test-cluster.ts';
import { createDirectoryDatabase } from '../test/start-two-cells.ts';
import { type AddressDirectory, openAddressDirectory } from './address-directory.ts';
import {
  hashLogInName,
  type LogInName,
  pickCellForUnknownName,
} from './address-directory-hashes.ts';

const CELLS = { a: 'http://10.0.0.1:3000', b: 'http://10.0.0.2:3000', c: 'http://10.0.0.3:3000' };
const PATIENCE_MS = 60_000;
const logged: Record<string, unknown>[] = [];

async function emptyDatabase() {
  const url = await createDirectoryDatabase();
  const rows = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const found = await client.query(text, values).finally(() => client.end());
    return found.rows as Record<string, unknown>[];
  };
  return { url, rows };
}

type Keys = { SECRET_KEY: string; SECRET_KEY_PREVIOUS?: string };

function open(
  url: string,
  cell = 'a',
  { SECRET_KEY, SECRET_KEY_PREVIOUS }: Keys = { SECRET_KEY: testSecretKey },
  waitMs = PATIENCE_MS,
): AddressDirectory {
  const settings = { CELL: cell, CELLS, CELL_DIRECTORY_URL: url, SECRET_KEY, SECRET_KEY_PREVIOUS };
  const directory = openAddressDirectory(settings, (entry) => logged.push(entry), waitMs);
  if (directory === null) throw new Error('there are several cells');
  onTestFinished(() => directory.close());
  return directory;
}

const somebody = (): LogInName & { email: string } => ({
  email: `${randomBytes(6).toString('hex')}@example.com`,
});

async function* pages(...names: LogInName[]) {
  yield names;
}

/** As if all had been claimed long ago. */
const age = ({ rows }: Awaited<ReturnType<typeof emptyDatabase>>) =>
  rows("update address_cell set claimed_at = now() - interval '1 hour'");

test('an installation of one cell has none, and asks nobody', () => {
  const settings = {
    CELL: 'a',
    CELLS: {},
    SECRET_KEY: testSecretKey,
    SECRET_KEY_PREVIOUS: undefined,
  };
  expect(openAddressDirectory(settings, () => {})).toBeNull();
});

test('cells that start at the same time make the table once, and one that may not make tables finds it', async () => {
  const database = await emptyDatabase();
  const claims = ['a', 'b', 'c', 'a', 'b', 'c'].map((cell) =>
    open(database.url, cell).claim(somebody()),
  );
  expect(await Promise.all(claims)).toEqual(claims.map(() => true));
  const login = `reader_${randomBytes(6).toString('hex')}`;
  await database.rows(`create role ${login} login password 'only-tests-use-this'`);
  onTestFinished(async () => {
    await database.rows(`revoke all on address_cell from ${login}`);
    await database.rows(`drop role ${login}`);
  });
  await database.rows(`revoke create on schema public from public`);
  await database.rows(`grant select, insert, update, delete on address_cell to ${login}`);
  const url = Object.assign(new URL(database.url), {
    username: login,
    password: 'only-tests-use-this',
  });
  expect(await open(url.href).claim(somebody())).toBe(true);
});

test('an address is of the cell that claimed it first, however it is written and however many claim it', async () => {
  const { url } = await emptyDatabase();
  const cells = ['a', 'b', 'c'].map((cell) => open(url, cell));
  for (let n = 0; n < 20; n += 1) {
    const name = somebody();
    const won = await Promise.all(cells.map((cell) => cell.claim(name)));
    expect(won.filter(Boolean)).toHaveLength(1);
    const again = { email: `  ${name.email.toUpperCase()} ` };
    expect(await Promise.all(cells.map((cell) => cell.claim(again)))).toEqual(won);
    const owner = 'abc'[won.indexOf(true)];
    expect(await cells[0]?.findCell([again])).toBe(owner);
    expect(await cells[1]?.findOrPickCell([again])).toBe(owner);
  }
  expect(await cells[0]?.findCell([somebody()])).toBeUndefined();
  // Of a cell that is not there any more: as if it were unknown.
  const left = somebody();
  const picked = await cells[0]?.findOrPickCell([left]);
  await cells[0]?.setCell([left], 'z');
  expect(await cells[0]?.findOrPickCell([left])).toBe(picked);
});

test('of several names the first that is known counts, and people at a provider are known by who they are there', async () => {
  const { url } = await emptyDatabase();
  const [a, b] = [open(url, 'a'), open(url, 'b')];
  const identity = { issuer: 'https://accounts.example.com', subject: '42' };
  const [email, other] = [somebody(), somebody()];
  await b.claim(identity);
  await a.claim(email);
  expect(await a.findCell([identity, email])).toBe('b');
  expect(await a.findCell([{ ...identity, subject: '43' }, email])).toBe('a');
  expect(await a.findOrPickCell([{ ...identity, subject: '43' }, other])).toBe(
    await b.findOrPickCell([other]),
  );
});

test('an unknown address has a cell that is always the same, is spread evenly, and stays when another cell comes', () => {
  const names = Array.from({ length: 600 }, () =>
    hashLogInName(somebody(), { SECRET_KEY: testSecretKey }),
  );
  const before = names.map((name) => pickCellForUnknownName(name, ['a', 'b', 'c']));
  expect(names.map((name) => pickCellForUnknownName(name, ['c', 'a', 'b']))).toEqual(before);
  for (const cell of ['a', 'b', 'c'])
    expect(before.filter((picked) => picked === cell).length).toBeGreaterThan(120);
  const after = names.map((name) => pickCellForUnknownName(name, ['a', 'b', 'c', 'd']));
  for (const [index, cell] of after.entries()) expect([before[index], 'd']).toContain(cell);
});

test('nothing but hashes and letters is kept', async () => {
  const database = await emptyDatabase();
  const name = somebody();
  const identity = { issuer: 'https://accounts.example.com', subject: 'somebody-there' };
  const directory = open(database.url);
  await directory.claim(name);
  await directory.claim(identity);
  await directory.setCell([somebody()], 'c');
  const tables = await database.rows(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' order by 2",
  );
  expect(tables.map((column) => Object.values(column).join('.'))).toEqual([
    'address_cell.cell',
    'address_cell.claimed_at',
    'address_cell.hash',
  ]);
  const kept = await database.rows(
    "select encode(hash, 'escape') || encode(hash, 'hex') || cell as all_of_it, octet_length(hash) as bytes from address_cell",
  );
  expect(kept.map(({ bytes }) => bytes)).toEqual([32, 32, 32]);
  const text = JSON.stringify(kept);
  for (const word of [name.email, name.email.slice(0, 12), 'example', 'somebody-there'])
    expect(text).not.toContain(word);
  // Nor can anybody try whose a hash is who has the database alone.
  const [hash] = hashLogInName(name, { SECRET_KEY: 'another key of at least 32 characters' });
  expect(text).not.toContain(hash.toString('hex'));
  expect(text).toContain(hashLogInName(name, { SECRET_KEY: testSecretKey })[0].toString('hex'));
});

test('log-ins that were there before are entered, and those that are gone released, of the own cell alone', async () => {
  const database = await emptyDatabase();
  const [a, b] = [open(database.url, 'a'), open(database.url, 'b')];
  const [old, gone, theirs, moving] = [somebody(), somebody(), somebody(), somebody()];
  const identity = { issuer: 'https://accounts.example.com', subject: '7' };
  await a.claim(gone);
  await b.claim(theirs);
  await b.claim(moving);
  await age(database);
  expect(await a.reconcile(pages(old, identity, moving))).toEqual({
    added: 2,
    released: 1,
    otherCells: 1,
  });
  expect(await Promise.all([old, gone, theirs, moving].map((name) => b.findCell([name])))).toEqual([
    'a',
    undefined,
    'b',
    'b',
  ]);
  expect(await a.findCell([identity])).toBe('a');
  expect(await a.reconcile(pages(old, identity))).toEqual({ added: 0, released: 0, otherCells: 0 });
});

test('a claim whose log-in is not committed yet is not released, not even of an address that was here before', async () => {
  const database = await emptyDatabase();
  const a = open(database.url);
  const [first, again] = [somebody(), somebody()];
  await a.claim(again);
  await age(database);
  await a.claim(first);
  await a.claim(again);
  expect(await a.reconcile(pages())).toEqual({ added: 0, released: 0, otherCells: 0 });
  expect(await a.findCell([again])).toBe('a');
  await age(database);
  expect(await a.reconcile(pages())).toMatchObject({ released: 2 });
});

test('all names of an organisation are set to another cell, whosever they were', async () => {
  const database = await emptyDatabase();
  const [a, b] = [open(database.url, 'a'), open(database.url, 'b')];
  const names = [somebody(), somebody(), somebody()];
  await a.claim(names[0] ?? somebody());
  await b.setCell(names, 'b');
  expect(await Promise.all(names.map((name) => a.findCell([name])))).toEqual(['b', 'b', 'b']);
  expect(await a.claim(names[0] ?? somebody())).toBe(false);
});

test('while the secret key is changed, addresses are known by both keys', async () => {
  const database = await emptyDatabase();
  const SECRET_KEY = 'the next key of this installation, 43 chars';
  const rotating = { SECRET_KEY, SECRET_KEY_PREVIOUS: testSecretKey };
  const [name, gone] = [somebody(), somebody()];
  const b = open(database.url, 'b');
  await b.claim(name);
  await b.claim(gone);
  const a = open(database.url, 'a', rotating);
  expect(await a.findCell([name])).toBe('b');
  expect(await a.claim(name)).toBe(false);
  expect(await open(database.url, 'a', { SECRET_KEY }).findCell([name])).toBe('b');
  await age(database);
  // A cell that has the old key alone still finds it.
  await open(database.url, 'b', rotating).reconcile(pages(name));
  expect(await b.findCell([name])).toBe('b');
  expect(await b.findCell([gone])).toBeUndefined();
  await age(database);
  const after = open(database.url, 'b', { SECRET_KEY });
  await after.reconcile(pages(name));
  expect([await after.findCell([name]), await b.findCell([name])]).toEqual(['b', undefined]);
});

test('a directory that is away is busy, said once at the start, and asked again later', async () => {
  const { url } = await emptyDatabase();
  const away = new URL(url);
  away.port = '1';
  const directory = open(away.href, 'a', { SECRET_KEY: testSecretKey });
  for (const query of [
    () => directory.findCell([somebody()]),
    () => directory.findOrPickCell([somebody()]),
    () => directory.claim(somebody()),
  ])
    await expect(query()).rejects.toMatchObject({ code: 'busy' });
  expect(logged).toEqual([{ at: 'address-directory', error: expect.any(String) }]);
});
