import { ProblemDetails } from '@evenhand/contract/problem-details.ts';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import {
  closeDatabasePools,
  openDatabasePools,
  type DatabasePoolByLogin,
} from '../access/database-pools-and-logins-by-door.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();

const somebody = async () =>
  server.given.member(await server.given.organisation(), { role: 'ADMIN' });

function smallPools(size: number): DatabasePoolByLogin {
  const address = (login: 'app' | 'app_house' | 'app_reviewer') =>
    databaseUrlForLogin(server.url, login, {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    });
  const pools = openDatabasePools(
    { app: address('app'), system: address('app_house'), reviewer: address('app_reviewer') },
    { app: size, system: 1, reviewer: 1 },
  );
  onTestFinished(() => closeDatabasePools(pools));
  return pools;
}

test('a full pool is told in under two seconds, with when to come back', async () => {
  const pools = smallPools(1);
  const { app } = await openSecondServer(server, { pools });
  const busy = await pools.app.raw.connect();
  expect(pools.app.raw.options.connectionTimeoutMillis).toBeLessThan(2000);
  const reply = await app.inject({
    url: '/job/list-es',
    headers: { cookie: `sid=${(await somebody()).session}` },
  });
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
    503,
    'busy',
    '2',
  ]);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  busy.release();
  await expect.poll(async () => (await app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

test('a database that drops every connection is met with 503 and then served again', async () => {
  const member = await somebody();
  const pools = smallPools(3);
  const { app } = await openSecondServer(server, { pools });
  const ask = () =>
    app.inject({ url: '/job-counts', headers: { cookie: `sid=${member.session}` } });
  await Promise.all([ask(), ask(), ask()]);
  for (let round = 0; round < 3; round += 1) {
    const asked = Array.from({ length: 10 }, ask);
    await dropConnections();
    for (const { statusCode } of await Promise.all(asked)) expect([200, 503]).toContain(statusCode);
  }
  await expect.poll(async () => (await ask()).statusCode).toBe(200);
});

/** What a restart of the database does to its clients. A login may end its own connections. */
async function dropConnections(): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrlForLogin(server.url, 'app', {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    }),
  });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

test('every connection carries its time-outs and a fixed search path', async () => {
  const { rows } = await smallPools(1).app.raw.query(
    `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'search_path')`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    statement_timeout: '5000',
    lock_timeout: '3000',
    idle_in_transaction_session_timeout: '10000',
    search_path: 'pg_catalog',
  });
});

test('a row that somebody holds too long is told as busy, not as broken', async () => {
  const member = await somebody();
  const job = await server.given.openJob(member);
  const holder = await server.given.owner.connect();
  await holder.query('begin');
  await holder.query('select 1 from core.job where id = $1 for update', [job.id]);
  const reply = await server.as(member).post(`/dashboard-old/role/${job.id}/archive-open`);
  await holder.query('rollback');
  holder.release();
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'busy']);
});

test('a bug is told by a number alone: no stack, no SQL, no path, nobody’s data', async () => {
  const member = await somebody();
  await server.given.owner.query('alter table core.job rename column grade to grad');
  const reply = await server
    .as(member)
    .get('/job/list-es')
    .finally(() => server.given.owner.query('alter table core.job rename column grad to grade'));
  expect(reply.statusCode).toBe(500);
  expect(Object.keys(ProblemDetails._zod.def.shape).sort()).toEqual(
    expect.arrayContaining(Object.keys(reply.json())),
  );
  expect(reply.json()).toMatchObject({ code: 'broken', requestId: expect.any(String) });
  expect(reply.body).not.toMatch(/select|column|grade|core\.|node_modules|\.ts|at /);
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      at: 'failure',
      id: reply.json().requestId,
      error: expect.objectContaining({ sqlstate: '42703' }),
    }),
  );
});

test('a log line holds the pattern of the address, never the query, a token or what was sent', async () => {
  const member = await somebody();
  server.logged.length = 0;
  await server.as(member).get('/job/list-es?search=Zyxanna');
  await server.as(member).post('/dashboard-old/role/new', { title: 'Zyxanna\nfake line' });
  await server.as(member).put('/api/rest/job/Zyxanna', { archived: true });
  await server.as(null).get('/nowhere/Zyxanna');
  const lines = JSON.stringify(server.logged);
  expect(server.logged.filter(({ at }) => at === 'request')).toHaveLength(4);
  expect(lines).toContain('/job/list-es');
  expect(lines).not.toContain('Zyxanna');
  expect(lines).not.toContain(member.session);
});
