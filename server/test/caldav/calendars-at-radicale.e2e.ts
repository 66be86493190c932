import ICAL from 'ical.js';
import { createCalendarObject, fetchCalendarObjects, makeCalendar } from 'tsdav';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendDueEmails } from '../../features/emails/send-due-emails.ts';
import {
  bookInterviewByLink,
  cancelInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
  handlePendingInterviewEvents,
} from '../interview-test-actions.ts';
import { startTestServer } from '../start-test-server.ts';
import { makeCalendarFileOfEntries } from '../test-calendar-server-and-calendar-files.ts';
import type { PlantedMember, PlantedOrganisation } from '../test-data-types.ts';
import { startTestSmtpServer } from '../test-smtp-server.ts';
import { radicaleAccount, startRadicale } from './start-radicale.ts';

const radicale = await startRadicale();
const server = startTestServer({ WEBHOOK_HTTP_HOSTS: radicale.host });
const { smtp, services } = startTestSmtpServer(server);
afterAll(() => radicale.stop());

const headers = {
  authorization: `Basic ${Buffer.from(`${radicaleAccount.username}:${radicaleAccount.password}`).toString('base64')}`,
};
const CALENDAR = '/api/member-calendar';

let org: PlantedOrganisation;
let admin: PlantedMember;
let pan: PlantedMember;
let n = 0;
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  org = await server.given.organisation({ name: 'Larkfield' });
  admin = await server.given.member(org, { role: 'ADMIN' });
  pan = await server.given.member(org, { firstName: 'Pan', lastName: 'Ellist' });
  await fetch(radicale.home, { method: 'DELETE', headers });
});

async function madeCalendar(): Promise<{ url: string }> {
  n += 1;
  const url = `${radicale.home}calendar-${n}/`;
  await makeCalendar({ url, props: { 'd:displayname': `Calendar ${n}` }, headers });
  return { url };
}
const store = (calendar: { url: string }, filename: string, iCalString: string) =>
  createCalendarObject({ calendar, filename, iCalString, headers });
const connect = async (more: object = {}) => {
  await server
    .as(pan)
    .put(CALENDAR, { kind: 'caldav', url: radicale.base, ...radicaleAccount, ...more });
  return (await server.as(pan).post(`${CALENDAR}/read`)).json().calendar;
};

test('busy times are read from all calendars of an account, with what repeats, and without titles', async () => {
  const [work, home] = [await madeCalendar(), await madeCalendar()];
  await store(
    work,
    'weekly.ics',
    makeCalendarFileOfEntries([
      'UID:weekly',
      'DTSTART:20261102T090000Z',
      'DTEND:20261102T100000Z',
      'RRULE:FREQ=WEEKLY;COUNT=6',
      'EXDATE:20261130T090000Z',
    ]),
  );
  await store(
    home,
    'day.ics',
    makeCalendarFileOfEntries(['UID:day', 'DTSTART;VALUE=DATE:20261201', 'TRANSP:TRANSPARENT']),
  );
  await store(
    home,
    'dentist.ics',
    makeCalendarFileOfEntries(['UID:dentist', 'DTSTART:20261202T090000Z', 'DURATION:PT1H']),
  );
  expect(await connect()).toMatchObject({ kind: 'caldav', failure: null, busyTimes: 3 });
  const { rows } = await server.given.owner.query(
    'select starts_at from core.member_busy_time where member_id = $1 order by 1',
    [pan.id],
  );
  expect(rows.map(({ starts_at: from }) => from.toISOString())).toEqual([
    '2026-11-23T09:00:00.000Z',
    '2026-12-02T09:00:00.000Z',
    '2026-12-07T09:00:00.000Z',
  ]);
});

test('a wrong password says so, an account without a calendar too', async () => {
  expect(await connect({ password: 'guessed' })).toMatchObject({
    failure: { problem: 'wrong-password' },
  });
  expect(await connect()).toMatchObject({ failure: { problem: 'no-calendar' } });
});

test('booked, moved, moved and cancelled is one entry there, counted 0, 1, 2, 3', async () => {
  const calendar = await madeCalendar();
  const job = await server.given.openJob(admin, { title: 'Baker' });
  const round = await givenInterviewRound(server, admin, { job, panel: [pan] });
  const candidate = await givenInterviewCandidate(server, job);
  await server.given.owner.query('delete from core.event_outbox');
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [candidate] });
  const days = ['25', '26', '27'];
  const slots = await Promise.all(
    days.map((day) =>
      createInterviewSlotInTest(server, admin, { round, startsAt: `2026-11-${day}T10:00:00Z` }),
    ),
  );
  await fileReceived();
  const found: unknown[] = [];
  for (const act of [
    ...slots.map((slot) => () => bookInterviewByLink(server, candidate, slot)),
    () => cancelInterviewByLink(server, candidate),
  ]) {
    await act();
    const { uid, text } = await fileReceived();
    // As calendar programs store what came by e-mail: under its name, without what it asks for (RFC 4791, 4.1).
    const url = `${calendar.url}${encodeURIComponent(uid)}.ics`;
    const body = text.replace(/^METHOD:.*\r?\n/m, '');
    const stored = await fetch(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
      body,
    });
    expect([200, 201, 204]).toContain(stored.status);
    // Under another name it would be a second entry, which no server takes.
    const twice = await store(calendar, 'another.ics', body);
    expect(twice.status).toBe(409);
    const entries = await fetchCalendarObjects({ calendar, headers });
    expect(entries).toHaveLength(1);
    found.push(entryOf(String(entries[0]?.data)));
  }
  expect(found).toEqual([
    { sequence: 0, start: '2026-11-25T10:00:00Z', status: 'CONFIRMED' },
    { sequence: 1, start: '2026-11-26T10:00:00Z', status: 'CONFIRMED' },
    { sequence: 2, start: '2026-11-27T10:00:00Z', status: 'CONFIRMED' },
    { sequence: 3, start: '2026-11-27T10:00:00Z', status: 'CANCELLED' },
  ]);
});

/** The file that the panel was sent since the last look. */
async function fileReceived(): Promise<{ uid: string; text: string }> {
  await handlePendingInterviewEvents(server);
  await sendDueEmails(services());
  const own = smtp()
    .received.splice(0)
    .filter(({ to }) => to[0] === pan.email)
    .flatMap(({ mail }) => mail.attachments)
    .find(({ filename }) => filename === 'interview.ics');
  const content = own?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return { uid: /^UID:(.*?)\r?$/m.exec(text)?.[1] ?? '', text };
}

function entryOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return {
    sequence: event?.getFirstPropertyValue('sequence'),
    start: String(event?.getFirstPropertyValue('dtstart')),
    status: event?.getFirstPropertyValue('status'),
  };
}
