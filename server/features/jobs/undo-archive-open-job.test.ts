import { ARCHIVED_JOB_UNDO_MS } from '@evenhand/contract/jobs.ts';
import { afterEach, expect, test } from 'vitest';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { recordClosedJobs } from './record-closed-jobs.ts';

const server = startTestServer();
const start = new Date('2026-05-04T10:00:00Z');
const closesAt = new Date('2026-05-20T17:30:00.123Z');

const after = (ms: number) => server.setNow(new Date(start.getTime() + ms));
afterEach(() => server.setNow(null));

async function employer(tier = 'pro') {
  const { given } = server;
  after(0);
  const admin = await given.member(await given.organisation({ tier }), { role: 'ADMIN' });
  const open = (title: string, dates: { closesAt?: Date | null } = {}) =>
    given.job(admin, { title, publishedAt: new Date(0), closesAt, ...dates });
  return { admin, open };
}

type Job = { id: number };
const archive = (admin: { session: string }, { id }: Job) =>
  server.as(admin).post(`/dashboard-old/role/${id}/archive-open`);
const undo = (admin: { session: string }, { id }: Job) =>
  server.as(admin).post(`/dashboard-old/role/${id}/archive-open/undo`);

async function eventsOf({ id }: Job): Promise<string[]> {
  const { rows } = await server.given.owner.query<{ kind: string }>(
    'select kind from core.event where job_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

test.each([
  ['its closing time', closesAt, 'Closes in 16 days'],
  ['no closing time, being open until filled', null, null],
])('undone within ten seconds, a role is open as it was, with %s', async (_, closing, words) => {
  const { admin, open } = await employer();
  const job = await open('Baker', { closesAt: closing });
  const before = (await server.as(admin).get(`/api/rest/job/${job.id}`)).json();
  expect((await archive(admin, job)).statusCode).toBe(200);
  after(ARCHIVED_JOB_UNDO_MS);
  await recordClosedJobs(server.services);
  const reply = await undo(admin, job);
  expect(reply.json()).toMatchObject({
    overallPhase: 'OPEN',
    path: 'live',
    closesAt: closing?.toISOString() ?? null,
  });
  server.setNow(start);
  expect((await server.as(admin).get(`/api/rest/job/${job.id}`)).json()).toEqual({
    ...before,
    timeTillClosing: words,
  });
  expect((await undo(admin, job)).statusCode).toBe(200);
  expect(await eventsOf(job)).toEqual(['job-archived', 'job-archive-undone']);
});

test('later it cannot be undone, and is brought back closed, never open', async () => {
  const { admin, open } = await employer();
  const job = await open('Baker');
  await archive(admin, job);
  after(15_000);
  const late = await undo(admin, job);
  expect([late.statusCode, late.json().code]).toEqual([409, 'undo-too-late']);
  const back = await server.as(admin).put(`/api/rest/job/${job.id}`, { archived: false });
  expect(back.json()).toMatchObject({ archived: false, overallPhase: 'CLOSED' });
  expect((await undo(admin, job)).statusCode).toBe(409);
});

test('what another tab brought back closed in the meantime stays closed', async () => {
  const { admin, open } = await employer();
  const job = await open('Baker');
  await archive(admin, job);
  await server.as(admin).put(`/api/rest/job/${job.id}`, { archived: false });
  expect((await undo(admin, job)).json().code).toBe('undo-too-late');
  await server.as(admin).put(`/api/rest/job/${job.id}`, { archived: true });
  expect((await undo(admin, job)).json().code).toBe('undo-too-late');
});

test('a draft and a role that closed by itself have nothing to undo; a stranger finds none', async () => {
  const { admin, open } = await employer();
  const draft = await server.given.job(admin);
  const closed = await open('Baker', { closesAt: new Date(start.getTime() - 1) });
  await server.as(admin).put(`/api/rest/job/${closed.id}`, { archived: true });
  for (const job of [draft, closed]) expect((await undo(admin, job)).statusCode).toBe(409);
  const stranger = (await employer()).admin;
  expect((await undo(stranger, closed)).statusCode).toBe(404);
});

test('room that another role took meanwhile is not given twice, nor by a chain of undoing', async () => {
  const { admin, open } = await employer('starter');
  const [one, two] = [await open('Baker'), await open('Miller', { closesAt: start })];
  await archive(admin, one);
  await server.given.owner.query('update core.job set closes_at = null where id = $1', [two.id]);
  await server.given.happened(two, 'job-published');
  const refused = await undo(admin, one);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'role-cap-reached']);
  await archive(admin, two);
  expect((await undo(admin, one)).statusCode).toBe(200);
  expect((await undo(admin, two)).json().code).toBe('role-cap-reached');
});

test('a plan that has become smaller does not stand in the way of undoing', async () => {
  const { admin, open } = await employer('starter');
  const [one] = [await open('Baker'), await open('Miller')];
  await archive(admin, one);
  expect((await undo(admin, one)).statusCode).toBe(200);
});

test('undone ten times at once it is undone once; undoing and telling at once, one of the two happens', async () => {
  const { admin, open } = await employer();
  const job = await open('Baker');
  await archive(admin, job);
  const replies = await Promise.all(Array.from({ length: 10 }, () => undo(admin, job)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 10 }, () => 200),
  );
  expect(await eventsOf(job)).toEqual(['job-archived', 'job-archive-undone']);

  const later = { now: () => new Date(start.getTime() + 15_000) };
  for (let n = 0; n < 5; n += 1) {
    const raced = await open(`Miller ${n}`);
    await archive(admin, raced);
    const [reply] = await Promise.all([
      undo(admin, raced),
      recordClosedJobs({ ...server.services, ...later }),
    ]);
    const told = (await eventsOf(raced)).includes('job-closed');
    expect([reply.statusCode, told]).toEqual(reply.statusCode === 200 ? [200, false] : [409, true]);
  }
});

test('a role that closes is told once, however many processes look: by its date at once, by hand after the time to undo', async () => {
  const { admin, open } = await employer();
  const dated = await open('Dated', { closesAt: new Date(start.getTime() + 1000) });
  const byHand = await open('By hand');
  const sample = await open('Sample', { closesAt: new Date(start.getTime() + 1000) });
  await server.given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  await archive(admin, byHand);
  const told = async () =>
    (await Promise.all([dated, byHand, sample].map(eventsOf))).map(
      (kinds) => kinds.filter((kind) => kind === 'job-closed').length,
    );
  const other = (await openSecondServer(server)).services;
  const look = () =>
    Promise.all(
      [server.services, other, server.services].map((services) => recordClosedJobs(services)),
    );
  await look();
  expect(await told()).toEqual([0, 0, 0]);
  after(1000);
  await look();
  expect(await told()).toEqual([1, 0, 0]);
  after(14_999);
  await look();
  expect(await told()).toEqual([1, 0, 0]);
  after(15_000);
  await look();
  await look();
  expect(await told()).toEqual([1, 1, 0]);
});

test('who was writing when a role was closed by hand hears of it after the time to undo; nobody hears of a date', async () => {
  const { admin, open } = await employer();
  const { given } = server;
  const [kept, undone, dated] = [
    await open('Kept'),
    await open('Undone'),
    await open('Dated', { closesAt: new Date(start.getTime() + 1) }),
  ];
  const states = ['started', 'submitted', 'withdrawn', 'erased'];
  const begun = await given.application(kept, { state: 'started' });
  for (const state of states.slice(1)) await given.application(kept, { state });
  for (const job of [undone, dated]) await given.application(job, { state: 'started' });
  await archive(admin, kept);
  await archive(admin, undone);
  await recordClosedJobs(server.services);
  expect(await cutOff()).toEqual([]);
  await undo(admin, undone);
  after(15_000);
  await recordClosedJobs(server.services);
  expect(await cutOff()).toEqual([begun.id]);

  async function cutOff(): Promise<number[]> {
    const { rows } = await given.owner.query<{ subject_id: number }>(
      `select subject_id from core.event where kind = 'application-cut-off' and job_id = any ($1)`,
      [[kept.id, undone.id, dated.id]],
    );
    return rows.map(({ subject_id }) => subject_id);
  }
});

test('between archiving and undoing nobody applies and nothing is submitted, afterwards it is', async () => {
  const { admin, open } = await employer();
  const job = await open('Baker');
  await server.given.question(job);
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you/skip');
  await candidate.post('question/1', { text: 'I ring next door.', version: '0' });
  const state = async () =>
    (
      await server.given.owner.query('select state from core.application where job_id = $1', [
        job.id,
      ])
    ).rows;
  const page = async () => (await server.as(null).get(`/apply/${job.hash}`)).statusCode;

  await archive(admin, job);
  await candidate.post('check', { honest: 'yes' });
  expect([await page(), await state()]).toEqual([404, [{ state: 'started' }]]);
  await undo(admin, job);
  await candidate.post('check', { honest: 'yes' });
  expect([await page(), await state()]).toEqual([200, [{ state: 'submitted' }]]);
});
