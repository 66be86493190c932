import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import {
  WEBHOOK_SECRET_OVERLAP_HOURS,
  WEBHOOKS_PER_ORGANISATION_MAX,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer({ WEBHOOK_HTTP_HOSTS: 'crm.internal:8080' });
const LIST = '/api/integrations/webhooks';
const url = 'https://hooks.example.com/evenhand';
const events = ['job.published', 'application.hired'];

const somebody = async (role: MemberRole = 'ADMIN') =>
  server.given.member(await server.given.organisation(), { role });

const set = (member: PlantedMember, wish: object = {}) =>
  server.as(member).post('/api/org/webhook', { orgId: member.orgId, url, events, ...wish });

const kindsOf = async ({ orgId }: PlantedMember): Promise<string[]> =>
  (
    await server.given.owner.query<{ kind: string }>(
      'select kind from audit.entry where org_id = $1 order by id',
      [orgId],
    )
  ).rows.map(({ kind }) => kind);

test('an admin sets a webhook up and is told its secret this once', async () => {
  const admin = await somebody();
  const reply = await set(admin);
  expect(reply.statusCode).toBe(201);
  const { webhook, secret } = reply.json();
  expect(webhook).toMatchObject({ url, events, enabled: true, failures: 0, waiting: 0 });
  expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
  const { body } = await server.as(admin).get(LIST);
  expect(JSON.parse(body).webhooks).toEqual([webhook]);
  expect(body).not.toContain(secret);
  expect(await kindsOf(admin)).toEqual(['webhook-set']);
});

test('the secret stands in no table and no log line, not even where a repeated call is answered from', async () => {
  const admin = await somebody();
  const key = { 'idempotency-key': 'set-up-the-webhook' };
  const wish = { orgId: admin.orgId, url, events };
  const reply = await server.as(admin).post('/api/org/webhook', wish, key);
  const again = await server.as(admin).post('/api/org/webhook', wish, key);
  expect(again.json()).toEqual(reply.json());
  const bare = reply.json().secret.replace('whsec_', '');
  const { rows } = await server.given.owner.query<{ row: string }>(
    `select row_to_json(s)::text as row from core.webhook_secret s union all select row_to_json(i)::text from core.idempotency i
     union all select row_to_json(a)::text from audit.entry a`,
  );
  const kept = rows.map(({ row }) => row).join() + JSON.stringify(server.logged);
  expect(kept).not.toContain(bare);
  expect(kept).not.toContain(Buffer.from(bare, 'base64').toString('hex'));
});

test('an orgId of another organisation does not exist', async () => {
  const admin = await somebody();
  const stranger = await somebody();
  const reply = await set(admin, { orgId: stranger.orgId });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
});

test.each([
  ['http://example.com/hook', 'https'],
  ['https://127.0.0.1/hook', 'public internet'],
  ['https://2130706433/', 'public internet'],
  ['https://[::ffff:10.0.0.1]/', 'public internet'],
  ['https://localhost/', 'public internet'],
  ['https://example.com:25/', 'port'],
  ['https://me:pw@example.com/', 'user name'],
])('the address %s is refused in words at its field', async (address, word) => {
  const reply = await set(await somebody(), { url: address });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { url: expect.stringContaining(word) },
  ]);
});

test('a host that the operator named may be in the own network', async () => {
  expect((await set(await somebody(), { url: 'http://crm.internal:8080/in' })).statusCode).toBe(
    201,
  );
});

test.each([
  [{ events: [] }, 'events'],
  [{ events: ['candidate.named'] }, 'events.0'],
  [{ url: 'x'.repeat(2001) }, 'url'],
])('%j is refused', async (wish, field) => {
  const reply = await set(await somebody(), wish);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('a webhook is changed, switched off and deleted with its log', async () => {
  const admin = await somebody();
  const webhook = await server.given.webhook(admin);
  await server.given.deliveries(webhook, 3);
  const change = (wish: object) => server.as(admin).put(`${LIST}/${webhook.id}`, wish);
  const moved = await change({ url: 'https://other.example.com/', events, enabled: false });
  expect(moved.json()).toMatchObject({ url: 'https://other.example.com/', events, enabled: false });
  expect((await change({ url: 'https://10.0.0.1/', events, enabled: true })).statusCode).toBe(422);
  const gone = await server.as(admin).delete(`${LIST}/${webhook.id}`);
  expect(gone.statusCode).toBe(204);
  const { rows } = await server.given.owner.query(
    `select 1 from core.webhook where id = $1 union all select 1 from core.webhook_secret where webhook_id = $1
     union all select 1 from core.webhook_delivery where webhook_id = $1`,
    [webhook.id],
  );
  expect(rows).toEqual([]);
  expect(await kindsOf(admin)).toEqual(['webhook-changed', 'webhook-deleted']);
});

test('a new secret takes over while the old one signs on for a day, and there are never more than two', async () => {
  const admin = await somebody();
  const webhook = await server.given.webhook(admin);
  const secrets = new Set([webhook.secret]);
  for (let n = 0; n < 3; n += 1) {
    const reply = await server.as(admin).post(`${LIST}/${webhook.id}/rotate-secret`);
    secrets.add(reply.json().secret);
    const hours =
      (new Date(reply.json().webhook.oldSecretUntil).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(WEBHOOK_SECRET_OVERLAP_HOURS, 1);
  }
  expect(secrets.size).toBe(4);
  const { rows } = await server.given.owner.query(
    'select ends_at is null as present from core.webhook_secret where webhook_id = $1 order by id',
    [webhook.id],
  );
  expect(rows).toEqual([{ present: false }, { present: true }]);
});

test(`an organisation has at most ${WEBHOOKS_PER_ORGANISATION_MAX} webhooks, also when two admins are quick`, async () => {
  const admin = await somebody();
  for (let n = 1; n < WEBHOOKS_PER_ORGANISATION_MAX; n += 1) await server.given.webhook(admin);
  const replies = await Promise.all([set(admin), set(admin), set(admin)]);
  expect(replies.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
    '201',
    '409',
    '409',
  ]);
});

test('whoever did not give the password or a code in the last ten minutes is asked for it first', async () => {
  const admin = await somebody();
  const webhook = await server.given.webhook(admin);
  await server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l where l.id = s.login_id and l.org_id = $1`,
    [admin.orgId],
  );
  const at = `${LIST}/${webhook.id}`;
  const replies = [
    await set(admin),
    await server.as(admin).put(at, { url, events, enabled: true }),
    await server.as(admin).post(`${at}/rotate-secret`),
    await server.as(admin).delete(at),
    await server.as(admin).post('/api/integrations/keys', { name: 'x', scopes: ['merit:read'] }),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
    replies.map(() => [403, 'confirm-first']),
  );
  expect((await server.as(admin).get(LIST)).statusCode).toBe(200);
});

test('a member who is no admin may not look at webhooks, set one or read its log', async () => {
  const admin = await somebody();
  const member = await server.given.member({ id: admin.orgId });
  const { id } = await server.given.webhook(admin);
  for (const reply of [
    await server.as(member).get(LIST),
    await set(member),
    await server.as(member).get(`${LIST}/${id}/deliveries`),
    await server.as(member).post(`${LIST}/${id}/test`),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not-allowed']);
});
