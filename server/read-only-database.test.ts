import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  closeDatabasePools,
  type DatabasePoolByLogin,
  openDatabasePools,
} from './access/database-pools-and-logins-by-door.ts';
import { databaseUrlForLogin } from './db/database-url-for-login.ts';
import { migrateDatabase } from './db/migrate-database-and-list-migration-names.ts';
import { hashPassword } from './features/sign-in/hash-password.ts';
import type { RoutedApp } from './http/add-endpoint-route.ts';
import {
  type RunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from './outside/start-embedded-postgres.ts';
import { runAsSuperuser } from './test/run-as-superuser.ts';
import { openDatabaseOwnerPool } from './test/clone-test-database-and-open-owner-pool.ts';
import { openTestHttpClient } from './test/open-test-http-client.ts';
import { testDatabaseRolePrefix, testSecretKey } from './test/start-test-cluster.ts';
import { openSecondServer, startTestServer } from './test/start-test-server.ts';
import { testDataBuilders } from './test/test-data-builders.ts';

const server = startTestServer({ STATUS_TOKEN: 'known-to-whoever-watches' });
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const PASSWORD = 'a password of some length';
const version = process.env['PG_VERSION'] === '15' ? 15 : 18;

let dataDir: string;
let postgres: RunningEmbeddedPostgres;
let pools: DatabasePoolByLogin;
let member: { email: string; session: string };

/** A database of its own, which was filled, and has become a standby since. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'evenhand-standby-'));
  const options = { dataDir, version, durable: false } as const;
  postgres = await startEmbeddedPostgres(options);
  await migrateDatabase({ url: postgres.url, ...identity });
  const owner = openDatabaseOwnerPool(postgres.url);
  const given = testDataBuilders(owner);
  member = await given.member(await given.organisation(), {
    role: 'ADMIN',
    passwordHash: await hashPassword(PASSWORD),
  });
  await postgres.stop();
  await writeFile(join(dataDir, `postgres-${version}/standby.signal`), '');
  postgres = await startEmbeddedPostgres(options);
  const address = (login: 'app' | 'app_house' | 'app_reviewer') =>
    databaseUrlForLogin(postgres.url, login, identity);
  pools = openDatabasePools(
    { app: address('app'), system: address('app_house'), reviewer: address('app_reviewer') },
    undefined,
    { connectionMs: 30_000, statementMs: 60_000 },
  );
});
afterAll(async () => {
  await closeDatabasePools(pools);
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const readiness = async ({ app }: RoutedApp) => {
  const headers = { authorization: 'Bearer known-to-whoever-watches' };
  const reply = await app.inject({ url: '/readyz', headers });
  return [reply.statusCode, reply.json().problems];
};

test('on a standby whoever logs in hears that we are busy, and is let in once it has been promoted, with no restart', async () => {
  const running = await openSecondServer(server, { pools });
  expect(await readiness(running)).toEqual([503, ['standby']]);

  const browser = openTestHttpClient(running);
  const logIn = () => browser.post('/login-api', { email: member.email, password: PASSWORD });
  const refused = await logIn();
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'busy',
    '2',
  ]);
  const asMember = openTestHttpClient(running, { session: member.session });
  const saved = await asMember.post('/dashboard-old/role/new', { title: 'Baker' });
  expect([saved.statusCode, saved.json().code, saved.headers['retry-after']]).toEqual([
    503,
    'busy',
    '2',
  ]);

  await runAsSuperuser(dataDir, postgres.url, ['select pg_promote()'], { version });
  await expect.poll(async () => (await logIn()).statusCode).toBe(200);
  await expect.poll(() => readiness(running)).toEqual([200, []]);
  expect((await asMember.post('/dashboard-old/role/new', { title: 'Baker' })).statusCode).toBe(201);
});
