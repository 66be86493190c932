import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { findAuditTrailBreaks } from '../events/find-audit-trail-breaks.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { openTaskQueue } from './dispatch-events-and-open-task-queue.ts';

const server = startTestServer();
const ORGANISATIONS = 300;
const EVENTS_OF_EACH = 12;
const EVENTS = ORGANISATIONS * EVENTS_OF_EACH;
const KILLS = 3;
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

beforeAll(async () => {
  await plantOrganisations();
  await haveQueueMade();
});

test('two processes share the organisations, and when one is killed nothing is lost and nothing is done twice', async () => {
  const { owner } = server.given;
  await startWorker();
  for (let kills = 1; kills <= KILLS; kills += 1) {
    const child = await startWorker();
    await leaveWork();
    // In the middle, whatever it is just at.
    await expect.poll(countEvents, { interval: 1 }).toBeLessThan(EVENTS);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(countWaiting).toBe(0);
  }
  const all = EVENTS * KILLS;
  const tasks = await owner.query(
    `select count(*)::int as n, count(distinct (data ->> 'orgId', data ->> 'eventId'))::int as events
     from pgboss.job where name = 'write-mail'`,
  );
  expect(tasks.rows).toEqual([{ n: all, events: all }]);
  const counters = await owner.query(
    'select distinct submitted, awaiting_review from core.job_stats where submitted > 0',
  );
  expect(counters.rows).toEqual([
    { submitted: all / ORGANISATIONS, awaiting_review: all / ORGANISATIONS },
  ]);
  const sealed = await owner.query(
    `select count(*)::int as n, count(distinct entry)::int as entries
     from audit.seal, unnest(entry_ids) entry where org_id in (select org_id from core.organisation where slug like 'many-%')`,
  );
  expect(sealed.rows).toEqual([{ n: all, entries: all }]);
  expect(await organisationsWithBrokenTrail()).toEqual([]);
});

test('what one process is at in an organisation, another leaves to it, and does the others meanwhile', async () => {
  const { owner } = server.given;
  const busy = await owner.connect();
  try {
    await leaveWork();
    const { rows } = await owner.query<{ id: number }>(
      "select org_id as id from core.organisation where slug = 'many-7'",
    );
    const [{ id: held } = { id: 0 }] = rows;
    await busy.query('begin');
    await busy.query(
      "select pg_advisory_xact_lock(hashtextextended(work, $1)) from unnest(array['dispatch', 'seal']) work",
      [held],
    );
    await startWorker();
    const organisationsOf = async (table: string) =>
      (await owner.query(`select distinct org_id as id from ${table}`)).rows;
    for (const table of ['core.event_outbox', 'audit.unsealed'])
      await expect.poll(() => organisationsOf(table)).toEqual([{ id: held }]);
    await busy.query('commit');
    await expect.poll(countWaiting).toBe(0);
  } finally {
    busy.release(true);
  }
});

async function plantOrganisations(): Promise<void> {
  await server.given.owner.query(
    `with org as (
       insert into core.organisation (slug, name, tier)
       select 'many-' || n, 'Employer ' || n, 'enterprise' from generate_series(1, $1::int) n returning org_id),
     one as (
       insert into core.member (org_id, first_name, last_name, email)
       select org_id, 'Some', 'One', 'one@example.com' from org returning org_id, id)
     insert into core.job (org_id, hash, title, title_normalised, owner_id)
     select org_id, gen_random_uuid()::text, 'Baker', 'baker', id from one`,
    [ORGANISATIONS],
  );
}

/** What twelve submitted applications leave in each of them. */
async function leaveWork(): Promise<void> {
  const { owner } = server.given;
  await owner.query(
    `with job as (select j.org_id, j.id from core.job j join core.organisation o using (org_id) where o.slug like 'many-%'),
     todo as materialized (select org_id, id, n from job, generate_series(1, $1::int) n),
     happened as (
       insert into core.event (org_id, kind, actor_kind, job_id)
       select org_id, 'application-submitted', 'system', id from todo returning org_id, id, kind),
     to_be_told as (insert into core.event_outbox (org_id, event_id, kind) select org_id, id, kind from happened),
     counted as (
       insert into core.job_delta (org_id, job_id, counter, n)
       select org_id, id, counter, 1 from todo, unnest(array['submitted', 'awaiting_review']) counter),
     written as (
       insert into audit.entry (org_id, actor_kind, kind, subject)
       select org_id, 'system', 'job-started', 'job ' || id from todo returning org_id, id)
     insert into audit.unsealed (org_id, entry_id) select org_id, id from written`,
    [EVENTS_OF_EACH],
  );
}

async function countEvents(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    'select count(*)::int as n from core.event_outbox',
  );
  return rows[0]?.n ?? 0;
}

async function countWaiting(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    `select ((select count(*) from core.event_outbox) + (select count(*) from core.job_delta)
       + (select count(*) from audit.unsealed))::int as n`,
  );
  return rows[0]?.n ?? 0;
}

async function organisationsWithBrokenTrail(): Promise<number[]> {
  const { rows } = await server.given.owner.query<{ id: number }>(
    "select org_id as id from core.organisation where slug like 'many-%' order by 1 limit 50",
  );
  const broken: number[] = [];
  for (const { id } of rows) {
    const breaks = await runTransactionByDoor(
      { services: server.services, door: 'staff', actor: { orgId: id, actorId: null } },
      findAuditTrailBreaks,
    );
    if (breaks.length > 0) broken.push(id);
  }
  return broken;
}

async function haveQueueMade(): Promise<void> {
  const url = databaseUrlForLogin(server.url, 'tasks', {
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  const queue = await openTaskQueue(url, server.services);
  await queue.stop({ graceful: false });
}

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [new URL('../test/work-until-killed.ts', import.meta.url).pathname, 'events'],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: server.url },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  children.add(child);
  await once(child.stdout, 'data');
  return child;
}
