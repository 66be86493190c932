import { get, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { LiveChange } from '@evenhand/contract/live/live-changes.ts';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import { listenToDatabaseNotifications } from '../../listen-to-database-notifications.ts';
import { openLiveUpdateChannel } from '../../open-live-update-channel.ts';
import { decodeBroadcastEvents } from '../../events/encode-and-decode-broadcast-events.ts';
import {
  dispatchEvents,
  LIVE_NOTIFY_CHANNEL,
} from '../../tasks/dispatch-events-and-open-task-queue.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { startBackgroundWorker } from '../../background-worker.ts';
import { sendToLiveUpdateStream } from './send-to-live-update-stream.ts';

const server = startTestServer();
/** Tells what happened; there is nobody here to do the tasks. */
const idle = { insert: async () => null } as unknown as PgBoss;
let tasksUrl: string;
let pool: pg.Pool;
let address: string;

let subscriptions: ReturnType<typeof listenToDatabaseNotifications>;

beforeAll(async () => {
  tasksUrl = databaseUrlForLogin(server.url, 'tasks', {
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  pool = new pg.Pool({ connectionString: tasksUrl, max: 1 });
  address = await listening(server.running.app);
  subscriptions = listenToDatabaseNotifications(tasksUrl, {
    [LIVE_NOTIFY_CHANNEL]: (note) =>
      server.services.live.publish(decodeBroadcastEvents(note) ?? []),
    afterGap: () => {},
  });
});
afterAll(async () => {
  await subscriptions.stop();
  await pool.end();
});

async function listening(app: typeof server.running.app): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A page that listens, on a connection of its own. */
async function listen({ session }: { session: string }, at = address) {
  const headers = { cookie: `sid=${session}`, accept: 'text/event-stream' };
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${at}/api/live`, { headers, agent: false }, resolve).on('error', reject);
  });
  onTestFinished(() => void reply.destroy());
  const page = { reply, text: '', isOver: false };
  reply.setEncoding('utf8').on('data', (text: string) => {
    page.text += text;
  });
  reply
    .on('error', () => {})
    .once('close', () => {
      page.isOver = true;
    });
  const heard = () =>
    [...page.text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event, data = '']) => ({
      event,
      data: JSON.parse(data) as unknown,
    }));
  const changes = () =>
    heard()
      .filter(({ event }) => event === 'changed')
      .map(({ data }) => z.parse(LiveChange, data));
  return { page, heard, changes };
}

/** Every event so far has been told to every process. */
async function dispatchAll(): Promise<void> {
  while ((await dispatchEvents(pool, idle, server.services)) > 0);
}

async function furnished() {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const colleague = await server.given.member(org, { role: 'ADMIN' });
  const outsider = await server.given.member(org);
  const job = await server.given.job(admin, { title: 'Lighthouse keeper' });
  await dispatchAll();
  return { org, admin, colleague, outsider, job };
}

const archive = (member: PlantedMember, id: number) =>
  server.as(member).put(`/api/rest/job/${id}`, { archived: true });

test('a page hears that something about a role has changed, and whether its own person did it', async () => {
  const { admin, colleague, job } = await furnished();
  const [own, other] = [await listen(admin), await listen(colleague)];
  expect(own.page.reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(own.page.reply.headers['x-accel-buffering']).toBe('no');
  expect(own.page.reply.headers['cache-control']).toBe('no-store');
  expect(own.page.reply.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await archive(admin, job.id)).statusCode).toBe(200);
  await dispatchAll();
  const about = { kinds: ['jobs', 'candidates', 'feed', 'tasks'], jobs: [job.id] };
  await expect.poll(own.changes).toEqual([{ ...about, own: true }]);
  await expect.poll(other.changes).toEqual([{ ...about, own: false }]);
  expect(own.heard()[0]?.event).toBe('hello');
});

test('nothing of another organisation is heard, nor of roles that are not on one’s list', async () => {
  const { admin, colleague, outsider, job } = await furnished();
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const partner = await server.given.member({ id: job.orgId });
  await server.given.owner.query(
    'insert into core.job_member (org_id, job_id, member_id) values ($1, $2, $3)',
    [job.orgId, job.id, partner.id],
  );
  const deaf = [await listen(stranger), await listen(outsider)];
  const hearing = [await listen(colleague), await listen(partner)];
  await archive(admin, job.id);
  await dispatchAll();
  for (const { changes } of hearing) await expect.poll(changes).toHaveLength(1);
  // The same round told them all.
  for (const { heard } of deaf) expect(heard().map(({ event }) => event)).toEqual(['hello']);
});

test('what is told are kinds and ids, never contents', async () => {
  const { admin, colleague, job } = await furnished();
  const open = await server.given.openJob(admin, { title: 'Keeper of the seals' });
  const { page, changes } = await listen(colleague);
  await archive(admin, job.id);
  await server.given.happened(open, 'team-changed');
  await dispatchAll();
  await expect.poll(() => changes().flatMap(({ jobs }) => jobs).length).toBe(2);
  expect(
    page.text.replaceAll(
      /event: \w+\ndata: \{"kinds":\[["a-z,]+\](,"jobs":\[[\d,]*\],"own":(true|false))?\}\n\n|:\n\n/g,
      '',
    ),
  ).toBe('');
});

test('at which second a candidate did something is not told: it waits for the full minute, and reviewers never hear of it', async () => {
  const { admin, colleague, job } = await furnished();
  const reviewing = await server.given.member({ id: job.orgId }, { role: 'ADMIN' });
  await server.given.owner.query(
    `with link as (insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3) returning id),
       batch as (insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
         values ($1, $2, $3, 1, now(), '\\x00', '\\x00') returning id)
     insert into blind.review_session (org_id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time, due_on, ready)
     select $1, link.id, batch.id, '', '', '', false, now(), true from link, batch`,
    [job.orgId, job.id, reviewing.id],
  );
  server.setNow(new Date('2026-11-21T10:00:07Z'));
  onTestFinished(() => server.setNow(null));
  const [page, masked] = [await listen(colleague), await listen(reviewing)];
  await server.given.owner.query(
    `with e as (insert into core.event (org_id, kind, actor_kind, job_id) values ($1, 'application-submitted', 'candidate', $2) returning id)
     insert into core.event_outbox (org_id, event_id, kind) select $1, id, 'application-submitted' from e`,
    [job.orgId, job.id],
  );
  await dispatchAll();
  // A deed of a colleague goes out at once, and takes nothing along.
  await archive(admin, job.id);
  await dispatchAll();
  await expect.poll(page.changes).toHaveLength(1);
  expect(page.changes()[0]?.kinds).toContain('tasks');
  server.setNow(new Date('2026-11-21T10:01:00Z'));
  await expect.poll(page.changes).toHaveLength(2);
  expect(page.changes()[1]).toEqual({
    kinds: ['jobs', 'candidates', 'feed'],
    jobs: [job.id],
    own: false,
  });
  expect(masked.changes()).toHaveLength(1);
});

test('a session that ends, by log-out or by an admin, ends its pages within a minute, and feeds them no more', async () => {
  const { admin, colleague, job } = await furnished();
  const [left, stays] = [await listen(colleague), await listen(admin)];
  expect((await server.as(colleague).get('/logout-no-redirect')).statusCode).toBeLessThan(300);
  server.setNow(new Date(Date.now() + 59_000));
  onTestFinished(() => server.setNow(null));
  await expect.poll(() => left.page.isOver).toBe(true);
  expect(left.heard().at(-1)).toEqual({ event: 'ended', data: {} });
  await archive(admin, job.id);
  await dispatchAll();
  await expect.poll(stays.changes).toHaveLength(1);
  expect(left.changes()).toEqual([]);
});

test('pages of every process hear it; what a lost hint or a lost connection kept back is found', async () => {
  const { admin, colleague, job } = await furnished();
  const live = openLiveUpdateChannel();
  const second = await openSecondServer(server, { live });
  // The hint of a deed reaches nobody here: the worker only looks by itself.
  const worker = await startBackgroundWorker({ ...server.services, live }, tasksUrl);
  onTestFinished(() => worker.stop());
  const pages = [await listen(colleague), await listen(colleague, await listening(second.app))];
  await archive(admin, job.id);
  for (const { changes } of pages) await expect.poll(() => changes().length).toBeGreaterThan(0);
  const before = pages[1]?.changes().length ?? 0;
  // Its last word is what it listens to, or after a while that it is still there.
  const lose = () =>
    server.given.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
         and (query like 'listen evenhand_live%' or query = 'select 1')`,
    );
  await expect.poll(async () => (await lose()).rowCount).toBeGreaterThan(0);
  const since = () => pages[1]?.changes().slice(before);
  await expect.poll(since).toContainEqual({ kinds: ['everything'], jobs: [], own: false });
});

test('one person has so many pages, and a process that is leaving lets its pages go', async () => {
  const { admin } = await furnished();
  const leaves = { now: false };
  const { app } = await openSecondServer(server, {
    live: openLiveUpdateChannel(),
    leaving: () => leaves.now,
  });
  const at = await listening(app);
  const pages = await Promise.all(Array.from({ length: 8 }, () => listen(admin, at)));
  expect((await listen(admin, at)).page.reply.statusCode).toBe(429);
  pages[0]?.page.reply.destroy();
  await expect.poll(async () => (await listen(admin, at)).page.reply.statusCode).toBe(200);
  leaves.now = true;
  // Left to themselves they would hold it for ever.
  await app.close();
  await expect.poll(() => pages.every(({ page }) => page.isOver)).toBe(true);
});

test('a page that does not read what it is told is dropped', () => {
  // Without a connection every word stays waiting.
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const stream = { orgId: 1, memberId: 1, session: Buffer.alloc(32), response };
  const changed = { kinds: ['jobs' as const], jobs: [1, 2, 3], own: false };
  for (let times = 0; times < 100; times += 1) sendToLiveUpdateStream(stream, { changed });
  expect(response.destroyed).toBe(false);
  for (let times = 0; times < 300; times += 1) sendToLiveUpdateStream(stream, { changed });
  expect(response.destroyed).toBe(true);
});

test('while nobody touches a page, what it asks by itself does not keep the session alive', async () => {
  const { admin } = await furnished();
  const seenAt = async () => {
    const { rows } = await server.given.owner.query<{ ago: number }>(
      `select extract(epoch from now() - s.seen_at)::int as ago from auth.session s join auth.login l on l.id = s.login_id where l.email = $1`,
      [admin.email],
    );
    return rows[0]?.ago ?? 0;
  };
  await server.given.owner.query(
    `update auth.session set seen_at = now() - interval '20 minutes' where login_id in (select id from auth.login where email = $1)`,
    [admin.email],
  );
  expect((await server.as(admin).get('/job-counts', { 'x-unattended': '1' })).statusCode).toBe(200);
  expect(await seenAt()).toBeGreaterThan(1000);
  expect((await server.as(admin).get('/job-counts')).statusCode).toBe(200);
  expect(await seenAt()).toBeLessThan(60);
});
