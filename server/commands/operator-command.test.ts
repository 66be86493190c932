import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openAddressDirectory } from '../cells/address-directory.ts';
import { testSecretKey } from '../test/start-test-cluster.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { createDirectoryDatabase } from '../test/start-two-cells.ts';

const server = startTestServer();
const script = fileURLToPath(new URL('operator-command.ts', import.meta.url));

/** The command as an operator types it, on the database of this test. */
function operator(...words: string[]): Promise<{ code: number; said: string }> {
  return operatorOfCells({}, ...words);
}

function operatorOfCells(
  cells: Record<string, string>,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const env = {
    ...cells,
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: server.url,
    SECRET_KEY: testSecretKey,
    DATA_DIR: tmpdir(),
    BASE_URL: 'http://hiring.example.org',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: stdout + stderr }),
    );
  });
}

test('makes an operator of somebody new, who is mailed a link and asked for two-factor; lists and unmakes them', async () => {
  const nameless = await operator('add', 'ada@example.org');
  expect(nameless.code).toBe(1);
  expect(nameless.said).toContain('--first <name> --last <name>');
  const added = await operator('add', ' Ada@Example.org', '--first', 'Ada', '--last', 'Moreno');
  expect(added).toMatchObject({
    code: 0,
    said: expect.stringContaining('a link to choose a password'),
  });
  const { rows } = await server.given.owner.query(
    `select m.first_name, m.role, m.totp_required, o.is_operator, l.operator_since is not null as operator,
       (select array_agg(e.kind) from core.event e where e.org_id = m.org_id and e.subject_id = m.id) as events
     from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id join core.organisation o on o.org_id = l.org_id
     where l.email = 'ada@example.org'`,
  );
  expect(rows).toEqual([
    {
      first_name: 'Ada',
      role: 'ADMIN',
      totp_required: true,
      is_operator: true,
      operator: true,
      events: ['create-password-asked'],
    },
  ]);
  expect((await operator('list')).said).toMatch(
    /^ada@example\.org +since .*no password yet, no two-factor yet/,
  );
  expect(await operator('remove', 'ada@example.org')).toMatchObject({ code: 0 });
  expect((await operator('list')).said).toContain('There is no operator.');
});

test('somebody who has a log-in keeps it and becomes an operator, and an unknown word changes nothing', async () => {
  const member = await server.given.member(await server.given.organisation());
  expect(await operator('add', member.email)).toMatchObject({ code: 0 });
  const console = await server.as(member).get('/api/operator/organisations');
  expect(console.statusCode).toBe(200);
  expect(await operator('promote', member.email)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run operator -- add'),
  });
});

test('an invitation to sign up is printed as a link', async () => {
  const { said } = await operator('invite', 'owner@new-employer.example');
  expect(said).toMatch(/http:\/\/hiring\.example\.org\/welcome#invitation=[\w-]{24}/);
});

test('of several cells an operator is added in the one of their address, and an invitation leads to its own', async () => {
  const cells = {
    CELL: 'a',
    CELLS: 'a=http://127.0.0.1:1, b=http://127.0.0.1:2',
    CELL_DIRECTORY_URL: await createDirectoryDatabase(),
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const CELLS = { a: '', b: '' };
  const settings = { ...cells, CELL: 'b', CELLS, SECRET_KEY: testSecretKey };
  const other = openAddressDirectory(
    { ...settings, SECRET_KEY_PREVIOUS: undefined },
    () => {},
    60_000,
  );
  expect(await other?.claim({ email: 'theirs@example.org' })).toBe(true);
  const add = (email: string) =>
    operatorOfCells(cells, 'add', email, '--first', 'Ada', '--last', 'Moreno');
  expect(await add('Theirs@example.org')).toEqual({
    code: 1,
    said: expect.stringContaining('has a log-in in another cell: add it there.'),
  });
  expect(await add('ours@example.org')).toMatchObject({ code: 0 });
  expect(await other?.findCell([{ email: 'ours@example.org' }])).toBe('a');
  await other?.close();
  const { said } = await operatorOfCells(cells, 'invite', 'owner@another-employer.example');
  expect(said).toMatch(/#invitation=a[\w-]{24}\s/);
  const CELL_DIRECTORY_URL = Object.assign(new URL(cells.CELL_DIRECTORY_URL), { port: '1' }).href;
  const away = { ...cells, CELL_DIRECTORY_URL };
  expect(
    await operatorOfCells(away, 'add', 'new@example.org', '--first', 'A', '--last', 'B'),
  ).toEqual({
    code: 1,
    said: 'The directory of cells cannot be reached: look at CELL_DIRECTORY_URL, and run this again.\n',
  });
});
