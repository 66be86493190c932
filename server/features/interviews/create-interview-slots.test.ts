import { beforeEach, describe, expect, test } from 'vitest';
import {
  bookInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  testInterviewSettings,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
  listInterviewSlotsInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';

const server = startTestServer();
const now = new Date('2026-03-20T12:00:00Z');

let org: PlantedOrganisation;
let admin: PlantedMember;
let pan: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
beforeEach(async () => {
  server.setNow(now);
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  pan = await server.given.member(org, { firstName: 'Pan', lastName: 'Ellist' });
  job = await server.given.openJob(admin, { title: 'Baker' });
  round = await givenInterviewRound(server, admin, { job, panel: [pan] });
});

const range = {
  kind: 'range',
  from: '2026-03-27',
  until: '2026-03-30',
  weekdays: [1, 5],
  opens: '09:00',
  closes: '11:00',
  gapMinutes: 15,
};
const lay = (body: object, url = round.url) => server.as(admin).post(`${url}/slots`, body);
const problemOf = async (body: object, url = round.url) => {
  const reply = await lay(body, url);
  return [
    reply.statusCode,
    Object.keys(reply.json().fields ?? {}),
    reply.json().message ?? reply.json().detail,
  ];
};

test('a range is laid by the clock of the organisation, over the day on which clocks change', async () => {
  expect((await lay(range)).json()).toMatchObject({ laid: 4 });
  const slots = await listInterviewSlotsInTest(server, admin, job);
  expect(slots.map(({ startsAt }) => startsAt)).toEqual([
    '2026-03-27T09:00:00.000Z',
    '2026-03-27T10:00:00.000Z',
    '2026-03-30T08:00:00.000Z',
    '2026-03-30T09:00:00.000Z',
  ]);
  expect(slots[0]).toEqual({
    id: expect.any(Number),
    roundId: round.id,
    startsAt: '2026-03-27T09:00:00.000Z',
    minutes: 45,
    room: null,
    panel: [{ id: pan.id, name: 'Pan Ellist' }],
    openSeats: 0,
    isForced: false,
    withdrawnAt: null,
    interview: null,
    version: 1,
  });
});

test('times are listed by round, by day, and page by page', async () => {
  const more = { ...range, opens: '08:00', closes: '18:00', gapMinutes: 0, minutes: 5 };
  const weekdays = [1, 2, 3, 4, 5];
  await lay({ ...more, weekdays, from: '2026-04-01', until: '2026-04-03' });
  await lay({ ...more, weekdays, from: '2026-04-06', until: '2026-04-07' });
  const reply = await server.as(admin).get(`/api/job/${job.id}/interview-slots?page=2`);
  expect(reply.json()).toMatchObject({ total: 600, page: 2, zone: 'Europe/London' });
  expect(reply.json().slots).toHaveLength(100);
  expect(
    await listInterviewSlotsInTest(server, admin, job, '?from=2026-04-02&until=2026-04-02'),
  ).toHaveLength(120);
  expect(await listInterviewSlotsInTest(server, admin, job, '?roundId=999999')).toEqual([]);
});

test.each([
  ['a range of the past', { from: '2026-03-19', until: '2026-03-21', weekdays: [4, 5, 6] }, 'from'],
  ['a range that ends before it begins', { until: '2026-03-26' }, 'until'],
  ['a window of nothing', { closes: '09:00' }, 'closes'],
  ['a window that is too short', { closes: '09:44' }, 'closes'],
  ['no day of the week', { weekdays: [] }, 'weekdays'],
  ['an interview of no length', { minutes: 0 }, 'minutes'],
  [
    'more than 500 at once',
    { until: '2026-12-31', weekdays: [1, 2, 3, 4, 5], closes: '18:00' },
    'until',
  ],
  ['a panel of nobody', { panel: [] }, 'panel'],
  ['a panel of seven', { panel: [1, 2, 3, 4, 5, 6, 7] }, 'panel'],
  ['somebody twice', { panel: [1, 1] }, 'panel'],
  ['a stranger on the panel', { panel: [999_999] }, 'panel'],
])('%s is refused with words, and nothing is laid', async (_, wrong, field) => {
  const [status, fields] = await problemOf({ ...range, ...wrong });
  expect([status, fields]).toEqual([422, [field]]);
  expect(await listInterviewSlotsInTest(server, admin, job)).toEqual([]);
});

test('five hundred at once are laid, and one more is not', async () => {
  const full = { ...range, minutes: 5, gapMinutes: 0, opens: '08:00', weekdays: [1, 2, 3, 4, 5] };
  const week = { ...full, from: '2026-04-06', until: '2026-04-10' };
  expect((await problemOf({ ...week, closes: '16:25' })).slice(0, 2)).toEqual([422, ['until']]);
  expect(await listInterviewSlotsInTest(server, admin, job)).toEqual([]);
  expect((await lay({ ...week, closes: '16:20' })).json()).toMatchObject({ laid: 500 });
});

test('ten thousand at once are refused before they are laid', async () => {
  const [status, fields] = await problemOf({
    ...range,
    until: '2999-12-31',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    minutes: 5,
    gapMinutes: 0,
    opens: '00:00',
    closes: '23:59',
  });
  expect([status, fields]).toEqual([422, ['until']]);
});

test('a single time in the past, and one on the panel of somebody who left, are refused', async () => {
  const single = { kind: 'single', startsAt: '2026-03-20T12:00:00Z' };
  expect((await problemOf(single)).slice(0, 2)).toEqual([422, ['startsAt']]);
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    pan.id,
  ]);
  const later = { ...single, startsAt: '2026-03-25T12:00:00Z' };
  expect((await problemOf(later)).slice(0, 2)).toEqual([422, ['panel']]);
});

describe('somebody who sits elsewhere', () => {
  let other: { id: number; url: string };
  let otherJob: PlantedJob;
  beforeEach(async () => {
    otherJob = await server.given.openJob(admin, { title: 'Secret role' });
    other = await givenInterviewRound(server, admin, { job: otherJob, panel: [pan, admin] });
  });
  const startsAt = '2026-03-25T10:00:00Z';

  test('is in one place at a time across all roles; the refusal names them and when, and never for whom', async () => {
    const candidate = await givenInterviewCandidate(server, otherJob, { lastName: 'Zorblax' });
    await inviteCandidatesToRoundInTest(server, admin, {
      job: otherJob,
      round: other,
      candidates: [candidate],
    });
    await bookInterviewByLink(
      server,
      candidate,
      await createInterviewSlotInTest(server, admin, { round: other, startsAt }),
    );
    const reply = await lay({ kind: 'single', startsAt: '2026-03-25T10:30:00Z' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'time-clash']);
    expect(reply.body).toContain('Pan Ellist sits in an interview for another role');
    expect(reply.body).not.toMatch(/Zorblax|KX-|Secret role/);
    expect((await lay({ kind: 'single', startsAt: '2026-03-25T10:45:00Z' })).statusCode).toBe(201);
  });

  test('is forced with a reason alone, and only where it clashes', async () => {
    await createInterviewSlotInTest(server, admin, { round: other, startsAt });
    const forced = { kind: 'single', startsAt, forceReason: 'Both are by phone.' };
    expect((await lay({ ...forced, forceReason: '' })).statusCode).toBe(422);
    expect((await lay(forced)).statusCode).toBe(201);
    expect((await listInterviewSlotsInTest(server, admin, job))[0]).toMatchObject({
      isForced: true,
    });
    const rows = await server.given.owner.query(
      'select forced_reason from core.interview_seat where forced_reason is not null and org_id = $1',
      [org.id],
    );
    expect(rows.rows).toEqual([{ forced_reason: 'Both are by phone.' }]);
  });

  test('is not seated twice by two admins at once: the database refuses the second', async () => {
    const both = await Promise.all(
      [round, other].map(({ url }) => lay({ kind: 'single', startsAt, panel: [pan.id] }, url)),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    // By whatever statement: where the verbs have looked a moment too early, this is what is left.
    const elsewhere = await createInterviewSlotInTest(server, admin, {
      round: other,
      startsAt,
      panel: [admin.id],
    });
    await expect(
      server.given.owner.query(
        `insert into core.interview_seat (org_id, slot_id, member_id, starts_at, busy_until)
         select org_id, $1, $2, starts_at, busy_until from core.interview_seat where slot_id = $1`,
        [elsewhere, pan.id],
      ),
    ).rejects.toMatchObject({ code: '23P01' });
  });

  test('has time after an interview to write down what was said', async () => {
    await server.as(admin).put(round.url, {
      ...testInterviewSettings,
      washUpMinutes: 20,
      panel: [pan.id],
      version: 2,
    });
    expect((await problemOf(range)).slice(0, 2)).toEqual([422, ['gapMinutes']]);
    await createInterviewSlotInTest(server, admin, { round, startsAt });
    const soon = { kind: 'single', panel: [pan.id] };
    expect((await lay({ ...soon, startsAt: '2026-03-25T10:50:00Z' }, other.url)).statusCode).toBe(
      409,
    );
    expect((await lay({ ...soon, startsAt: '2026-03-25T11:05:00Z' }, other.url)).statusCode).toBe(
      201,
    );
  });
});

test('a time that nobody has is withdrawn, and frees its panel; a booked one is not', async () => {
  const candidate = await givenInterviewCandidate(server, job);
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [candidate] });
  const booked = await createInterviewSlotInTest(server, admin, {
    round,
    startsAt: '2026-03-25T10:00:00Z',
  });
  const free = await createInterviewSlotInTest(server, admin, {
    round,
    startsAt: '2026-03-25T11:00:00Z',
  });
  await bookInterviewByLink(server, candidate, booked);
  const withdraw = (...slotIds: number[]) =>
    server.as(admin).post(`/api/job/${job.id}/interview-slots/withdraw`, { slotIds });
  expect((await withdraw(free, booked)).statusCode).toBe(409);
  expect(await listInterviewSlotsInTest(server, admin, job)).toHaveLength(2);
  expect((await withdraw(free)).json()).toEqual({ withdrawn: 1 });
  expect((await withdraw(free)).statusCode).toBe(409);
  const states = async (query: string) =>
    (await listInterviewSlotsInTest(server, admin, job, query)).map(({ id, withdrawnAt }) => [
      id,
      withdrawnAt,
    ]);
  expect(await states('')).toEqual([[booked, null]]);
  expect(await states('?withdrawn=shown')).toEqual([
    [booked, null],
    [free, now.toISOString()],
  ]);
  expect(await listInterviewSlotsInTest(server, admin, job)).toHaveLength(1);
  await createInterviewSlotInTest(server, admin, { round, startsAt: '2026-03-25T11:00:00Z' });
});

test('a draft, an archived and a sample role have no times', async () => {
  const draft = await server.given.job(admin);
  const url = (await givenInterviewRound(server, admin, { job: draft, panel: [pan] })).url;
  const refused = await lay({ ...range }, url);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  await server.given.owner.query('update core.job set archived_at = now() where id = $1', [job.id]);
  expect((await lay(range)).json().code).toBe('job-archived');
});

test('whoever does not run the role, and another organisation, lay and read none', async () => {
  const reviewer = await server.given.member(org);
  await server.given.part(job, reviewer);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  for (const [who, status] of [
    [reviewer, 403],
    [pan, 404],
    [stranger, 404],
  ] as const) {
    expect((await server.as(who).post(`${round.url}/slots`, range)).statusCode).toBe(status);
    expect((await server.as(who).get(`/api/job/${job.id}/interview-slots`)).statusCode).toBe(
      status,
    );
    expect((await server.as(who).get(round.url)).statusCode).toBe(status);
  }
});
