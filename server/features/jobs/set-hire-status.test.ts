import { expect, test } from 'vitest';
import { collectDatabaseErrorsDuringTest } from '../../test/collect-database-errors-during-test.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

const DAY_MS = 86_400_000;
const daysAgo = (n: number) => new Date(Date.now() - n * DAY_MS);

/** A role that closed a day ago, run by somebody who is no admin of the organisation. */
async function closedJob() {
  const { given } = server;
  const org = await given.organisation();
  const runner = await given.member(org);
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.job(runner, { publishedAt: daysAgo(9), closesAt: daysAgo(1) });
  return { org, runner, admin, job };
}

const say = (who: PlantedMember, job: PlantedJob, body: object) =>
  server.as(who).put(`/api/rest/job/${job.id}`, body);

const toConfirm = async (who: PlantedMember) =>
  (await server.as(who).get('/hired-notifications'))
    .json<{ title: string }[]>()
    .map(({ title }) => title);

test('who runs a role says how its hiring went, and an admin may too', async () => {
  const { given } = server;
  const { runner, admin, job } = await closedJob();
  const at = daysAgo(0.5).toISOString();
  const waiting = await say(runner, job, { status: 'waiting', statusWaitingAt: at });
  expect(waiting.json()).toMatchObject({ status: 'waiting', statusWaitingAt: at });
  // Only what waits has a time, whatever is sent.
  const hired = await say(admin, job, { status: 'hired', statusWaitingAt: at });
  expect(hired.json()).toMatchObject({ status: 'hired', statusWaitingAt: null });
  const { rows } = await given.owner.query(
    `select e.kind, e.actor_id, a.details ->> 'status' as said from core.event e
     join audit.entry a on a.org_id = e.org_id and a.kind = e.kind and a.actor_id = e.actor_id
     where e.job_id = $1 order by e.id`,
    [job.id],
  );
  expect(rows).toEqual([
    { kind: 'hire-status-set', actor_id: runner.id, said: 'waiting' },
    { kind: 'hire-status-set', actor_id: admin.id, said: 'hired' },
  ]);
});

test('without a time a role waits from now on, and saying it twice leaves that time and adds nothing', async () => {
  const { given } = server;
  const { runner, job } = await closedJob();
  const first = (await say(runner, job, { status: 'waiting' })).json<{ statusWaitingAt: string }>();
  expect(Math.abs(Date.parse(first.statusWaitingAt) - Date.now())).toBeLessThan(60_000);
  const again = await say(runner, job, { status: 'waiting', statusWaitingAt: daysAgo(3) });
  expect([again.statusCode, again.json().statusWaitingAt]).toEqual([200, first.statusWaitingAt]);
  const { rows } = await given.owner.query('select from core.event where job_id = $1', [job.id]);
  expect(rows).toHaveLength(1);
});

test.each([
  ['nothing', {}],
  ['no such status', { status: 'open' }],
  ['no status at all', { status: null }],
  ['a time alone', { statusWaitingAt: new Date() }],
  ['both things at once', { status: 'hired', archived: true }],
  ['another field', { status: 'hired', title: 'Boss' }],
])('%s is refused in words', async (_, body) => {
  const { runner, job } = await closedJob();
  const reply = await say(runner, job, body);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad-input']);
});

test('a colleague who only reviews or watches may not say it, one without a part finds nothing, a stranger neither', async () => {
  const { given } = server;
  const { org, job } = await closedJob();
  const reviewer = await given.member(org);
  const observer = await given.member(org);
  await given.part(job, reviewer, 'reviewer');
  await given.part(job, observer, 'observer');
  const people = [
    reviewer,
    observer,
    await given.member(org),
    await given.member(await given.organisation(), { role: 'ADMIN' }),
  ];
  const statuses: number[] = [];
  for (const person of people)
    statuses.push((await say(person, job, { status: 'hired' })).statusCode);
  expect(statuses).toEqual([403, 403, 404, 404]);
});

test('a draft has nobody to hire yet', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reply = await say(admin, await given.job(admin), { status: 'hired' });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'job-not-published']);
});

test('of two tabs that answer at the same time one is heard and the other is told so; the same answer is fine', async () => {
  // However late a busy machine lets go of the lock, whoever waits for it gets it.
  collectDatabaseErrorsDuringTest(server.services);
  const { given } = server;
  for (const [answers, codes] of [
    [
      ['hired', 'notHired'],
      [200, 409],
    ],
    [
      ['waiting', 'waiting'],
      [200, 200],
    ],
  ] as const) {
    const { runner, job } = await closedJob();
    // Both have read what stands there before either may write.
    const holder = await given.owner.connect();
    await holder.query('begin');
    await holder.query('select from core.job where id = $1 for update', [job.id]);
    const replies = answers.map(async (status) => say(runner, job, { status }));
    await expect.poll(() => waitingForALock()).toBe(answers.length);
    await holder.query('commit');
    holder.release();
    const told = await Promise.all(replies);
    expect(told.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual(codes);
    for (const reply of told.filter(({ statusCode }) => statusCode === 409))
      expect(reply.json().message).toMatch(/^Somebody changed this at the same time/);
    const { rows } = await given.owner.query('select from core.event where job_id = $1', [job.id]);
    expect(rows).toHaveLength(1);
  }
});

async function waitingForALock(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    `select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}

test('hired-notifications name the roles somebody runs that closed or are decided, the longest waiting first', async () => {
  const { given } = server;
  const { org, runner, admin } = await closedJob();
  await given.job(runner, { title: 'Older', publishedAt: daysAgo(30), closesAt: daysAgo(20) });
  const decided = await given.job(runner, { title: 'All decided', publishedAt: daysAgo(5) });
  await given.counted(decided, 'submitted', 2);
  await given.counted(decided, 'rejected', 1);
  await given.owner.query(
    'insert into core.job_stats (org_id, job_id, submitted, hired) values ($1, $2, 1, 2)',
    [org.id, decided.id],
  );
  const open = await given.job(runner, { title: 'Still deciding', publishedAt: daysAgo(5) });
  await given.counted(open, 'submitted', 2);
  await given.counted(open, 'rejected', 1);
  await given.counted(open, 'in_review', 1);
  await given.job(runner, { title: 'Nobody applied', publishedAt: daysAgo(5) });
  await given.job(runner, { title: 'Draft' });
  const sample = await given.job(runner, { publishedAt: daysAgo(9), closesAt: daysAgo(2) });
  await given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  const said = await given.job(runner, { publishedAt: daysAgo(9), closesAt: daysAgo(2) });
  await say(runner, said, { status: 'notHired' });
  const watched = await given.job(admin, { publishedAt: daysAgo(9), closesAt: daysAgo(2) });
  await given.part(watched, runner, 'observer');
  expect(await toConfirm(runner)).toEqual(['Older', 'All decided', 'Baker']);
  expect(await toConfirm(admin)).toEqual(['Baker']);
  expect(await toConfirm(await given.member(await given.organisation()))).toEqual([]);
});

test('of a role that waits it is asked again after four weeks, each time it was said, until somebody was hired', async () => {
  const { given } = server;
  const { runner, job } = await closedJob();
  const query = async () => (await server.as(runner).get('/hired-notifications')).json();
  const waits = (days: number) =>
    say(runner, job, { status: 'waiting', statusWaitingAt: daysAgo(days).toISOString() });
  await waits(27);
  expect(await query()).toEqual([]);
  await given.owner.query('update core.job set status_waiting_at = $2 where id = $1', [
    job.id,
    daysAgo(29),
  ]);
  expect(await query()).toMatchObject([{ id: job.id, waitingSince: expect.any(String) }]);
  // Said again, it waits anew.
  const again = await say(runner, job, { status: 'waiting' });
  expect(Date.now() - Date.parse(again.json().statusWaitingAt)).toBeLessThan(60_000);
  expect(await query()).toEqual([]);
  await given.owner.query('update core.job set status_waiting_at = $2 where id = $1', [
    job.id,
    daysAgo(60),
  ]);
  expect(await query()).toHaveLength(1);
  await given.counted(job, 'hired', 1);
  expect(await query()).toEqual([]);
  const head = await server.as(runner).get(`/api/manage/${job.id}`);
  expect(head.json()).toMatchObject({ hire: { asked: true, status: 'waiting' } });
});
