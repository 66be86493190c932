import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestWebhookReceiver } from '../../test/test-webhook-receiver.ts';
import { startBackgroundWorker } from '../../background-worker.ts';

const sink = await startTestWebhookReceiver();
const server = startTestServer({ WEBHOOK_HTTP_HOSTS: sink.host });

const receiver = async () =>
  server.given.webhook(
    await server.given.member(await server.given.organisation(), { role: 'ADMIN' }),
    { url: sink.url },
  );
const distinct = () => new Set(sink.received.map(({ headers }) => headers['webhook-id']));

test('the whole way: a role that is published is told to a receiver within seconds', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  await given.webhook(admin, { url: sink.url });
  let hint = () => {};
  const worker = await startBackgroundWorker(
    { ...server.services, hint: () => hint() },
    databaseUrlForLogin(server.url, 'tasks', {
      prefix: testDatabaseRolePrefix,
      secretKey: testSecretKey,
    }),
  );
  hint = worker.hint;
  const job = await given.openJob(admin);
  await given.happened(job, 'job-published');
  hint();
  await expect
    .poll(() => sink.received.map(({ body }) => body))
    .toEqual([expect.stringContaining(`"data":{"jobId":${job.id}}`)]);
  await worker.stop();
});

test('however often the sender is killed, no message is lost, and what comes twice comes under the same id', async () => {
  const MESSAGES = 120;
  const KILLS = 4;
  for (let n = 0; n < 4; n += 1) await server.given.deliveries(await receiver(), MESSAGES / 4);
  for (let kills = 0; kills <= KILLS; kills += 1) {
    const before = sink.received.length;
    const child = await startSender();
    const isLast = kills === KILLS;
    await expect
      .poll(() => (isLast ? distinct().size >= MESSAGES : sink.received.length >= before + 15), {
        interval: 2,
      })
      .toBe(true);
    if (isLast) await expect.poll(countWaiting).toBe(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Time passes: the leases of the messages it died over run out.
    await server.given.owner.query(
      "update core.webhook_delivery set leased_until = now() - interval '1 second' where leased_until is not null",
    );
  }
  expect(distinct().size).toBe(MESSAGES);
  // Four receivers have a turn at once.
  expect(sink.received.length - MESSAGES).toBeLessThanOrEqual(KILLS * 4);
});

async function countWaiting(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    'select count(*)::int as n from core.webhook_delivery where delivered_at is null',
  );
  return rows[0]?.n ?? 0;
}

async function startSender(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [new URL('../../test/work-until-killed.ts', import.meta.url).pathname, 'webhooks'],
    {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: server.url,
        WEBHOOK_HTTP_HOSTS: sink.host,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return child;
}
