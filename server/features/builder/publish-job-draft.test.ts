import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const path = ({ id }: { id: number }) => `/api/builder/${id}/publish`;

test('a ready draft opens, is told and is kept in the audit trail', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const runner = await given.member(org);
  const job = await given.readyDraft(runner);
  const reply = await as(runner).post(path(job), { version: 1 });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { phase: 'OPEN', version: 2, blockers: [], may: { edit: true, publish: false } },
  ]);
  const events = await given.owner.query(
    'select kind, actor_id from core.event where job_id = $1',
    [job.id],
  );
  expect(events.rows).toEqual([{ kind: 'job-published', actor_id: runner.id }]);
  const entries = await given.owner.query(
    'select kind, subject from audit.entry where org_id = $1',
    [org.id],
  );
  expect(entries.rows).toEqual([{ kind: 'job-published', subject: `job ${job.id}` }]);
  const again = await as(runner).post(path(job), { version: 2 });
  expect([again.statusCode, again.json().code]).toEqual([409, 'already-published']);
});

test('an unfinished draft stays one, and a sentence says what is missing', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin, { closesAt: new Date(Date.now() - 1000) });
  const reply = await as(admin).post(path(job), { version: 1 });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'not-publishable']);
  expect(reply.json().message).toBe(
    'The closing time has passed. Choose one in the future. Describe the job in at least 50 characters. Add at least one question that is scored: a written answer, a test, a task, a CV or an interview.',
  );
  expect((await as(admin).get(`/api/builder/${job.id}`)).json()).toMatchObject({
    phase: 'DRAFT',
    version: 1,
  });
});

test('a question on pay that the law forbids keeps a draft from opening', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  await given.owner.query(
    `update core.question set text = 'What is your current salary?' where job_id = $1`,
    [job.id],
  );
  await given.owner.query(`update core.organisation set locale = 'fr-FR' where org_id = $1`, [
    org.id,
  ]);
  const refused = await as(admin).post(path(job), { version: 1 });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not-publishable']);
  expect(refused.json().message).toContain('Directive (EU) 2023/970, article 5(2)');
  await given.owner.query(`update core.organisation set locale = 'en-GB' where org_id = $1`, [
    org.id,
  ]);
  expect((await as(admin).post(path(job), { version: 1 })).statusCode).toBe(200);
});

test('ten publications at once open exactly as many roles as the plan has room for', async () => {
  const { given, as } = server;
  const org = await given.organisation({ tier: 'starter' });
  const admin = await given.member(org, { role: 'ADMIN' });
  const jobs = [];
  for (let n = 0; n < 10; n += 1) jobs.push(await given.readyDraft(admin));
  const replies = await Promise.all(jobs.map((job) => as(admin).post(path(job), { version: 1 })));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json().code)).toEqual(
    Array.from({ length: 9 }, () => 'role-cap-reached'),
  );
  expect((await as(admin).get('/job-counts')).json()).toMatchObject({ open: 1, draft: 9 });
});

test('a full plan is told beforehand; closing a role makes room, and other organisations do not count', async () => {
  const { given, as } = server;
  const org = await given.organisation({ tier: 'free-trial' });
  const admin = await given.member(org, { role: 'ADMIN' });
  await given.openJob(await given.member(await given.organisation()));
  const open = await given.openJob(admin);
  const job = await given.readyDraft(admin);
  const draft = (await as(admin).get(`/api/builder/${job.id}`)).json();
  expect(draft.blockers).toMatchObject([{ code: 'role-cap-reached', where: 'publish' }]);
  expect((await as(admin).post(path(job), { version: 1 })).json().code).toBe('role-cap-reached');
  await as(admin).post(`/dashboard-old/role/${open.id}/archive-open`);
  expect((await as(admin).post(path(job), { version: 1 })).statusCode).toBe(200);
});

test('a beta organisation has no cap', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation({ tier: 'beta' }), { role: 'ADMIN' });
  for (let n = 0; n < 13; n += 1) await given.openJob(admin);
  expect(
    (await as(admin).post(path(await given.readyDraft(admin)), { version: 1 })).statusCode,
  ).toBe(200);
});

test('ten presses of the button publish once', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => as(admin).post(path(job), { version: 1 })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const events = await given.owner.query('select kind from core.event where job_id = $1', [job.id]);
  expect(events.rows).toEqual([{ kind: 'job-published' }]);
});

test('an older version, a mere reviewer and a stranger are refused, and an archived draft stays one', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const reviewer = await given.member(org);
  const job = await given.readyDraft(admin);
  await given.part(job, reviewer);
  expect((await as(admin).post(path(job), { version: 2 })).json().code).toBe('newer-version');
  expect((await as(reviewer).post(path(job), { version: 1 })).statusCode).toBe(403);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(stranger).post(path(job), { version: 1 })).statusCode).toBe(404);
  await as(admin).put(`/api/rest/job/${job.id}`, { archived: true });
  expect((await as(admin).post(path(job), { version: 2 })).json().code).toBe('job-archived');
});

test('a published role promises candidates no more readers of each answer than its team has', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const alone = await given.readyDraft(admin);
  const shared = await given.readyDraft(admin);
  for (const role of ['reviewer', 'reviewer', 'observer'] as const)
    await given.part(shared, await given.member(org), role);
  for (const [job, readers] of [
    [alone, 1],
    [shared, 3],
  ] as const) {
    const reply = await as(admin).post(path(job), { version: 1 });
    expect(reply.json().reviewsPerAnswer).toBe(readers);
  }
});
