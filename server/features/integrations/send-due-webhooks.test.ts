import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import type { PlantedWebhook } from '../../test/webhook-and-api-key-test-data-builders.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestWebhookReceiver } from '../../test/test-webhook-receiver.ts';
import { sendDueWebhooks } from './send-due-webhooks.ts';
import { writeWebhookDeliveries } from './write-webhook-deliveries.ts';

const sink = await startTestWebhookReceiver();
const server = startTestServer({ WEBHOOK_HTTP_HOSTS: sink.host });
const send = () => sendDueWebhooks(server.services);

async function receiver({
  url = sink.url,
} = {}): Promise<PlantedWebhook & { admin: PlantedMember }> {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  return { ...(await server.given.webhook(admin, { url })), admin };
}

// What an earlier test left waiting would come due in the middle of a later one.
beforeEach(() => server.given.owner.query('delete from core.webhook'));

type Row = {
  state: string;
  attempts: number;
  status: number | null;
  problem: string | null;
  waitS: number | null;
};

async function log({ id }: PlantedWebhook): Promise<Row[]> {
  const { rows } = await server.given.owner.query<Row>(
    `select case when delivered_at is not null then 'delivered' when failed_at is not null then 'failed' else 'waiting' end as state,
       attempts, status, problem, extract(epoch from next_try_at - tried_at)::float as "waitS"
     from core.webhook_delivery where webhook_id = $1 order by id`,
    [id],
  );
  return rows;
}

/** Time passes for a receiver: what waits is due, and its rest is over. */
async function laterFor({ id }: PlantedWebhook): Promise<void> {
  await server.given.owner.query(
    'update core.webhook_delivery set next_try_at = now(), leased_until = null where webhook_id = $1 and delivered_at is null',
    [id],
  );
  await server.given.owner.query('update core.webhook set rests_until = null where id = $1', [id]);
}

test('a message arrives once, signed so that the reference implementation verifies it', async () => {
  const webhook = await receiver();
  await server.given.deliveries(webhook);
  await send();
  await send();
  expect(sink.received).toHaveLength(1);
  const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = sink.received;
  expect(path).toBe('/hook');
  expect(new Webhook(webhook.secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'webhook.test',
  });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Evenhand' });
  expect(Object.keys(headers).toSorted()).toEqual([
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
    'webhook-id',
    'webhook-signature',
    'webhook-timestamp',
  ]);
  expect(await log(webhook)).toMatchObject([{ state: 'delivered', attempts: 1, status: 200 }]);
});

test('while a secret changes over, the old and the new one verify each message', async () => {
  const webhook = await receiver();
  const reply = await server
    .as(webhook.admin)
    .post(`/api/integrations/webhooks/${webhook.id}/rotate-secret`);
  await server.given.deliveries(webhook);
  await send();
  const { headers = {}, body = '' } = sink.received[0] ?? {};
  for (const secret of [webhook.secret, reply.json().secret])
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
  await server.given.owner.query(
    `update core.webhook_secret set ends_at = now() - interval '1 second' where webhook_id = $1 and ends_at is not null`,
    [webhook.id],
  );
  await server.given.deliveries(webhook);
  await send();
  const later = sink.received[1];
  expect(String(later?.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('what is not taken is tried again after 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, under one id, and then laid aside', async () => {
  const webhook = await receiver();
  const { id } = await server.given.deliveries(webhook);
  sink.answer(503);
  const waits: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    await laterFor(webhook);
    await send();
    const [row] = await log(webhook);
    if (row?.state === 'waiting') waits.push(row.waitS ?? 0);
  }
  const planned = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  expect(waits).toHaveLength(planned.length);
  for (const [n, planS] of planned.entries()) {
    expect(waits[n]).toBeGreaterThan(planS - 1);
    expect(waits[n]).toBeLessThan(planS * 1.2 + 1);
  }
  expect(await log(webhook)).toMatchObject([
    { state: 'failed', attempts: 10, status: 503, problem: 'answered-no' },
  ]);
  expect(new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  sink.answer(200);
  const again = await server
    .as(webhook.admin)
    .post(`/api/integrations/webhooks/${webhook.id}/deliveries/${id}/resend`);
  expect([again.statusCode, again.json().state]).toEqual([202, 'waiting']);
  await send();
  expect(await log(webhook)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  expect(new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('each try is signed with the time of its own', async () => {
  const webhook = await receiver();
  await server.given.deliveries(webhook);
  sink.answer(500);
  await send();
  server.setNow(new Date(Date.now() + 3_600_000));
  sink.answer(200);
  await laterFor(webhook);
  await send();
  server.setNow(null);
  const [first, second] = sink.received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(3500);
});

test('a receiver that says 410 is switched off, until somebody switches it on again', async () => {
  const webhook = await receiver();
  await server.given.deliveries(webhook, 2);
  sink.answer(410);
  await send();
  expect(sink.received).toHaveLength(1);
  const [shown] = (await server.as(webhook.admin).get('/api/integrations/webhooks')).json()
    .webhooks;
  expect(shown).toMatchObject({
    enabled: false,
    stoppedBecause: 'gone',
    waiting: 1,
    undelivered: 1,
  });
  sink.answer(200);
  const at = `/api/integrations/webhooks/${webhook.id}`;
  expect((await server.as(webhook.admin).post(`${at}/test`)).statusCode).toBe(409);
  await server.as(webhook.admin).put(at, { url: sink.url, events: shown.events, enabled: true });
  await send();
  expect(await log(webhook)).toMatchObject([{ state: 'failed' }, { state: 'delivered' }]);
});

test('a redirect into the own network is an answer, not a way there', async () => {
  const webhook = await receiver();
  await server.given.deliveries(webhook);
  sink.answer((reply) => reply.writeHead(302, { location: `http://${sink.host}/inside` }).end());
  await send();
  expect(sink.received.map(({ path }) => path)).toEqual(['/hook']);
  expect(await log(webhook)).toMatchObject([
    { state: 'waiting', attempts: 1, status: 302, problem: 'redirected' },
  ]);
});

test('nothing of an answer but its status is kept or shown', async () => {
  const webhook = await receiver();
  await server.given.deliveries(webhook);
  sink.answer((reply) => reply.writeHead(500, { 'x-note': 'xyzzy' }).end('xyzzy'));
  await send();
  const { body } = await server
    .as(webhook.admin)
    .get(`/api/integrations/webhooks/${webhook.id}/deliveries`);
  const { rows } = await server.given.owner.query('select * from core.webhook_delivery');
  expect(JSON.parse(body).deliveries).toMatchObject([{ status: 500, problem: 'answered-no' }]);
  expect(body + JSON.stringify(rows) + JSON.stringify(server.logged)).not.toContain('xyzzy');
});

test('an address that was harmless when it was set is refused when it is called', async () => {
  const webhook = await receiver({ url: 'https://127.0.0.1:8443/' });
  await server.given.deliveries(webhook);
  await send();
  expect(await log(webhook)).toMatchObject([
    { state: 'waiting', status: null, problem: 'address-denied' },
  ]);
});

test('a receiver that is away for a day costs one try a rest, loses nothing, and then drains', async () => {
  const webhook = await receiver();
  const other = await receiver();
  const QUEUED = 300;
  await server.given.deliveries(webhook, QUEUED);
  await server.given.deliveries(other);
  sink.answer((reply, { headers }) => reply.writeHead(isFor(other, headers) ? 200 : 503).end());
  for (let n = 0; n < 20; n += 1) {
    await send();
    await server.given.owner.query('update core.webhook set rests_until = now() where id = $1', [
      webhook.id,
    ]);
  }
  const mine = sink.received.filter(({ headers }) => !isFor(other, headers));
  expect(mine.length).toBeLessThanOrEqual(21);
  expect(await log(other)).toMatchObject([{ state: 'delivered' }]);
  expect((await log(webhook)).filter(({ state }) => state !== 'waiting')).toEqual([]);
  sink.answer(200);
  await laterFor(webhook);
  await send();
  expect((await log(webhook)).filter(({ state }) => state !== 'delivered')).toEqual([]);
});

test('what comes when ten thousand wait is laid aside, to be sent by hand, and the queue grows no further', async () => {
  const webhook = await receiver();
  await server.given.owner.query('update core.webhook set enabled = true where id = $1', [
    webhook.id,
  ]);
  await server.given.deliveries(webhook, 10_000);
  const job = await server.given.openJob(webhook.admin);
  const event = await server.given.happened(job, 'job-published');
  await writeWebhookDeliveries(server.services, { orgId: webhook.orgId, eventId: event.id });
  expect((await log(webhook)).at(-1)).toMatchObject({ state: 'failed', problem: 'queue-full' });
  await server.given.owner.query('delete from core.webhook where id = $1', [webhook.id]);
});

test('two processes that send at once send each message once', async () => {
  const webhook = await receiver();
  await server.given.deliveries(webhook, 40);
  await Promise.all([send(), send(), send()]);
  // What earlier tests left waiting may have come due meanwhile.
  const received = sink.received.filter(({ headers }) => isFor(webhook, headers));
  expect(received).toHaveLength(40);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
});

test('a webhook that is switched off gets nothing, and a deleted one neither', async () => {
  const webhook = await receiver();
  await server.given.deliveries(webhook);
  await server.given.owner.query('update core.webhook set enabled = false where id = $1', [
    webhook.id,
  ]);
  await send();
  await server.as(webhook.admin).delete(`/api/integrations/webhooks/${webhook.id}`);
  await send();
  expect(sink.received).toEqual([]);
});

test('a test message is sent at once, even to a receiver that rests', async () => {
  const webhook = await receiver();
  await server.given.owner.query(
    `update core.webhook set rests_until = now() + interval '5 minutes', failures = 9 where id = $1`,
    [webhook.id],
  );
  const reply = await server
    .as(webhook.admin)
    .post(`/api/integrations/webhooks/${webhook.id}/test`);
  expect([reply.statusCode, reply.json().event]).toEqual([202, 'webhook.test']);
  await send();
  expect(JSON.parse(sink.received[0]?.body ?? '')).toMatchObject({
    type: 'webhook.test',
    data: {},
  });
});

/** By the message's id alone: a receiver knows nothing else of whom it is for. */
function isFor({ secret }: PlantedWebhook, headers: Record<string, unknown>): boolean {
  const received = sink.received.find((each) => each.headers === headers);
  try {
    new Webhook(secret).verify(received?.body ?? '', headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
