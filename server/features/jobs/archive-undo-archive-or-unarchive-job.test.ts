import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

test('an admin closes and archives an open role', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const reply = await as(admin).post(`/dashboard-old/role/${job.id}/archive-open`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ archived: true, overallPhase: 'ARCHIVED', path: 'other' });
  const events = await given.owner.query('select kind, job_id from core.event where job_id = $1', [
    job.id,
  ]);
  expect(events.rows).toEqual([{ kind: 'job-archived', job_id: job.id }]);
  const back = await as(admin).put(`/api/rest/job/${job.id}`, { archived: false });
  expect(back.json()).toMatchObject({ archived: false, overallPhase: 'CLOSED' });
});

test.each([
  ['a draft', {}, 'DRAFT'],
  ['a closed role', { publishedAt: new Date(0), closesAt: new Date(1000) }, 'CLOSED'],
])('%s is archived and comes back as it was', async (_, dates, phase) => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin, dates);
  expect((await as(admin).put(`/api/rest/job/${job.id}`, { archived: true })).json()).toMatchObject(
    { overallPhase: 'ARCHIVED' },
  );
  expect((await as(admin).put(`/api/rest/job/${job.id}`, { archived: true })).statusCode).toBe(200);
  expect(
    (await as(admin).put(`/api/rest/job/${job.id}`, { archived: false })).json(),
  ).toMatchObject({ overallPhase: phase });
});

test('an open role is not archived in passing, and never comes back open', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const open = await given.openJob(admin);
  const reply = await as(admin).put(`/api/rest/job/${open.id}`, { archived: true });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'job-open']);
  const archived = await given.job(admin, { publishedAt: new Date(0), archivedAt: new Date() });
  expect(
    (await as(admin).put(`/api/rest/job/${archived.id}`, { archived: false })).json(),
  ).toMatchObject({ overallPhase: 'CLOSED' });
});

test('only an open role is closed and archived', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const draft = await given.job(admin);
  const reply = await as(admin).post(`/dashboard-old/role/${draft.id}/archive-open`);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'job-not-open']);
});

test('whoever is not an admin may not archive, not even their own role', async () => {
  const { given, as } = server;
  const member = await given.member(await given.organisation());
  const job = await given.openJob(member);
  expect((await as(member).post(`/dashboard-old/role/${job.id}/archive-open`)).statusCode).toBe(
    403,
  );
  expect((await as(member).put(`/api/rest/job/${job.id}`, { archived: true })).statusCode).toBe(
    403,
  );
});

test("another organisation's role does not exist", async () => {
  const { given, as } = server;
  const theirs = await given.openJob(
    await given.member(await given.organisation(), { role: 'ADMIN' }),
  );
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  const foreign = await as(stranger).put(`/api/rest/job/${theirs.id}`, { archived: true });
  const unknown = await as(stranger).put('/api/rest/job/999999', { archived: true });
  expect(foreign.statusCode).toBe(404);
  expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
});

test('ten tabs that archive at once archive it once', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => as(admin).post(`/dashboard-old/role/${job.id}/archive-open`)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
});

test('a call that takes no body is not refused for saying that it sends JSON', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const json = { 'content-type': 'application/json' };
  const reply = await as(admin).post(`/dashboard-old/role/${job.id}/archive-open`, undefined, json);
  expect(reply.statusCode).toBe(200);
  const empty = await as(admin).put(`/api/rest/job/${job.id}`, undefined, json);
  expect([empty.statusCode, empty.json().code]).toEqual([422, 'bad-input']);
});
