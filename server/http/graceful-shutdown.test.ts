import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { collectDatabaseErrorsDuringTest } from '../test/collect-database-errors-during-test.ts';
import { closeAppGracefully } from './close-app-gracefully.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();
/** A connection that is kept lasts longer, and a process that is asked to end does not wait longer. */
const DRAIN_MS = 20_000;
/** Far beyond the end of a test. */
const FOREVER_MS = 3_600_000;

test('a request that was taken before the end is answered before the end', async () => {
  // However late a busy machine lets go of the lock, whoever waits for it gets it.
  collectDatabaseErrorsDuringTest(server.services);
  const member = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.openJob(member);
  let isLeaving = false;
  const { app } = await openSecondServer(server, { leaving: () => isLeaving });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  const holder = await server.given.owner.connect();
  await holder.query('begin');
  await holder.query('select 1 from core.job where id = $1 for update', [job.id]);
  // A client that would keep its connection for as long as it is left to.
  const agent = new Agent({ keepAlive: true });
  const sent = request(`http://127.0.0.1:${port}/dashboard-old/role/${job.id}/archive-open`, {
    method: 'POST',
    agent,
    headers: {
      cookie: `sid=${member.session}`,
      'x-csrf-token': deriveCsrfToken(member.session, server.services.config),
    },
  }).end();
  const asked = once(sent, 'response');
  await expect
    .poll(
      async () =>
        (
          await server.given.owner.query(
            `select 1 from pg_locks join pg_stat_activity using (pid)
             where not granted and datname = current_database()`,
          )
        ).rowCount,
    )
    .toBeGreaterThan(0);
  isLeaving = true;
  const startedAt = performance.now();
  const closed = app.close();
  await holder.query('rollback');
  holder.release();
  const [reply] = await asked;
  expect(reply.statusCode).toBe(200);
  reply.resume();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(DRAIN_MS);
  agent.destroy();
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

test('what comes while the end is being prepared is answered like everything else', async () => {
  const { app } = await openSecondServer(server, { leaving: () => true });
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.addHook('preClose', async () => {
    asked.resolve();
    await answered.promise;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = app.close();
  await asked.promise;
  const reply = await fetch(`${address}/healthz`).finally(() => answered.resolve());
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
});

test('a request on a connection that was kept is answered after the end was asked for, and nobody waits longer', async () => {
  let isLeaving = false;
  const { app } = await openSecondServer(server, { leaving: () => isLeaving });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const sent = request(`${address}/healthz`, { agent }).end();
    const [reply] = await once(sent, 'response');
    reply.resume();
    await once(reply, 'end');
    return [reply.statusCode, reply.headers.connection, sent.reusedSocket];
  };
  expect(await ask()).toEqual([200, 'keep-alive', false]);
  isLeaving = true;
  const closed = closeAppGracefully(app, { graceMs: FOREVER_MS });
  expect(await ask()).toEqual([200, 'close', true]);
  await closed;
  agent.destroy();
});
