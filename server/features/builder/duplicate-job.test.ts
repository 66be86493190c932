import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const path = ({ id }: { id: number }) => `/dashboard-old/role/${id}/duplicate`;

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

/** A role of which everything that can differ does differ from what a new role has. */
async function richJob() {
  const { given } = server;
  const admin = await someAdmin();
  const org = { id: admin.orgId };
  const [owner, reviewer, observer, gone] = [
    await given.member(org),
    await given.member(org),
    await given.member(org),
    await given.member(org),
  ];
  const job = await given.job(owner, {
    title: 'Émeraude cutter',
    team: 'Stones',
    grade: 'C',
    publishedAt: new Date('2026-01-05T09:00:00Z'),
    closesAt: new Date('2026-02-05T09:00:00Z'),
    archivedAt: new Date('2026-03-05T09:00:00Z'),
  });
  await given.part(job, reviewer, 'reviewer');
  await given.part(job, observer, 'observer');
  await given.part(job, gone, 'reviewer');
  await given.question(job, { text: 'First?' });
  await given.question(job, { text: 'Second?' });
  await given.owner.query(
    `update core.job set description = 'Cuts stones.', location = 'Idar', reviews_per_answer = 5, sealed = false, sample = true,
       open_until_filled = true, status = 'waiting', status_waiting_at = now(), preset = 'low-volume', quick_apply = true, version = 9 where id = $1`,
    [job.id],
  );
  await given.owner.query(
    `with brand as (insert into core.brand (org_id, name) values ($2, 'Idar Stones') returning id)
     update core.job set remote_preference = 'Hybrid', employment_type = 'part-time', hours = '20 hours', openings = 2,
       job_functions = '{manufacturing}', salary_min = 20000.50, salary_max = 30000, salary_currency = 'EUR',
       salary_period = 'month', city = 'Idar', region = 'Rheinland-Pfalz', postcode = '55743', country = 'DE',
       brand_id = (select id from brand), internal_reference = 'C-7', requisition_id = 'REQ-9', perks = '{free_fruit}',
       on_careers_page = false, on_feeds = false where id = $1`,
    [job.id, job.orgId],
  );
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [gone.id]);
  await given.interviewRound(job, { name: 'Bench test', minutes: 90 });
  await given.interviewRound(job, { name: 'Talk', minutes: 30 });
  await given.application(job);
  await given.counted(job, 'submitted', 1);
  return { admin, owner, reviewer, observer, job };
}

test('a copy has all that a role says, asks and is set to, and its team, as a draft of whoever copied it', async () => {
  const { as, given } = server;
  const { admin, owner, reviewer, observer, job } = await richJob();
  const reply = await as(admin).post(path(job));
  expect(reply.statusCode).toBe(201);
  const { id } = reply.json();
  expect(reply.json()).toMatchObject({
    title: 'Émeraude cutter (copy)',
    team: 'Stones',
    grade: 'C',
    overallPhase: 'DRAFT',
    path: 'draft',
    interviewProgress: [{ name: 'Bench test' }, { name: 'Talk' }],
  });
  const [original, copy] = [
    (await as(admin).get(`/api/builder/${job.id}`)).json(),
    (await as(admin).get(`/api/builder/${id}`)).json(),
  ];
  expect(copy).toMatchObject({
    location: 'Idar',
    description: 'Cuts stones.',
    reviewsPerAnswer: 5,
    openUntilFilled: true,
    version: 1,
  });
  expect(copy.questions.map(withoutId)).toEqual(original.questions.map(withoutId));
  expect(copy.questions).toHaveLength(2);
  // Read where they stand: the builder shows nobody who has left.
  const parts = await given.owner.query(
    'select member_id, role from core.job_member where job_id = $1 order by member_id',
    [id],
  );
  expect(parts.rows).toEqual([
    { member_id: admin.id, role: 'admin' },
    { member_id: owner.id, role: 'admin' },
    { member_id: reviewer.id, role: 'reviewer' },
    { member_id: observer.id, role: 'observer' },
  ]);
  const rounds = `select s.name, r.minutes from core.interview_round r
    join core.stage s on s.org_id = r.org_id and s.id = r.stage_id where r.job_id = $1 order by s.position`;
  expect((await given.owner.query(rounds, [id])).rows).toEqual([
    { name: 'Bench test', minutes: 90 },
    { name: 'Talk', minutes: 30 },
  ]);
  expect((await as(admin).get('/job/list-es?search=emeraude')).json().jobs).toMatchObject([{ id }]);
});

function withoutId(question: { id: number }) {
  const { id: _, ...said } = question;
  return said;
}

/** What a copy takes along of a role's own row. */
const taken = [
  'team',
  'grade',
  'location',
  'description',
  'open_until_filled',
  'reviews_per_answer',
  'preset',
  'sealed',
  'quick_apply',
  'remote_preference',
  'employment_type',
  'hours',
  'openings',
  'job_functions',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'city',
  'region',
  'postcode',
  'country',
  'brand_id',
  'internal_reference',
  'perks',
  'on_careers_page',
  'on_feeds',
];

test('a copy takes along what is written down here and nothing else: no date, no link, no status, no candidate', async () => {
  const { as, given } = server;
  const { admin, job } = await richJob();
  const fresh = (await as(admin).post('/dashboard-old/role/new', { title: 'Fresh' })).json();
  const { id } = (await as(admin).post(path(job))).json();
  const row = async (of: number) =>
    (await given.owner.query('select * from core.job where id = $1', [of])).rows[0];
  const [original, started, copy] = [await row(job.id), await row(fresh.id), await row(id)];
  // All of the rest is as in a role that was started from scratch, whatever columns a role gets one day.
  const own = ['id', 'hash', 'title', 'title_normalised', 'created_at'];
  for (const name of Object.keys(copy).filter((one) => !own.includes(one))) {
    const [wanted, from] = taken.includes(name) ? [original, 'taken'] : [started, 'new'];
    expect([name, from, copy[name]]).toEqual([name, from, wanted[name]]);
  }
  expect(copy.hash).not.toBe(original.hash);
  for (const table of [
    'core.application',
    'core.job_delta',
    'core.job_stats',
    'core.reviewer_link',
  ])
    expect(
      await queryFirstColumn(given.owner, `select job_id from ${table} where job_id = ${id}`),
    ).toEqual([]);
  const shown = (await as(admin).get('/job/list-es?search=copy')).json().jobs[0];
  expect([shown.sampleRole, shown.submittedApplicationCount, shown.closesAt]).toEqual([
    false,
    0,
    null,
  ]);
});

test('a copy is started and kept in the audit trail, once, however often the same call comes', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const job = await given.openJob(admin);
  const key = { 'idempotency-key': randomUUID() };
  const replies = [
    await as(admin).post(path(job), undefined, key),
    await as(admin).post(path(job), undefined, key),
  ];
  const [id, again] = replies.map((reply) => reply.json().id);
  expect(again).toBe(id);
  const events = await given.owner.query('select kind from core.event where job_id = $1', [id]);
  expect(events.rows).toEqual([{ kind: 'job-started' }]);
  const entries = await given.owner.query(
    `select details from audit.entry where kind = 'job-started' and subject = $1`,
    [`job ${id}`],
  );
  expect(entries.rows).toEqual([{ details: { job: job.id } }]);
});

test('a plan that is full takes copies: they are drafts', async () => {
  const { as, given } = server;
  const org = await given.organisation({ tier: 'starter' });
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  expect((await as(admin).post(path(job))).statusCode).toBe(201);
});

test('five that copy at once make five copies, each with its own link', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const job = await given.readyDraft(admin);
  const replies = await Promise.all(Array.from({ length: 5 }, () => as(admin).post(path(job))));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(replies.map((reply) => reply.json().hash)).size).toBe(5);
  const query = await queryFirstColumn(
    given.owner,
    `select count(*)::int from core.question where org_id = ${admin.orgId} group by job_id`,
  );
  expect(query).toEqual([1, 1, 1, 1, 1, 1]);
});

test('only admins copy, not even who runs the role; a role of somebody else does not exist', async () => {
  const { as, given } = server;
  const runner = await given.member(await given.organisation());
  const job = await given.openJob(runner);
  for (const query of ['', '?template=true']) {
    expect((await as(runner).post(path(job) + query)).statusCode).toBe(403);
    const foreign = await as(await someAdmin()).post(path(job) + query);
    const unknown = await as(await someAdmin()).post(path({ id: 999_999 }) + query);
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
  }
  const jobs = await given.owner.query('select id from core.job where org_id = $1', [job.orgId]);
  expect(jobs.rowCount).toBe(1);
});

test('a role that is copied twice has two copies with names of their own', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin, { title: 'Cooper' });
  for (let n = 0; n < 3; n += 1) await as(admin).post(`/dashboard-old/role/${job.id}/duplicate`);
  const { jobs } = (await as(admin).get('/job/list-es?sort=nameAsc')).json();
  expect(jobs.map(({ title }: { title: string }) => title)).toEqual([
    'Cooper',
    'Cooper (copy 2)',
    'Cooper (copy 3)',
    'Cooper (copy)',
  ]);
});
