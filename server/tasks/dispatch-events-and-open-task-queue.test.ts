import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { allPeriodicTasks, allEventTasks } from './all-event-periodic-and-start-tasks.ts';
import { dispatchEvents, openTaskQueue } from './dispatch-events-and-open-task-queue.ts';

const server = startTestServer();
const QUEUE = 'tell-everybody';
let pool: pg.Pool;
let queue: PgBoss;

beforeAll(async () => {
  allEventTasks[QUEUE] = { on: ['job-started'], work: async () => {} };
  const url = databaseUrlForLogin(server.url, 'tasks', {
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  pool = new pg.Pool({ connectionString: url, max: 4 });
  queue = await openTaskQueue(url, server.services);
});
afterAll(async () => {
  await queue.stop({ graceful: false });
  await pool.end();
});

async function queued(orgId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select (data ->> 'eventId')::int as id from pgboss.job where name = $1 and (data ->> 'orgId')::int = $2 order by 1`,
    [QUEUE, orgId],
  );
  return rows.map(({ id }) => id);
}

async function dispatchAll(): Promise<void> {
  while ((await dispatchEvents(pool, queue, server.services)) > 0);
}

test('two dispatchers at once turn every event into its task exactly once', async () => {
  const { job, ...org } = await server.given.furnishedOrganisation();
  await dispatchAll();
  const before = await queued(org.id);
  const events = await Promise.all(
    Array.from({ length: 60 }, () => server.given.happened(job, 'job-started')),
  );
  await Promise.all([dispatchAll(), dispatchAll()]);
  expect(await queued(org.id)).toEqual(
    [...before, ...events.map(({ id }) => id)].sort((a, b) => a - b),
  );
  expect((await server.given.owner.query('select 1 from core.event_outbox')).rowCount).toBe(0);
});

test('an event that nobody listens to is only taken off the list', async () => {
  const { job, ...org } = await server.given.furnishedOrganisation();
  await dispatchAll();
  const before = await queued(org.id);
  await server.given.happened(job, 'job-archived');
  await dispatchAll();
  expect(await queued(org.id)).toEqual(before);
  expect((await server.given.owner.query('select 1 from core.event_outbox')).rowCount).toBe(0);
});

test('an event whose transaction commits late is found by the next pass', async () => {
  const { job, ...org } = await server.given.furnishedOrganisation();
  await dispatchAll();
  const late = await server.given.owner.connect();
  try {
    await late.query('begin');
    const { rows } = await late.query(
      `with e as (insert into core.event (org_id, kind, actor_kind) values ($1, 'job-started', 'system') returning id)
       insert into core.event_outbox (org_id, event_id, kind) select $1, id, 'job-started' from e returning event_id`,
      [org.id],
    );
    const soon = await server.given.happened(job, 'job-started');
    await dispatchAll();
    expect(await queued(org.id)).toContain(soon.id);
    await late.query('commit');
    await dispatchAll();
    expect(await queued(org.id)).toContain(rows[0].event_id);
  } finally {
    late.release();
  }
});

test('an event stays on the list when its task cannot be queued', async () => {
  const { job } = await server.given.furnishedOrganisation();
  await dispatchAll();
  await server.given.happened(job, 'job-started');
  const broken = { insert: () => Promise.reject(new Error('planted')) } as unknown as PgBoss;
  await expect(dispatchEvents(pool, broken, server.services)).rejects.toThrow('planted');
  expect((await server.given.owner.query('select 1 from core.event_outbox')).rowCount).toBe(1);
  await dispatchAll();
});

test('work that only some organisations have any use for is queued for these alone, as they are when the event is taken', async () => {
  const [wanting, other] = [
    await server.given.furnishedOrganisation(),
    await server.given.furnishedOrganisation(),
  ];
  await dispatchAll();
  const before = await queued(wanting.id);
  const [event] = [
    await server.given.happened(wanting.job, 'job-started'),
    await server.given.happened(other.job, 'job-started'),
  ];
  const othersBefore = await queued(other.id);
  const { on, work } = allEventTasks[QUEUE] ?? { on: [], work: async () => {} };
  allEventTasks[QUEUE] = { on, work, findWanting: async () => new Set([wanting.id]) };
  await dispatchAll();
  allEventTasks[QUEUE] = { on, work };
  expect(await queued(wanting.id)).toEqual([...before, event.id]);
  expect(await queued(other.id)).toEqual(othersBefore);
});

test('after each change only those rounds look at once for which somebody waits', () => {
  const soon = Object.entries(allPeriodicTasks).flatMap(([name, round]) =>
    round.soon ? [name] : [],
  );
  expect(soon.toSorted()).toEqual([
    'build-data-exports',
    'erase-on-request',
    'send',
    'send-invites',
    'send-reset-links',
    'send-webhooks',
  ]);
});
