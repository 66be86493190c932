import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();
const ROUTE = '/dashboard-old/role/new';

const somebody = async () =>
  server.given.member(await server.given.organisation(), { role: 'ADMIN' });

async function jobsOf(member: { orgId: number }): Promise<number> {
  return (
    (await server.given.owner.query('select 1 from core.job where org_id = $1', [member.orgId]))
      .rowCount ?? 0
  );
}

test('a creating call that is repeated with its key is done once and answered alike', async () => {
  const member = await somebody();
  const key = { 'idempotency-key': randomUUID() };
  const first = await server.as(member).post(ROUTE, { title: 'Baker' }, key);
  const again = await server.as(member).post(ROUTE, { title: 'Baker' }, key);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(await jobsOf(member)).toBe(1);
});

test('ten at once with one key make one', async () => {
  const member = await somebody();
  const key = { 'idempotency-key': randomUUID() };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => server.as(member).post(ROUTE, { title: 'Baker' }, key)),
  );
  expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
  expect(await jobsOf(member)).toBe(1);
});

test('without a key, or with another, it is done again', async () => {
  const member = await somebody();
  await server.as(member).post(ROUTE, { title: 'Baker' });
  await server.as(member).post(ROUTE, { title: 'Baker' });
  await server.as(member).post(ROUTE, { title: 'Baker' }, { 'idempotency-key': randomUUID() });
  expect(await jobsOf(member)).toBe(3);
});

test("a colleague's and a stranger's key are their own", async () => {
  const member = await somebody();
  const colleague = await server.given.member({ id: member.orgId }, { role: 'ADMIN' });
  const key = { 'idempotency-key': randomUUID() };
  const ids = new Set<number>();
  for (const who of [member, colleague, await somebody()])
    ids.add((await server.as(who).post(ROUTE, { title: 'Baker' }, key)).json().id);
  expect(ids.size).toBe(3);
});

test('a key that was used for another call is refused', async () => {
  const member = await somebody();
  const job = await server.given.openJob(member);
  const key = { 'idempotency-key': randomUUID() };
  await server.as(member).post(ROUTE, { title: 'Baker' }, key);
  const reply = await server
    .as(member)
    .post(`/dashboard-old/role/${job.id}/archive-open`, undefined, key);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
});

test('a call that was refused may be tried again with the same key', async () => {
  const member = await somebody();
  const draft = await server.given.job(member);
  const key = { 'idempotency-key': randomUUID() };
  const archive = () =>
    server.as(member).post(`/dashboard-old/role/${draft.id}/archive-open`, undefined, key);
  expect((await archive()).statusCode).toBe(409);
  await server.given.owner.query('update core.job set published_at = now() where id = $1', [
    draft.id,
  ]);
  expect((await archive()).statusCode).toBe(200);
  expect((await archive()).statusCode).toBe(200);
});

test.each(['short', 'x'.repeat(101), 'has a blank', "a'quote--"])(
  'the key %s is refused',
  async (key) => {
    const member = await somebody();
    const reply = await server
      .as(member)
      .post(ROUTE, { title: 'Baker' }, { 'idempotency-key': key });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request']);
    expect(await jobsOf(member)).toBe(0);
  },
);
