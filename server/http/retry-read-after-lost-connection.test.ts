import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type pg from 'pg';
import { openDatabasePoolsOfAnotherProcess } from '../test/open-database-pools-of-another-process.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();

/** Another process, whose statements can be made to fail by the code of an error, so many times. */
async function failing() {
  const pools = openDatabasePoolsOfAnotherProcess(server, {
    connectionMs: 30_000,
    statementMs: 60_000,
  });
  const planted = { code: '', times: 0 };
  pools.app.raw.on('connect', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>;
    const spoilt = (...asked: unknown[]) => {
      const [config] = asked;
      const text =
        typeof config === 'string' ? config : String(Reflect.get(Object(config), 'text'));
      // A statement of the call itself, not what opens the door.
      if (planted.times === 0 || !/"?core"?\."?job\b/.test(text)) return query(...asked);
      planted.times -= 1;
      return query(`do $$ begin raise exception using errcode = '${planted.code}'; end $$`);
    };
    // The server asks with promises only.
    client.query = spoilt as unknown as pg.PoolClient['query'];
  });
  const { app } = await openSecondServer(server, { pools });
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const cookie = { cookie: `sid=${admin.session}` };
  return {
    planted,
    read: () => app.inject({ url: '/job/list-es', headers: cookie }),
    start: async () => {
      const { csrfToken } = (await app.inject({ url: '/api/logged-in', headers: cookie })).json();
      return app.inject({
        method: 'POST',
        url: '/dashboard-old/role/new',
        headers: { ...cookie, 'x-csrf-token': csrfToken, 'idempotency-key': randomUUID() },
        payload: { title: 'Baker' },
      });
    },
  };
}

test.each(['53100', '53200', '53400', '58030'])(
  'a disk, a memory or a limit that is used up (%s) is told as busy, with when to come back',
  async (code) => {
    const { planted, read, start } = await failing();
    for (const call of [read, start]) {
      Object.assign(planted, { code, times: 1 });
      const reply = await call();
      expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
        503,
        'busy',
        '2',
      ]);
    }
    expect(server.logged).toContainEqual(
      expect.objectContaining({
        at: 'failure',
        error: expect.objectContaining({ sqlstate: code }),
      }),
    );
    expect([(await read()).statusCode, (await start()).statusCode]).toEqual([200, 201]);
  },
);

test.each(['40P01', '40001', '0A000', '42P01'])(
  'a read that meets a deadlock or a migration (%s) is repeated once, and then busy',
  async (code) => {
    const { planted, read } = await failing();
    Object.assign(planted, { code, times: 1 });
    expect((await read()).statusCode).toBe(200);
    Object.assign(planted, { code, times: 2 });
    const reply = await read();
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
      503,
      'busy',
      '2',
    ]);
    expect(planted.times).toBe(0);
  },
);

test('a change that meets a deadlock is not repeated, and is told as a conflict', async () => {
  const { planted, start } = await failing();
  Object.assign(planted, { code: '40P01', times: 1 });
  const reply = await start();
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
});

test('a read whose connections had planned it before a migration changed its columns is answered', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const read = () => server.as(admin).get('/job/list-es');
  const atOnce = () => Promise.all([read(), read(), read()]);
  const statuses = async () => new Set((await atOnce()).map(({ statusCode }) => statusCode));
  expect(await statuses()).toEqual(new Set([200]));
  const { owner } = server.given;
  onTestFinished(async () => {
    await owner.query('alter table core.job alter column grade type text');
  });
  await owner.query('alter table core.job alter column grade type varchar(300)');
  expect(await statuses()).toEqual(new Set([200]));
});

test('a read that is the victim of a real deadlock is answered', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await server.as(admin).get('/job/list-es');
  // Whoever has waited for a second looks for a deadlock and gives in: on a busy machine it may be the other.
  await expect.poll(async () => (await readInDeadlock(admin)).victim).toBe('reader');
});

async function readInDeadlock(admin: { session: string }): Promise<{ victim: string }> {
  const holder = await server.given.owner.connect();
  await holder.query('begin');
  await holder.query('lock table core.job in access exclusive mode');
  const reading = server.as(admin).get('/job/list-es');
  await expect
    .poll(
      async () =>
        (
          await holder.query(
            `select 1 from pg_locks where relation = 'core.job'::regclass and not granted
               and database = (select oid from pg_database where datname = current_database())`,
          )
        ).rowCount,
      { interval: 5 },
    )
    .toBe(1);
  // It holds what it read to know who asks: each waits for the other now.
  const victim = await holder.query('lock table auth.session in access exclusive mode').then(
    () => 'reader',
    () => 'holder',
  );
  await holder.query('rollback');
  holder.release();
  expect((await reading).statusCode).toBe(200);
  return { victim };
}
