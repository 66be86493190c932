import { beforeEach, describe, expect, test } from 'vitest';
import { answerNewestAdjustment, postAdjustmentForm } from '../../test/adjustment-test-actions.ts';
import {
  actOnInterview,
  bookInterviewByLink,
  cancelInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  interviewRowOf,
  testInterviewSettings,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
} from '../../test/interview-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();
const now = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

let admin: PlantedMember;
let pan: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(now);
  const org = await server.given.organisation({ name: 'Larkfield' });
  admin = await server.given.member(org, { role: 'ADMIN' });
  pan = await server.given.member(org);
  job = await server.given.openJob(admin);
  round = await givenInterviewRound(server, admin, { job, panel: [pan] });
  candidate = await givenInterviewCandidate(server, job, { firstName: 'Zyxanna' });
});

const lay = (startsAt: string, more: object = {}) =>
  createInterviewSlotInTest(server, admin, { round, startsAt, ...more });
const invite = (...candidates: { id: number }[]) =>
  inviteCandidatesToRoundInTest(server, admin, { job, round, candidates });
const page = async (who = candidate) => visiblePageText(await who.get('interview'));
const events = () =>
  queryFirstColumn(
    server.given.owner,
    `select kind from core.event where job_id = $1 and kind like 'interview-%' and kind <> 'interview-times-changed' order by id`,
    [job.id],
  );

test('whoever is not invited has no such page', async () => {
  expect((await candidate.get('interview')).statusCode).toBe(404);
  expect(visiblePageText(await candidate.get('status'))).not.toContain('Your interview');
});

test('whoever is invited sees the free times in the employer’s zone, named, and books one without a script', async () => {
  const slot = await lay('2026-11-25T10:00:00Z');
  await lay('2026-11-26T15:00:00Z');
  await invite(candidate);
  const shown = await page();
  for (const part of [
    'You are invited',
    'By video',
    'https://meet.example.org/room',
    'Bring nothing.',
    'Europe/London',
    'Wed 25 November, 10:00 GMT',
    'Thu 26 November, 15:00 GMT',
  ])
    expect(shown).toContain(part);
  expect((await candidate.get('interview')).body).not.toContain('Pan ');
  const booked = await bookInterviewByLink(server, candidate, slot);
  expect([booked.statusCode, booked.headers.location]).toEqual([
    303,
    `/application/${candidate.token}/interview`,
  ]);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'booked',
    startsAt: new Date('2026-11-25T10:00:00Z'),
    sequence: 0,
    slotId: slot,
    panel: [pan.id],
  });
  expect(await page()).toContain('Booked: ');
  expect(visiblePageText(await candidate.get('status'))).toContain('Your interview');
  // The same once more, by whoever did not hear that it was taken.
  expect((await bookInterviewByLink(server, candidate, slot)).statusCode).toBe(303);
  expect(await events()).toEqual(['interview-invited', 'interview-booked']);
});

test('a time is moved as often as the round allows, cancelled and booked anew: one entry, counted from 0', async () => {
  const slots = [];
  for (const day of [24, 25, 26, 27]) slots.push(await lay(`2026-11-${day}T10:00:00Z`));
  await invite(candidate);
  for (const [n, slot] of slots.slice(0, 3).entries()) {
    expect((await bookInterviewByLink(server, candidate, slot)).statusCode).toBe(303);
    expect(await interviewRowOf(server, candidate)).toMatchObject({ sequence: n, slotId: slot });
  }
  const last = await bookInterviewByLink(server, candidate, slots[3] ?? 0);
  expect(last.statusCode).toBe(409);
  expect(visiblePageText(last)).toContain('This cannot be done any more');
  expect(await page()).toContain('You have moved it as often as you can');
  expect((await cancelInterviewByLink(server, candidate)).statusCode).toBe(303);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'cancelled',
    sequence: 3,
    slotId: null,
    panel: [],
  });
  expect(await page()).toContain('This interview is cancelled');
  // An admin books for somebody, at last.
  const again = await actOnInterview(server, admin, {
    job,
    candidate,
    act: 'book',
    slotId: slots[0],
  });
  expect(again.json()).toMatchObject({ state: 'booked', sequence: 4 });
  expect(await events()).toEqual([
    'interview-invited',
    'interview-booked',
    'interview-changed',
    'interview-changed',
    'interview-cancelled',
    'interview-booked',
  ]);
});

test('no time is booked within the notice, and none moved or cancelled within the freeze', async () => {
  const soon = await lay('2026-11-21T11:00:00Z');
  const first = await lay('2026-11-21T12:00:00Z');
  const later = await lay('2026-11-27T10:00:00Z');
  await invite(candidate);
  expect(await page()).not.toContain('11:00 GMT');
  expect((await bookInterviewByLink(server, candidate, soon)).statusCode).toBe(409);
  expect((await bookInterviewByLink(server, candidate, first)).statusCode).toBe(303);
  server.setNow(new Date(now.getTime() + 1));
  expect(await page()).toContain('It is too close now to be changed here');
  expect((await bookInterviewByLink(server, candidate, later)).statusCode).toBe(409);
  expect((await cancelInterviewByLink(server, candidate)).statusCode).toBe(409);
  expect(await interviewRowOf(server, candidate)).toMatchObject({ state: 'booked', slotId: first });
  // Whoever runs the role may.
  const moved = await actOnInterview(server, admin, { job, candidate, act: 'book', slotId: later });
  expect(moved.json()).toMatchObject({ state: 'booked', sequence: 1, slotId: later });
});

test('a time that is taken, withdrawn or of another round is refused with those that are free now', async () => {
  const other = await givenInterviewCandidate(server, job);
  const [one, two] = [await lay('2026-11-25T10:00:00Z'), await lay('2026-11-26T10:00:00Z')];
  await invite(candidate, other);
  await bookInterviewByLink(server, other, one);
  const late = await bookInterviewByLink(server, candidate, one);
  expect(late.statusCode).toBe(409);
  const shown = visiblePageText(late);
  expect(shown).toContain('This time is not free any more');
  expect(shown).toContain('Thu 26 November');
  expect(shown).not.toContain('Wed 25 November');
  const elsewhere = await server.given.openJob(admin);
  const foreign = await givenInterviewRound(server, admin, { job: elsewhere, panel: [admin] });
  const strange = await createInterviewSlotInTest(server, admin, {
    round: foreign,
    startsAt: '2026-11-25T10:00:00Z',
  });
  expect((await bookInterviewByLink(server, candidate, strange)).statusCode).toBe(409);
  await server.as(admin).post(`/api/job/${job.id}/interview-slots/withdraw`, { slotIds: [two] });
  const withdrawn = await bookInterviewByLink(server, candidate, two);
  expect([withdrawn.statusCode, visiblePageText(withdrawn)]).toEqual([
    409,
    expect.stringContaining('This time is not free any more'),
  ]);
  for (const slot of ['', 'x', '-1', '99999999999999999999'])
    expect((await candidate.post('interview', { interview: '1', slot })).statusCode).toBe(409);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'invited',
    sequence: null,
  });
  expect(await page()).toContain('All times are taken just now');
});

test('of two tabs the second is told how it stands now, and nothing is changed twice', async () => {
  const [one, two] = [await lay('2026-11-25T10:00:00Z'), await lay('2026-11-26T10:00:00Z')];
  await invite(candidate);
  const { id } = await interviewRowOf(server, candidate);
  const tab = (slot: number) =>
    candidate.post('interview', { interview: String(id), version: '1', slot: String(slot) });
  const both = await Promise.all([tab(one), tab(two)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 409]);
  const second = both.find(({ statusCode }) => statusCode === 409);
  expect(second === undefined ? '' : visiblePageText(second)).toContain(
    'This was changed meanwhile',
  );
  expect(await interviewRowOf(server, candidate)).toMatchObject({ sequence: 0, version: 2 });
  const nothing = await candidate.post('interview', { interview: String(id), version: '2' });
  expect([nothing.statusCode, visiblePageText(nothing)]).toEqual([
    422,
    expect.stringContaining('Choose a time first'),
  ]);
});

test('who has twice the time is offered times of twice the length alone, and these are kept for them', async () => {
  const other = await givenInterviewCandidate(server, job);
  const usual = await lay('2026-11-25T10:00:00Z');
  const long = await lay('2026-11-26T10:00:00Z', { minutes: 90 });
  await postAdjustmentForm(candidate, { time: '2' });
  const ids = { jobId: job.id, applicationId: candidate.id };
  await answerNewestAdjustment(server, admin, { ...ids, answer: { timeFactor: 2 } });
  await invite(candidate, other);
  expect([await page(), await page(other)].map((text) => text.includes('26 November'))).toEqual([
    true,
    false,
  ]);
  expect((await bookInterviewByLink(server, candidate, usual)).statusCode).toBe(409);
  expect((await bookInterviewByLink(server, other, long)).statusCode).toBe(409);
  const short = await actOnInterview(server, admin, { job, candidate, act: 'book', slotId: usual });
  expect([short.statusCode, short.body]).toEqual([
    409,
    expect.stringContaining('This interview needs 90 minutes'),
  ]);
  expect((await bookInterviewByLink(server, candidate, long)).statusCode).toBe(303);
  expect(await page()).toContain('90 minutes');
});

test('the last day to choose a time ends with it, in the organisation’s zone; later an admin books', async () => {
  const slot = await lay('2026-11-28T10:00:00Z');
  const url = `/api/manage/${job.id}/interview-rounds/${round.id}/invite`;
  const body = { applicationIds: [candidate.id], dueOn: '2026-11-21' };
  expect((await server.as(admin).post(url, { ...body, dueOn: '2026-11-19' })).statusCode).toBe(422);
  await server.as(admin).post(url, body);
  expect(await page()).toContain('the end of Saturday 21 November');
  server.setNow(new Date('2026-11-22T00:00:00Z'));
  expect(await page()).toContain('The last day to choose a time has passed');
  expect((await bookInterviewByLink(server, candidate, slot)).statusCode).toBe(409);
  expect(
    (await actOnInterview(server, admin, { job, candidate, act: 'book', slotId: slot })).statusCode,
  ).toBe(200);
});

test('whoever was only invited says no, and the page says so', async () => {
  await lay('2026-11-25T10:00:00Z');
  await invite(candidate);
  expect((await cancelInterviewByLink(server, candidate)).statusCode).toBe(303);
  expect((await cancelInterviewByLink(server, candidate)).statusCode).toBe(303);
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    state: 'cancelled',
    sequence: null,
  });
  expect(await page()).toContain('This interview is cancelled');
  // And is invited anew.
  await invite(candidate);
  expect(await interviewRowOf(server, candidate)).toMatchObject({ state: 'invited' });
});

describe('whose clock is wrong', () => {
  test('is told by the server’s', async () => {
    const slot = await lay('2026-11-25T10:00:00Z');
    await invite(candidate);
    const { id, version } = await interviewRowOf(server, candidate);
    server.setNow(new Date('2026-11-24T10:00:01Z'));
    const fields = { interview: String(id), version: String(version), slot: String(slot) };
    const headers = { date: new Date(now.getTime() - HOUR_MS).toUTCString() };
    expect((await candidate.post('interview', fields, headers)).statusCode).toBe(409);
  });
});

test('another candidate’s interview is not theirs to book, move or cancel', async () => {
  const other = await givenInterviewCandidate(server, job);
  const slot = await lay('2026-11-25T10:00:00Z');
  await invite(candidate, other);
  const theirs = await interviewRowOf(server, other);
  const fields = { interview: String(theirs.id), version: '1', slot: String(slot) };
  expect((await candidate.post('interview', fields)).statusCode).toBe(409);
  expect((await candidate.post('interview/cancel', fields)).statusCode).toBe(409);
  expect(await interviewRowOf(server, other)).toEqual(theirs);
});

test('a room is told with what whoever comes has to know, once a time in it is booked', async () => {
  const room = await server
    .as(admin)
    .post('/api/org/interview-rooms', { name: 'Beech', seats: 4, accessNotes: 'Two steps.' });
  const on = { ...testInterviewSettings, mode: 'on-site', place: '4 Mill Lane', version: 2 };
  await server.as(admin).put(round.url, { ...on, panel: [pan.id] });
  const slot = await lay('2026-11-25T10:00:00Z', { roomId: room.json().id });
  await invite(candidate);
  expect(await page()).not.toContain('Beech');
  await bookInterviewByLink(server, candidate, slot);
  for (const part of ['4 Mill Lane', 'Beech', 'Two steps.']) expect(await page()).toContain(part);
});
