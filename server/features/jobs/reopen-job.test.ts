import { afterEach, expect, test } from 'vitest';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  givenJobReadyForReview,
  givenReviewRound,
} from '../../test/given-review-round-or-job-ready-for-review.ts';
import { recordClosedJobs } from './record-closed-jobs.ts';

const server = startTestServer();
const later = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
const untilLater = () => ({ closesAt: later(), openUntilFilled: false });
const closed = { publishedAt: new Date(0), closesAt: new Date(1000) };

afterEach(() => server.setNow(null));

async function employer(tier = 'pro') {
  const org = await server.given.organisation({ tier });
  return { org, admin: await server.given.member(org, { role: 'ADMIN' }) };
}

type Job = { id: number };
type Who = { session: string };
const reopen = (who: Who, { id }: Job, body: object = untilLater()) =>
  server.as(who).post(`/dashboard-old/role/${id}/reopen`, body);
const close = (who: Who, { id }: Job) => server.as(who).post(`/dashboard-old/role/${id}/close`);
const undo = (who: Who, { id }: Job) => server.as(who).post(`/dashboard-old/role/${id}/close/undo`);

async function kindsOf(table: 'core.event' | 'audit.entry', { id }: Job): Promise<string[]> {
  const column = table === 'core.event' ? 'job_id::text = $1' : `subject = 'job ' || $1`;
  const { rows } = await server.given.owner.query<{ kind: string }>(
    `select kind from ${table} where ${column} order by id`,
    [String(id)],
  );
  return rows.map(({ kind }) => kind);
}

test('a closed role opens again until the time that is given, and is told of once more when it closes', async () => {
  const { given } = server;
  const { admin } = await employer();
  const job = await given.job(admin, closed);
  await recordClosedJobs(server.services);
  const wish = untilLater();
  const reply = await reopen(admin, job, wish);
  expect(reply.json()).toMatchObject({
    overallPhase: 'OPEN',
    path: 'live',
    closesAt: wish.closesAt,
    may: { close: true, reopen: false },
  });
  const page = await server.running.app.inject(`/apply/${job.hash}`);
  expect(page.statusCode).toBe(200);
  server.setNow(new Date(Date.parse(wish.closesAt) + 1000));
  await recordClosedJobs(server.services);
  expect(await kindsOf('core.event', job)).toEqual(['job-closed', 'job-reopened', 'job-closed']);
  expect(await kindsOf('audit.entry', job)).toEqual(['job-reopened']);
});

test('an archived role opens again, out of the archive, until it is filled', async () => {
  const { given } = server;
  const { admin } = await employer();
  const job = await given.job(admin, { ...closed, archivedAt: new Date(2000) });
  const reply = await reopen(admin, job, { closesAt: null, openUntilFilled: true });
  expect(reply.json()).toMatchObject({ archived: false, overallPhase: 'OPEN', closesAt: null });
});

test('nobody is written to when a role opens again, not even who was cut off', async () => {
  const { given } = server;
  const { admin } = await employer();
  const job = await given.openJob(admin);
  await beginTestApplication(server, job);
  await close(admin, job);
  const start = Date.now();
  server.setNow(new Date(start + 60_000));
  await recordClosedJobs(server.services);
  expect(await kindsOf('core.event', job)).toContain('application-cut-off');
  const before = await kindsOf('core.event', job);
  expect((await reopen(admin, job)).statusCode).toBe(200);
  expect(await kindsOf('core.event', job)).toEqual([...before, 'job-reopened']);
});

test.each([
  ['no closing time', { closesAt: null, openUntilFilled: false }],
  ['a time that has passed', { closesAt: new Date(1000).toISOString(), openUntilFilled: false }],
  ['both at once', { closesAt: later(), openUntilFilled: true }],
])('reopening with %s is refused, with a word at the field', async (_, wish) => {
  const { admin } = await employer();
  const job = await server.given.job(admin, closed);
  const reply = await reopen(admin, job, wish);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['closesAt']]);
});

test('a draft and an open role cannot be reopened', async () => {
  const { given } = server;
  const { admin } = await employer();
  for (const job of [await given.job(admin), await given.openJob(admin)]) {
    const reply = await reopen(admin, job);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'job-not-closed']);
  }
});

test('reopening needs room in the plan, and of two that want the last room one gets it', async () => {
  const { given } = server;
  const { admin } = await employer('starter');
  const [one, other] = [await given.job(admin, closed), await given.job(admin, closed)];
  const codes = (await Promise.all([reopen(admin, one), reopen(admin, other)])).map((reply) =>
    reply.statusCode === 200 ? 'open' : reply.json().code,
  );
  expect(new Set(codes)).toEqual(new Set(['open', 'role-cap-reached']));
});

test('who runs a role closes and reopens it; out of the archive only an admin takes it, and whoever looks on does neither', async () => {
  const { given } = server;
  const { org, admin } = await employer();
  const [runner, reader] = [await given.member(org), await given.member(org)];
  const job = await given.openJob(runner);
  await given.part(job, reader, 'reviewer');
  expect((await close(reader, job)).statusCode).toBe(403);
  expect((await close(runner, job)).json()).toMatchObject({
    archived: false,
    overallPhase: 'CLOSED',
    may: { reopen: true },
  });
  expect((await reopen(reader, job)).statusCode).toBe(403);
  expect((await reopen(runner, job)).statusCode).toBe(200);
  await server.as(admin).post(`/dashboard-old/role/${job.id}/archive-open`);
  expect((await reopen(runner, job)).statusCode).toBe(403);
  expect((await undo(runner, job)).json().code).toBe('undo-too-late');
  expect((await reopen(admin, job)).statusCode).toBe(200);
});

test("another organisation's role is neither closed nor reopened", async () => {
  const { given } = server;
  const theirs = await given.openJob((await employer()).admin);
  const { admin } = await employer();
  for (const reply of [await close(admin, theirs), await undo(admin, theirs)])
    expect(reply.statusCode).toBe(404);
  expect((await reopen(admin, theirs)).statusCode).toBe(404);
});

test('a role that was closed by hand is open as it was when that is undone in time, and can be reopened afterwards', async () => {
  const { given } = server;
  const { admin } = await employer();
  const job = await given.openJob(admin);
  const { closesAt } = (await server.as(admin).get(`/api/rest/job/${job.id}`)).json();
  await close(admin, job);
  expect((await undo(admin, job)).json()).toMatchObject({ overallPhase: 'OPEN', closesAt });
  await close(admin, job);
  server.setNow(new Date(Date.now() + 20_000));
  expect((await undo(admin, job)).json().code).toBe('undo-too-late');
  expect((await reopen(admin, job)).statusCode).toBe(200);
  expect(await kindsOf('audit.entry', job)).toEqual([
    'job-closed-by-hand',
    'job-closing-undone',
    'job-closed-by-hand',
    'job-reopened',
  ]);
});

test('that nobody was hired is asked again once a role was reopened; that somebody was stays said', async () => {
  const { admin } = await employer();
  for (const [said, left] of [
    ['notHired', null],
    ['hired', 'hired'],
  ]) {
    const job = await server.given.job(admin, closed);
    await server.as(admin).put(`/api/rest/job/${job.id}`, { status: said });
    expect((await reopen(admin, job)).json().status).toBe(left);
  }
});

test('while the answers of fewer than five are with reviewers a role does not open again; released, it does', async () => {
  const { given } = server;
  const { admin, job } = await givenReviewRound(server, { candidates: 2 });
  const refused = await reopen(admin, job);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'small-batch-out']);
  // Nor past the server: the database knows.
  await expect(
    given.owner.query(`update core.job set closes_at = now() + interval '1 day' where id = $1`, [
      job.id,
    ]),
  ).rejects.toThrow('a small batch is under way');
  await server.as(admin).post(`/api/manage/${job.id}/release`, { reason: 'We decided.' });
  expect((await reopen(admin, job)).statusCode).toBe(200);
});

test('a role closed for a moment, to have the newest candidate read alone, does not open again by undoing', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 1 });
  const { admin, job } = ready;
  expect((await reopen(admin, job)).statusCode).toBe(200);
  const send = () =>
    server.as(admin).post(`/api/manage/${job.id}/send-to-review`, {
      applicationIds: ready.applications.map(({ id }) => id),
      reviewerIds: ready.reviewers.map(({ id }) => id),
      reviewsPerAnswer: 1,
      confirmed: true,
    });
  expect((await send()).json().code).toBe('batch-too-small');
  await server.as(admin).post(`/dashboard-old/role/${job.id}/archive-open`);
  expect((await send()).statusCode).toBe(201);
  const undone = await server.as(admin).post(`/dashboard-old/role/${job.id}/archive-open/undo`);
  expect([undone.statusCode, undone.json().code]).toEqual([409, 'small-batch-out']);
});

test('with the reviews of five under way a role opens again, and its names stay sealed', async () => {
  const { admin, job } = await givenReviewRound(server, { candidates: 5 });
  expect((await reopen(admin, job)).statusCode).toBe(200);
  const { candidates } = (await server.as(admin).get(`/api/manage/${job.id}/candidates`)).json();
  expect(candidates.map(({ person }: { person: unknown }) => person)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
