import type { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import type * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { eraseApplicationsPastRetention } from './erase-applications-past-retention.ts';

const server = startTestServer();
const now = new Date('2026-11-20T12:00:00Z');

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  server.setNow(now);
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Ada', lastName: 'Moreno' });
  job = await server.given.openJob(admin, { title: 'Baker' });
});

const get = async (path: string, who = admin) => (await server.as(who).get(path)).json();
const reason = 'Agreed with the works council.';

test('periods are listed with their reasons, changed within limits with a reason, and brought back', async () => {
  const months = async () =>
    (await get('/api/privacy/periods')).periods.map(
      (period: { country: string; store: string; months: number }) =>
        `${period.store} ${period.country} ${period.months}`,
    );
  const usual = ['application GB 12', 'application DE 6', 'application * 12', 'unfinished * 6'];
  expect(await months()).toEqual(usual);
  for (const period of (await get('/api/privacy/periods')).periods)
    expect(period.reason.length).toBeGreaterThan(30);
  const set = (body: object) =>
    server.as(admin).put('/api/privacy/periods', {
      country: 'GB',
      store: 'application',
      months: 9,
      reason,
      ...body,
    });
  for (const wrong of [
    { months: 0 },
    { months: 37 },
    { months: 1.5 },
    { reason: 'Because.' },
    { country: 'XX' },
  ])
    expect((await set(wrong)).statusCode).toBe(422);
  expect((await set({})).statusCode).toBe(200);
  expect((await set({ country: 'FR', months: 18 })).statusCode).toBe(200);
  expect(await months()).toEqual([
    'application GB 9',
    'application DE 6',
    'application FR 18',
    'application * 12',
    'unfinished * 6',
  ]);
  // The number in the organisation's settings is the same thing.
  const settings = async () => (await get('/api/org/current')).org.retentionMonths;
  expect(await settings()).toBe(9);
  await server.as(admin).put(`/api/rest/org/${org.id}`, { retentionMonths: 24 });
  expect(await months()).toContain('application GB 24');
  expect((await set({ months: null })).statusCode).toBe(200);
  expect((await set({ country: 'FR', months: null })).statusCode).toBe(200);
  expect(await months()).toEqual(usual);
  expect(await settings()).toBe(12);
});

const hold = (body: object) => ({
  jobId: job.id,
  ref: null,
  coversPerson: false,
  ground: 'complaint',
  reason: 'They wrote that their interview began late.',
  ownerId: admin.id,
  endsOn: '2027-01-31',
  ...body,
});
const addHold = (body: object = {}, who = admin) =>
  server.as(who).post('/api/privacy/holds', hold(body));

test('a hold has a role or an application, an owner and an end to come; it is lifted once, with a reason', async () => {
  const application = await server.given.application(job);
  const elsewhere = await server.given.openJob(
    await server.given.member(await server.given.organisation(), { role: 'ADMIN' }),
  );
  const fields = async (body: object) => Object.keys((await addHold(body)).json().fields ?? {});
  expect(await fields({ jobId: elsewhere.id })).toEqual(['jobId']);
  expect(await fields({ ref: 'ZZ-99' })).toEqual(['ref']);
  expect(await fields({ ownerId: admin.id + 1_000_000 })).toEqual(['ownerId']);
  expect(await fields({ endsOn: '2026-11-19' })).toEqual(['endsOn']);
  expect(await fields({ endsOn: '2031-11-21' })).toEqual(['endsOn']);
  expect((await addHold({ reason: 'Short.' })).statusCode).toBe(422);
  const { id } = (await addHold({ ref: 'kx-10', coversPerson: true })).json();
  await addHold();
  const listed = (await get('/api/privacy/holds')).holds;
  expect(listed).toMatchObject([
    { jobTitle: 'Baker', ref: null, coversPerson: false, state: 'holds', ownerName: 'Ada Moreno' },
    { id, ref: 'KX-10', coversPerson: true, state: 'holds', endsOn: '2027-01-31' },
  ]);
  const lift = (body: object) => server.as(admin).post(`/api/privacy/holds/${id}/lift`, body);
  expect((await lift({})).statusCode).toBe(422);
  expect((await lift({ reason })).statusCode).toBe(200);
  expect((await lift({ reason })).statusCode).toBe(409);
  expect((await get('/api/privacy/holds')).holds[1]).toMatchObject({
    id,
    state: 'lifted',
    liftedBy: 'Ada Moreno',
    liftReason: reason,
  });
  const { rows } = await server.given.owner.query(
    `select kind, subject from audit.entry where org_id = $1 and kind like 'retention-%' order by id`,
    [org.id],
  );
  expect(rows).toEqual([
    { kind: 'retention-hold-made', subject: `application ${application.id}` },
    { kind: 'retention-hold-made', subject: `job ${job.id}` },
    { kind: 'retention-hold-lifted', subject: `job ${job.id}` },
  ]);
});

test('whoever looks through an admin’s eyes reads no reason, makes no hold and lifts none', async () => {
  const { id } = (await addHold()).json();
  const support = { ...admin, session: await server.given.support(admin) };
  expect((await get('/api/privacy/holds', support)).holds).toMatchObject([{ id, reason: '' }]);
  expect((await addHold({}, support)).statusCode).toBe(403);
  const lifting = await server.as(support).post(`/api/privacy/holds/${id}/lift`, { reason });
  expect(lifting.statusCode).toBe(403);
  expect((await get('/api/privacy/holds')).holds).toMatchObject([{ id, state: 'holds' }]);
});

test('what goes is told by role and month, what is held apart, and what waits for the outcome of its role last', async () => {
  const other = await server.given.openJob(admin, { title: 'Driver' });
  const open = await server.given.openJob(admin, { title: 'Nurse' });
  for (const of of [job, job, job, other, open]) await server.given.application(of);
  const { owner } = server.given;
  await owner.query(
    `update core.job set closes_at = '2026-03-01', status = 'hired', status_set_at = '2026-04-10T12:00:00Z' where id = $1`,
    [job.id],
  );
  await owner.query(`update core.job set closes_at = '2026-10-01' where id = $1`, [other.id]);
  await addHold({ ref: 'KX-11', endsOn: '2027-06-30' });
  expect(await get('/api/privacy/outlook')).toEqual({
    today: '2026-11-20',
    outlook: [
      {
        jobId: job.id,
        jobTitle: 'Baker',
        kind: 'until',
        month: '2027-04',
        firstDay: '2027-04-11',
        applications: 2,
        rule: 'filled',
        months: 12,
        isAgreed: false,
      },
      {
        jobId: job.id,
        jobTitle: 'Baker',
        kind: 'held',
        month: '2027-07',
        firstDay: '2027-07-01',
        applications: 1,
        rule: null,
        months: null,
        isAgreed: false,
      },
      {
        jobId: other.id,
        jobTitle: 'Driver',
        kind: 'undecided',
        month: null,
        firstDay: null,
        applications: 1,
        rule: null,
        months: null,
        isAgreed: false,
      },
    ],
  });
});

test('the day before, admins read among their tasks how many go in the night, and the owner of a hold that it has ended', async () => {
  const colleague = await server.given.member(org);
  await server.given.application(job);
  await server.given.application(job);
  await server.given.owner.query(
    `update core.job set closes_at = '2025-03-01', status = 'notHired', status_set_at = '2025-11-20T12:00:00Z' where id = $1`,
    [job.id],
  );
  const toDos = async (who: PlantedMember) =>
    (await server.as(who).get('/user-dashboard/task-data')).json<
      z.input<(typeof findOwnToDosEndpoint)['output']>
    >().privacy;
  expect(await toDos(admin)).toEqual([
    { kind: 'erasure', night: '2026-11-21', applications: 2, jobs: 1 },
  ]);
  expect(await toDos(colleague)).toEqual([]);
  server.setNow(new Date('2026-11-19T12:00:00Z'));
  expect(await toDos(admin)).toEqual([]);
  server.setNow(now);
  await server.given.hold(colleague, { jobId: job.id, orgId: org.id }, { endsOn: '2026-11-19' });
  await server.given.owner.query(
    `update core.retention_hold set ended_at = '2026-11-20T02:00:00Z' where org_id = $1`,
    [org.id],
  );
  expect(await toDos(colleague)).toEqual([
    { kind: 'hold-ended', jobId: job.id, jobTitle: 'Baker', ref: null, endedOn: '2026-11-19' },
  ]);
  server.setNow(new Date('2026-11-28T12:00:00Z'));
  expect(await toDos(colleague)).toEqual([]);
});

test('the day before, admins read too how many go because a hold ends that day; whoever is held for longer is not among them', async () => {
  for (const _ of [1, 2, 3]) await server.given.application(job);
  await server.given.owner.query(
    `update core.job set closes_at = '2025-03-01', status = 'notHired', status_set_at = '2025-10-20T12:00:00Z' where id = $1`,
    [job.id],
  );
  await addHold({ endsOn: '2026-11-20' });
  await addHold({ ref: 'KX-10', endsOn: '2026-11-21' });
  const { privacy } = await get('/user-dashboard/task-data');
  expect(privacy).toEqual([{ kind: 'erasure', night: '2026-11-21', applications: 2, jobs: 1 }]);
  server.setNow(new Date('2026-11-21T02:00:00Z'));
  await eraseApplicationsPastRetention(server.services);
  const { rows } = await server.given.owner.query(
    `select state from core.application where job_id = $1 order by id`,
    [job.id],
  );
  expect(rows.filter(({ state }) => state === 'erased')).toHaveLength(2);
  expect((await get('/api/privacy/outlook')).outlook).toMatchObject([
    { kind: 'held', firstDay: '2026-11-22', applications: 1 },
  ]);
});

test('that the hold of an owner who can no longer log in has ended is told to admins', async () => {
  const owner = await server.given.member(org);
  const colleague = await server.given.member(org);
  // Of two on one role that end on one day it is told once.
  for (const _ of [1, 2])
    await server.given.hold(owner, { jobId: job.id, orgId: org.id }, { endsOn: '2026-11-19' });
  await server.given.owner.query(
    `update core.retention_hold set ended_at = '2026-11-20T02:00:00Z' where org_id = $1`,
    [org.id],
  );
  const ended = async (who: PlantedMember) => (await get('/user-dashboard/task-data', who)).privacy;
  expect(await ended(admin)).toEqual([]);
  await server.given.owner.query('update core.member set deactivated_at = $2 where id = $1', [
    owner.id,
    now,
  ]);
  expect(await ended(admin)).toEqual([
    { kind: 'hold-ended', jobId: job.id, jobTitle: 'Baker', ref: null, endedOn: '2026-11-19' },
  ]);
  expect(await ended(colleague)).toEqual([]);
});
