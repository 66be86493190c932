import { beforeEach, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  actOnInterview,
  bookInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  interviewRowOf,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
  listInterviewSlotsInTest,
  handlePendingInterviewEvents,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { sendDueEmails } from '../emails/send-due-emails.ts';
import { eraseApplication } from '../pipeline/erase-application.ts';
import { maintainInterviewsOfAllOrganisations } from '../interviews/maintain-interviews-each-minute.ts';

const server = startTestServer();
const now = new Date('2026-11-20T12:00:00Z');

let org: PlantedOrganisation;
let admin: PlantedMember;
let pan: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
let candidate: TestCandidateClient;
let slot: number;
beforeEach(async () => {
  server.setNow(now);
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  pan = await server.given.member(org, { firstName: 'Pan' });
  job = await server.given.openJob(admin);
  round = await givenInterviewRound(server, admin, { job, panel: [pan] });
  candidate = await givenInterviewCandidate(server, job);
  slot = await createInterviewSlotInTest(server, admin, {
    round,
    startsAt: '2026-11-25T10:00:00Z',
  });
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [candidate] });
  await bookInterviewByLink(server, candidate, slot);
  await handlePendingInterviewEvents(server);
});

const decide = (path: string, body: object) =>
  server.as(admin).post(`/api/manage/${job.id}/${path}`, {
    applicationIds: [candidate.id],
    ...body,
  });
const emails = async (kind: string) =>
  (
    await server.given.owner.query<{ to: string; sendAt: Date; isWaiting: boolean }>(
      `select to_address as "to", send_at as "sendAt", cancelled_at is null as "isWaiting"
       from pii.email_message where org_id = $1 and kind = $2 order by id`,
      [org.id, kind],
    )
  ).rows;
const isFree = async () =>
  (await listInterviewSlotsInTest(server, admin, job))[0]?.interview === null;

test('whoever is rejected gives their time back at once; the panel is told now, they with the rejection', async () => {
  expect((await decide('decide', { decision: 'reject' })).statusCode).toBe(200);
  await handlePendingInterviewEvents(server);
  expect(await isFree()).toBe(true);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'cancelled',
    sequence: 1,
  });
  expect(await emails('panel-interview-cancelled')).toMatchObject([{ to: pan.email, sendAt: now }]);
  expect(await emails('interview-cancelled')).toMatchObject([
    { to: candidate.email, sendAt: new Date('2026-11-20T14:00:00Z') },
  ]);
  // Their page tells it no sooner than the e-mail.
  const page = visiblePageText(await candidate.get('interview'));
  expect(page).toContain('Booked: ');
  expect(page).not.toContain('Cancel this interview');
});

test('a rejection that is moved takes along what tells that the interview is cancelled, up to a day before it', async () => {
  await decide('decide', { decision: 'reject' });
  await handlePendingInterviewEvents(server);
  const { rows } = await server.given.owner.query<{ id: number }>(
    "select id from pii.email_message where application_id = $1 and kind = 'applicant-rejection'",
    [candidate.id],
  );
  const moveTo = async (sendAt: string | null) => {
    const path = `/api/manage/${job.id}/candidates/${candidate.id}/move-mail/${rows[0]?.id}`;
    expect((await server.as(admin).post(path, { sendAt })).statusCode).toBe(200);
    await handlePendingInterviewEvents(server);
    return (await emails('interview-cancelled')).map(({ sendAt: at }) => at.toISOString());
  };
  expect(await moveTo('2026-11-22T09:00:00.000Z')).toEqual(['2026-11-22T09:00:00.000Z']);
  expect(await moveTo('2026-11-26T09:00:00.000Z')).toEqual(['2026-11-24T10:00:00.000Z']);
  expect(await moveTo(null)).toEqual([now.toISOString()]);
});

test('whoever is rejected within a day of their interview is told that it is cancelled, by e-mail and on their page', async () => {
  server.setNow(new Date('2026-11-24T10:00:00Z'));
  expect((await decide('decide', { decision: 'reject' })).statusCode).toBe(200);
  await handlePendingInterviewEvents(server);
  expect(await emails('interview-cancelled')).toMatchObject([
    { to: candidate.email, sendAt: new Date('2026-11-24T10:00:00Z') },
  ]);
  expect(visiblePageText(await candidate.get('interview'))).toContain(
    'This interview is cancelled',
  );
});

test('a rejection that is taken back restores the time while it is free, and tells the candidate nothing', async () => {
  await decide('decide', { decision: 'reject' });
  await handlePendingInterviewEvents(server);
  expect((await decide('undo-decision', {})).statusCode).toBe(200);
  await handlePendingInterviewEvents(server);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'booked',
    slotId: slot,
    sequence: 2,
    panel: [pan.id],
  });
  await sendDueEmails({ ...server.services, sendEmail: async () => {} });
  server.setNow(new Date('2026-11-20T14:00:01Z'));
  await sendDueEmails({ ...server.services, sendEmail: async () => {} });
  expect(await emails('interview-cancelled')).toMatchObject([{ isWaiting: false }]);
  expect(await emails('interview-changed')).toEqual([]);
  expect(await emails('panel-interview-changed')).toMatchObject([{ to: pan.email }]);
});

test('a time that somebody else took meanwhile is not restored', async () => {
  const other = await givenInterviewCandidate(server, job);
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [other] });
  await decide('decide', { decision: 'reject' });
  await handlePendingInterviewEvents(server);
  expect((await bookInterviewByLink(server, other, slot)).statusCode).toBe(303);
  await decide('undo-decision', {});
  await handlePendingInterviewEvents(server);
  expect(await interviewRowOf(server, other)).toMatchObject({
    state: 'booked',
    slotId: slot,
  });
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'cancelled',
    slotId: null,
  });
});

test('whoever withdraws, is hired or was erased does not come, and who is still there is told', async () => {
  const others = [
    await givenInterviewCandidate(server, job),
    await givenInterviewCandidate(server, job),
  ];
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: others });
  const [hired, erased] = others;
  if (hired === undefined || erased === undefined) throw new Error('nobody applied');
  for (const [i, who] of others.entries())
    await bookInterviewByLink(
      server,
      who,
      await createInterviewSlotInTest(server, admin, {
        round,
        startsAt: `2026-11-2${6 + i}T10:00:00Z`,
      }),
    );
  await handlePendingInterviewEvents(server);
  expect((await candidate.post('withdraw')).statusCode).toBe(303);
  await server
    .as(admin)
    .post(`/api/manage/${job.id}/decide`, { applicationIds: [hired.id], decision: 'hire' });
  await runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId: org.id, actorId: admin.id } },
    (db) =>
      eraseApplication(
        { db, requestId: 'a test', config: server.services.config },
        { applicationId: erased.id },
      ),
  );
  await handlePendingInterviewEvents(server);
  await maintainInterviewsOfAllOrganisations(server.services);
  await handlePendingInterviewEvents(server);
  for (const who of [candidate, hired, erased])
    expect(await interviewRowOf(server, who)).toMatchObject({
      state: 'cancelled',
      slotId: null,
    });
  expect((await emails('interview-cancelled')).map(({ to }) => to).toSorted()).toEqual(
    [candidate.email, hired.email].toSorted(),
  );
  expect(await emails('panel-interview-cancelled')).toHaveLength(3);
  expect(
    (await listInterviewSlotsInTest(server, admin, job)).every(
      ({ interview }) => interview === null,
    ),
  ).toBe(true);
});

test('of a role that is archived each is told once, and closing it changes nothing', async () => {
  await server.given.owner.query(`update core.job set closes_at = $2 where id = $1`, [
    job.id,
    new Date(now.getTime() - 1000),
  ]);
  await maintainInterviewsOfAllOrganisations(server.services);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'booked',
  });
  const archived = await server.as(admin).put(`/api/rest/job/${job.id}`, { archived: true });
  expect(archived.statusCode).toBe(200);
  await handlePendingInterviewEvents(server);
  await maintainInterviewsOfAllOrganisations(server.services);
  await handlePendingInterviewEvents(server);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'cancelled',
  });
  expect((await emails('interview-cancelled')).map(({ to }) => to)).toEqual([candidate.email]);
  expect((await emails('panel-interview-cancelled')).map(({ to }) => to)).toEqual([pan.email]);
  expect(visiblePageText(await candidate.get('interview'))).toContain(
    'This interview is cancelled',
  );
  // A rejection of which they do not hear yet does not take back what they were told.
  expect((await decide('decide', { decision: 'reject' })).statusCode).toBe(200);
  expect(visiblePageText(await candidate.get('interview'))).toContain(
    'This interview is cancelled',
  );
});

test('whoever is deactivated leaves a seat to be filled, and the candidate untroubled', async () => {
  await server.given.owner.query('update core.member set deactivated_at = $2 where id = $1', [
    pan.id,
    now,
  ]);
  await maintainInterviewsOfAllOrganisations(server.services);
  await handlePendingInterviewEvents(server);
  const [left] = await listInterviewSlotsInTest(server, admin, job);
  expect(left).toMatchObject({ panel: [], openSeats: 1 });
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'booked',
    panel: [],
  });
  expect(await emails('interview-changed')).toEqual([]);
  const filled = await server.as(admin).put(`/api/job/${job.id}/interview-slots/${slot}`, {
    startsAt: left?.startsAt,
    roomId: null,
    panel: [admin.id],
    version: left?.version,
  });
  expect(filled.json()).toMatchObject({ openSeats: 0, panel: [{ id: admin.id }] });
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    panel: [admin.id],
  });
});

test('done and missed are said of what has begun alone, by one of two admins, and can be corrected', async () => {
  const outcome = (said: string, seen: object = {}) =>
    actOnInterview(server, admin, {
      job,
      candidate,
      act: 'outcome',
      outcome: said,
      ...seen,
    });
  expect((await outcome('done')).statusCode).toBe(409);
  server.setNow(new Date('2026-11-25T10:05:00Z'));
  const { version } = await interviewRowOf(server, candidate);
  const both = await Promise.all([outcome('done', { version }), outcome('no_show', { version })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await outcome('no_show')).json()).toMatchObject({ state: 'no_show' });
  expect((await outcome('done')).json()).toMatchObject({ state: 'done' });
  expect((await outcome('dreamt')).statusCode).toBe(422);
  expect((await actOnInterview(server, admin, { job, candidate, act: 'cancel' })).statusCode).toBe(
    409,
  );
});

test('of two admins who move one interview at once the second is told', async () => {
  const [one, two] = [
    await createInterviewSlotInTest(server, admin, { round, startsAt: '2026-11-26T10:00:00Z' }),
    await createInterviewSlotInTest(server, admin, { round, startsAt: '2026-11-27T10:00:00Z' }),
  ];
  const { version } = await interviewRowOf(server, candidate);
  const both = await Promise.all(
    [one, two].map((slotId) =>
      actOnInterview(server, admin, { job, candidate, act: 'book', slotId, version }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await interviewRowOf(server, candidate)).toMatchObject({ sequence: 1 });
});
