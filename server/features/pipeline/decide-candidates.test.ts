import { expect, test } from 'vitest';
import type { PlantedApplication, PlantedJob } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

async function givenJob() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN', firstName: 'Ada', lastName: 'Boss' });
  const job = await given.openJob(admin);
  return { org, admin, job };
}

const decide = (job: PlantedJob, applications: { id: number }[], decision: string) =>
  [
    `/api/manage/${job.id}/decide`,
    { applicationIds: applications.map(({ id }) => id), decision },
  ] as const;
const undo = (job: PlantedJob, applications: { id: number }[]) =>
  [
    `/api/manage/${job.id}/undo-decision`,
    { applicationIds: applications.map(({ id }) => id) },
  ] as const;

async function stored({ id }: PlantedApplication) {
  const { rows } = await server.given.owner.query(
    `select state, rejected_by, rejected_at is not null as "rejected", hired_at is not null as hired, interviewed_at is not null as interviewed
     from core.application where id = $1`,
    [id],
  );
  return rows[0];
}

async function counters({ id }: PlantedJob) {
  const { rows } = await server.given.owner.query(
    'select counter, sum(n)::int as n from core.job_delta where job_id = $1 group by 1 having sum(n) <> 0',
    [id],
  );
  return Object.fromEntries(rows.map(({ counter, n }) => [counter, n]));
}

test('an admin rejects candidates: by a person, counted, told once each, audited without a name', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const applications = [
    await given.application(job, { firstName: 'Zorblax' }),
    await given.application(job),
  ];
  const reply = await as(admin).post(...decide(job, applications, 'reject'));
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { decided: applications.map(({ id }) => id), unchanged: [] },
  ]);
  for (const each of applications)
    expect(await stored(each)).toMatchObject({
      state: 'rejected',
      rejected_by: admin.id,
      rejected: true,
    });
  expect(await counters(job)).toEqual({ awaiting_review: -2, rejected: 2 });
  const events = await given.owner.query(
    'select kind, subject_id from core.event where job_id = $1 order by id',
    [job.id],
  );
  expect(events.rows).toEqual(
    applications.map(({ id }) => ({ kind: 'application-rejected', subject_id: id })),
  );
  const todos = await given.owner.query(
    'select t.kind from core.event_outbox t join core.event e on e.id = t.event_id where e.job_id = $1',
    [job.id],
  );
  expect(todos.rows).toHaveLength(2);
  const audit = await given.owner.query(
    `select kind, actor_id, details from audit.entry where org_id = $1 and kind = 'decided'`,
    [job.orgId],
  );
  expect(audit.rows).toEqual([
    {
      kind: 'decided',
      actor_id: admin.id,
      details: { decision: 'reject', applicationIds: applications.map(({ id }) => id) },
    },
  ]);
  expect(JSON.stringify(audit.rows)).not.toContain('Zorblax');
});

test('a candidate moves to interviews and is hired, and every step can be taken back', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const application = await given.application(job);
  await as(admin).post(...decide(job, [application], 'interviews-tasks'));
  expect(await stored(application)).toMatchObject({ state: 'interviews_tasks', interviewed: true });
  await as(admin).post(...decide(job, [application], 'hire'));
  expect(await stored(application)).toMatchObject({
    state: 'hired',
    hired: true,
    interviewed: true,
  });
  expect(await counters(job)).toEqual({ awaiting_review: -1, hired: 1 });
  expect((await as(admin).post(...undo(job, [application]))).json()).toEqual({
    undone: [application.id],
    unchanged: [],
  });
  expect(await stored(application)).toMatchObject({
    state: 'interviews_tasks',
    hired: false,
    interviewed: true,
  });
  expect((await as(admin).post(...undo(job, [application]))).json()).toEqual({
    undone: [application.id],
    unchanged: [],
  });
  expect(await stored(application)).toMatchObject({ state: 'submitted', interviewed: false });
  expect((await as(admin).post(...undo(job, [application]))).json()).toEqual({
    undone: [],
    unchanged: [application.id],
  });
  expect(await counters(job)).toEqual({});
});

test('taking a rejection back forgets who rejected, and keeps its mail from leaving', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const application = await given.application(job);
  await as(admin).post(...decide(job, [application], 'reject'));
  const email = await given.mail(application);
  await as(admin).post(...undo(job, [application]));
  expect(await stored(application)).toMatchObject({
    state: 'submitted',
    rejected_by: null,
    rejected: false,
  });
  const { rows } = await given.owner.query(
    'select cancelled_at is not null as cancelled from pii.email_message where id = $1',
    [email.id],
  );
  expect(rows).toEqual([{ cancelled: true }]);
  const events = await given.owner.query(
    'select kind from core.event where job_id = $1 order by id',
    [job.id],
  );
  expect(events.rows.map(({ kind }) => kind)).toEqual(['application-rejected', 'decision-undone']);
});

test('deciding again what is decided changes nothing; what cannot be decided stops the whole', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const [one, two] = [
    await given.application(job, { state: 'interviews_tasks' }),
    await given.application(job),
  ];
  const reply = await as(admin).post(...decide(job, [one, two, two], 'interviews-tasks'));
  expect(reply.json()).toEqual({ decided: [two.id], unchanged: [one.id] });
  const withdrawn = await given.application(job, { state: 'withdrawn' });
  const refused = await as(admin).post(...decide(job, [one, withdrawn], 'reject'));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not-in-stage']);
  expect(await stored(one)).toMatchObject({ state: 'interviews_tasks' });
});

test('candidates of another role, of another organisation, and the erased are not found, and nothing changes', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const mine = await given.application(job);
  const elsewhere = await given.application(await given.openJob(admin));
  const theirs = await given.application((await givenJob()).job);
  const erased = await given.application(job, { state: 'erased' });
  for (const other of [elsewhere, theirs, erased, { id: 999_999 }]) {
    expect((await as(admin).post(...decide(job, [mine, other], 'reject'))).statusCode).toBe(404);
    expect((await as(admin).post(...undo(job, [mine, other]))).statusCode).toBe(404);
  }
  expect(await stored(mine)).toMatchObject({ state: 'submitted' });
});

test('the admin of the role decides; its reviewers and observers may not, others do not know it', async () => {
  const { given, as } = server;
  const { org, job } = await givenJob();
  const [jobAdmin, reviewer, observer, other] = [
    await given.member(org),
    await given.member(org),
    await given.member(org),
    await given.member(org),
  ];
  await given.part(job, jobAdmin, 'admin');
  await given.part(job, reviewer, 'reviewer');
  await given.part(job, observer, 'observer');
  const application = await given.application(job);
  for (const [member, status] of [
    [reviewer, 403],
    [observer, 403],
    [other, 404],
    [jobAdmin, 200],
  ] as const) {
    expect((await as(member).post(...decide(job, [application], 'reject'))).statusCode).toBe(
      status,
    );
  }
  for (const [member, status] of [
    [reviewer, 403],
    [observer, 403],
    [other, 404],
    [jobAdmin, 200],
  ] as const) {
    expect((await as(member).post(...undo(job, [application]))).statusCode).toBe(status);
  }
});

test.each([
  ['no candidate', { applicationIds: [], decision: 'reject' }],
  ['no number', { applicationIds: ['x'], decision: 'reject' }],
  ['another decision', { applicationIds: [1], decision: 'erase' }],
  ['no decision', { applicationIds: [1] }],
])('%s is bad input', async (_, body) => {
  const { admin, job } = await givenJob();
  const reply = await server.as(admin).post(`/api/manage/${job.id}/decide`, body);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad-input']);
});

test('two people who decide at once decide once', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenJob();
  const other = await given.member(org, { role: 'ADMIN' });
  const applications = [
    await given.application(job),
    await given.application(job),
    await given.application(job),
  ];
  const replies = await Promise.all([
    as(admin).post(...decide(job, applications, 'reject')),
    as(other).post(...decide(job, applications.toReversed(), 'reject')),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(replies.flatMap((reply) => reply.json().decided)).toHaveLength(3);
  expect(await counters(job)).toEqual({ awaiting_review: -3, rejected: 3 });
});
