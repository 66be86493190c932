import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  givenInterviewRound,
  createInterviewSlotInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  makeCalendarFileOfEntries,
  startTestCalendarServer,
} from '../../test/test-calendar-server-and-calendar-files.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { memberCalendarEventTasks } from './calendar-background-tasks.ts';
import { fetchAndStoreDueMemberCalendars } from './fetch-and-store-due-member-calendars.ts';

const calendars = await startTestCalendarServer();
const server = startTestServer({ WEBHOOK_HTTP_HOSTS: calendars.host });
afterAll(() => calendars.stop());

const CALENDAR = '/api/member-calendar';
const FILE = '/pan.ics';
const NOON = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const AT_9 = ['DTSTART:20261123T090000Z', 'DTEND:20261123T100000Z'];

let org: PlantedOrganisation;
let admin: PlantedMember;
let pan: PlantedMember;
beforeEach(async () => {
  server.setNow(NOON);
  // Those of other tests would be read as well.
  await server.given.owner.query('delete from core.member_calendar');
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  pan = await server.given.member(org, { firstName: 'Pan', lastName: 'Ellist' });
  calendars.serve(FILE, makeCalendarFileOfEntries(AT_9));
  calendars.requests.length = 0;
});

const connect = (path = FILE) =>
  server.as(pan).put(CALENDAR, { kind: 'ics', url: `${calendars.base}${path}` });
const readNow = () => server.as(pan).post(`${CALENDAR}/read`);
const rows = async (table: string) =>
  (await server.given.owner.query(`select * from core.${table} where member_id = $1`, [pan.id]))
    .rows;

describe('in the background', () => {
  test('a calendar is read every ten minutes, once among several processes', async () => {
    await connect();
    await Promise.all([
      fetchAndStoreDueMemberCalendars(server.services),
      fetchAndStoreDueMemberCalendars(server.services),
    ]);
    await fetchAndStoreDueMemberCalendars(server.services);
    expect(calendars.requests).toHaveLength(1);
    server.setNow(minutesLater(9));
    await fetchAndStoreDueMemberCalendars(server.services);
    expect(calendars.requests).toHaveLength(1);
    server.setNow(minutesLater(10));
    await fetchAndStoreDueMemberCalendars(server.services);
    expect(calendars.requests).toHaveLength(2);
  });

  test('nothing is read of whoever has left, and nothing of theirs is kept; nor of an organisation that has', async () => {
    await connect();
    await readNow();
    server.setNow(minutesLater(60));
    const read = calendars.requests.length;
    const change = (text: string, id: number) => server.given.owner.query(text, [id]);
    await change('update core.organisation set deactivated_at = now() where org_id = $1', org.id);
    await fetchAndStoreDueMemberCalendars(server.services);
    await change('update core.organisation set deactivated_at = null where org_id = $1', org.id);
    await change('update core.member set deactivated_at = now() where id = $1', pan.id);
    await fetchAndStoreDueMemberCalendars(server.services);
    expect(calendars.requests).toHaveLength(read);
    await memberCalendarEventTasks['forget-calendars']?.work(server.services, {
      orgId: org.id,
      eventId: 1,
    });
    for (const table of ['member_calendar', 'member_calendar_reading', 'member_busy_time'])
      expect(await rows(table)).toEqual([]);
  });

  test('what was read of a calendar that was replaced meanwhile is not stored', async () => {
    let release = () => {};
    calendars.answer(FILE, (reply) => {
      release = () => void reply.end(makeCalendarFileOfEntries(AT_9));
    });
    await connect();
    const reading = fetchAndStoreDueMemberCalendars(server.services);
    await expect.poll(() => calendars.requests).toHaveLength(1);
    server.setNow(minutesLater(1));
    await connect('/another.ics');
    release();
    await reading;
    expect(await rows('member_busy_time')).toEqual([]);
  });
});

describe('whoever lays times', () => {
  let job: PlantedJob;
  let round: { id: number; url: string };
  beforeEach(async () => {
    job = await server.given.openJob(admin, { title: 'Baker' });
    round = await givenInterviewRound(server, admin, { job, panel: [pan, admin] });
    await connect();
    await readNow();
    server.setNow(minutesLater(7));
  });
  const single = (startsAt: string) => ({ kind: 'single', startsAt });
  const busyAt = async (startsAt: string, member = admin) =>
    server.as(member).post(`${round.url}/slots/busy`, single(startsAt));

  test('is told who of the panel is busy then and how old that is, and lays them all the same', async () => {
    const reply = await busyAt('2026-11-23T09:30:00Z');
    expect(reply.json()).toEqual({
      calendars: [
        { memberId: pan.id, name: 'Pan Ellist', readAt: NOON.toISOString(), isFresh: true },
      ],
      busy: [{ startsAt: '2026-11-23T09:30:00.000Z', memberId: pan.id, level: 'busy' }],
    });
    expect((await busyAt('2026-11-23T10:00:00Z')).json()).toMatchObject({ busy: [] });
    const id = await createInterviewSlotInTest(server, admin, {
      round,
      startsAt: '2026-11-23T09:30:00Z',
    });
    const slots = (await server.as(admin).get(`/api/job/${job.id}/interview-slots/busy`)).json();
    expect(slots).toMatchObject({
      calendars: [{ name: 'Pan Ellist', isFresh: true }],
      busy: [{ slotId: id, memberId: pan.id, level: 'busy' }],
    });
  });

  test('is told of a range which of its times they are', async () => {
    const range = { kind: 'range', from: '2026-11-23', until: '2026-11-24', weekdays: [1, 2] };
    const reply = await server.as(admin).post(`${round.url}/slots/busy`, {
      ...range,
      opens: '08:00',
      closes: '11:00',
      minutes: 60,
      gapMinutes: 0,
    });
    expect(reply.json().busy).toEqual([
      { startsAt: '2026-11-23T09:00:00.000Z', memberId: pan.id, level: 'busy' },
    ]);
  });

  test('is told nothing by what is older than fifteen minutes', async () => {
    server.setNow(minutesLater(16));
    expect((await busyAt('2026-11-23T09:30:00Z')).json()).toMatchObject({
      calendars: [{ name: 'Pan Ellist', readAt: NOON.toISOString(), isFresh: false }],
      busy: [],
    });
  });

  test('is told of nobody where a round has no panel yet', async () => {
    const { rows } = await server.given.owner.query<{ member_id: string }>(
      'delete from core.interview_round_member where round_id = $1 returning member_id',
      [round.id],
    );
    const reply = await busyAt('2026-11-23T09:30:00Z');
    expect([reply.statusCode, reply.json()]).toEqual([200, { calendars: [], busy: [] }]);
    for (const { member_id } of rows)
      await server.given.owner.query(
        'insert into core.interview_round_member (org_id, round_id, member_id) values ($1, $2, $3)',
        [admin.orgId, round.id, member_id],
      );
  });

  test('alone is told: no colleague without the role, and nobody of another organisation', async () => {
    expect((await busyAt('2026-11-23T09:30:00Z', pan)).statusCode).toBe(404);
    const stranger = await server.given.member(await server.given.organisation(), {
      role: 'ADMIN',
    });
    expect((await busyAt('2026-11-23T09:30:00Z', stranger)).statusCode).toBe(404);
    const slots = `/api/job/${job.id}/interview-slots/busy`;
    expect((await server.as(stranger).get(slots)).statusCode).toBe(404);
    const otherJob = await server.given.openJob(stranger);
    const otherRound = await givenInterviewRound(server, stranger, {
      job: otherJob,
      panel: [stranger],
    });
    const asked = { ...single('2026-11-23T09:30:00Z'), panel: [pan.id] };
    const reply = await server.as(stranger).post(`${otherRound.url}/slots/busy`, asked);
    expect(reply.statusCode).toBe(422);
  });
});
