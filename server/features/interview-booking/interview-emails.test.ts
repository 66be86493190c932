import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import {
  actOnInterview,
  bookInterviewByLink,
  cancelInterviewByLink,
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
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { sendDueEmails } from '../emails/send-due-emails.ts';
import { maintainInterviewsOfAllOrganisations } from '../interviews/maintain-interviews-each-minute.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);

let org: PlantedOrganisation;
let admin: PlantedMember;
let pan: PlantedMember;
let second: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  org = await server.given.organisation({ name: 'Larkfield' });
  admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Ad', lastName: 'Min' });
  pan = await server.given.member(org, { firstName: 'Pan', lastName: 'Ellist' });
  second = await server.given.member(org, { firstName: 'Sec', lastName: 'Ond' });
  job = await server.given.openJob(admin, { title: 'Baker' });
  round = await givenInterviewRound(server, admin, { job, panel: [pan] });
  candidate = await givenInterviewCandidate(server, job, {
    firstName: 'Zyxanna',
    lastName: 'Quintonish',
  });
  // What was told before they came so far is another matter.
  await server.given.owner.query('delete from core.event_outbox');
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [candidate] });
});

const lay = (startsAt: string, more: object = {}) =>
  createInterviewSlotInTest(server, admin, { round, startsAt, ...more });
const at = (moment: string) => server.setNow(new Date(moment));

/** What was received since the last look. */
async function received(): Promise<{ to: string; mail: Email }[]> {
  await handlePendingInterviewEvents(server);
  await sendDueEmails(services());
  const people = new Set([candidate, pan, second].map(({ email }) => email));
  return smtp()
    .received.splice(0)
    .map(({ to, mail }) => ({ to: to[0] ?? '', mail }))
    .filter(({ to }) => people.has(to))
    .toSorted((a, b) => (a.to < b.to ? -1 : 1));
}
const ofCandidate = async () => (await received()).filter(({ to }) => to === candidate.email);

function calendarOf(mail: Email) {
  const [file] = mail.attachments.filter(({ filename }) => filename === 'interview.ics');
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? '');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    start: value('dtstart'),
    status: value('status'),
    summary: value('summary'),
    text,
  };
}

test('the invitation leads to the page where a time is chosen, by both tags, and names the last day and who asks', async () => {
  const [invitation, ...more] = await ofCandidate();
  expect(more).toEqual([]);
  expect(invitation?.mail.subject).toBe('Book your interview for Baker');
  expect(invitation?.mail.text).toContain(`/application/${candidate.token}/interview`);
  expect(invitation?.mail.text).toContain('Ad Min at Larkfield');
  expect(invitation?.mail.text).toContain('until all times are taken');
});

test('in the organisation’s own text, with the day that was chosen', async () => {
  candidate = await givenInterviewCandidate(server, job);
  const template = await server.as(admin).post('/api/email-templates/create', {
    type: 'applicant-interview',
    name: 'Ours',
    subject: 'Meet us, *|CANDIDATE_FIRST_NAME|*',
    body: '<p>Until *|DUE_DATE|*: <a href="*|INTERVIEW_URL|*">here</a> or</p><p><a href="*|URL|*">here</a></p>',
    isDefault: false,
    orgId: org.id,
  });
  expect(template.statusCode).toBe(201);
  const url = `/api/manage/${job.id}/interview-rounds/${round.id}/invite`;
  const body = {
    applicationIds: [candidate.id],
    templateId: template.json().id,
    dueOn: '2026-11-24',
  };
  expect((await server.as(admin).post(url, body)).json()).toMatchObject({
    invited: [candidate.id],
  });
  const mail = (await ofCandidate()).find((each) => each.mail.subject?.startsWith('Meet us'));
  expect(mail?.mail.subject).toBe('Meet us, Ada');
  expect(mail?.mail.text).toContain('Tuesday 24 November');
  expect(
    mail?.mail.text?.match(new RegExp(`/application/${candidate.token}/interview`, 'g')),
  ).toHaveLength(2);
});

test('candidate and panel are told in words of their own, and no title and no mail to the panel has a name', async () => {
  const slot = await lay('2026-11-25T10:00:00Z');
  await received();
  await bookInterviewByLink(server, candidate, slot);
  const told = await received();
  expect(told.map(({ to }) => to)).toEqual([candidate.email, pan.email].toSorted());
  const own = told.find(({ to }) => to === candidate.email)?.mail;
  const panel = told.find(({ to }) => to === pan.email)?.mail;
  if (own === undefined || panel === undefined) throw new Error('somebody was not told');
  expect(own.subject).toBe(
    'Your interview: Baker, Wednesday 25 November 2026 at 10:00 GMT, 45 minutes',
  );
  expect(own.text).toContain('By video: https://meet.example.org/room');
  expect(own.text).toContain(`/application/${candidate.token}/interview`);
  expect(panel.text).toMatch(/with \w+-\d+,/);
  expect(panel.text).toContain('/user-dashboard');
  expect(`${panel.subject} ${panel.text} ${panel.html} ${calendarOf(panel).text}`).not.toMatch(
    /Zyxanna|Quintonish|application\/|@example\.com.*zyx/i,
  );
  for (const mail of [own, panel]) {
    const { summary, method, uid, sequence, start, text } = calendarOf(mail);
    expect(summary).toMatch(/^First interview: Baker \(\w+-\d+\)$/);
    expect(text).not.toMatch(/Zyxanna|Quintonish/);
    const { id } = await interviewRowOf(server, candidate);
    const host = new URL(services().config.BASE_URL).hostname;
    expect([method, uid, sequence, start]).toEqual([
      'REQUEST',
      `interview-${id}@${host}`,
      0,
      '2026-11-25T10:00:00Z',
    ]);
  }
});

test('booked, moved, moved and cancelled is one entry, counted 0, 1, 2, 3, and the last takes it out', async () => {
  const slots = [await lay('2026-11-25T10:00:00Z'), await lay('2026-11-26T10:00:00Z')];
  const third = await lay('2026-11-27T10:00:00Z');
  await received();
  const told: ReturnType<typeof calendarOf>[] = [];
  for (const act of [
    () => bookInterviewByLink(server, candidate, slots[0] ?? 0),
    () => bookInterviewByLink(server, candidate, slots[1] ?? 0),
    () => bookInterviewByLink(server, candidate, third),
    () => cancelInterviewByLink(server, candidate),
  ]) {
    await act();
    const mails = await received();
    expect(mails).toHaveLength(2);
    told.push(...mails.map(({ mail }) => calendarOf(mail)));
  }
  expect(new Set(told.map(({ uid }) => uid)).size).toBe(1);
  expect(told.map(({ sequence }) => sequence)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(told.map(({ method }) => method)).toEqual([
    ...Array(6).fill('REQUEST'),
    ...Array(2).fill('CANCEL'),
  ]);
  expect(told.at(-1)?.status).toBe('CANCELLED');
});

test('what was overtaken before it was written is told once, as it is now', async () => {
  const [one, two] = [await lay('2026-11-25T10:00:00Z'), await lay('2026-11-26T10:00:00Z')];
  await received();
  await bookInterviewByLink(server, candidate, one);
  await bookInterviewByLink(server, candidate, two);
  const mails = await ofCandidate();
  expect(mails.map(({ mail }) => calendarOf(mail))).toMatchObject([
    { sequence: 1, start: '2026-11-26T10:00:00Z' },
  ]);
});

test('a time that an admin moves takes its interview along; another panel is told to the panel alone', async () => {
  const slot = await lay('2026-11-25T10:00:00Z');
  await bookInterviewByLink(server, candidate, slot);
  await received();
  const change = async (body: object) => {
    const [now] = await listInterviewSlotsInTest(server, admin, job);
    const url = `/api/job/${job.id}/interview-slots/${slot}`;
    const same = { startsAt: now?.startsAt, roomId: null, panel: [pan.id], version: now?.version };
    return server.as(admin).put(url, { ...same, ...body });
  };
  expect((await change({ startsAt: '2026-11-25T14:00:00Z' })).statusCode).toBe(200);
  const moved = await received();
  expect(moved.map(({ mail }) => calendarOf(mail).start)).toEqual(
    Array(2).fill('2026-11-25T14:00:00Z'),
  );
  expect((await change({ panel: [second.id] })).statusCode).toBe(200);
  const told = (await received()).map(({ to, mail }) => [to, calendarOf(mail).method]);
  expect(Object.fromEntries(told)).toEqual({ [pan.email]: 'CANCEL', [second.email]: 'REQUEST' });
  expect(await interviewRowOf(server, candidate)).toMatchObject({
    sequence: 2,
    panel: [second.id],
  });
  expect((await change({ version: 1 })).json().code).toBe('newer-version');
});

const reminders = async () => {
  await maintainInterviewsOfAllOrganisations(services());
  return (await received()).filter(({ mail }) => mail.subject?.startsWith('Soon:'));
};

test('candidate and panel are reminded a day and an hour before, once each', async () => {
  await bookInterviewByLink(server, candidate, await lay('2026-11-25T10:00:00Z'));
  await received();
  at('2026-11-24T09:59:59Z');
  expect(await reminders()).toEqual([]);
  at('2026-11-24T10:00:00Z');
  expect((await reminders()).map(({ to }) => to)).toEqual([candidate.email, pan.email].toSorted());
  expect(await reminders()).toEqual([]);
  at('2026-11-25T09:00:00Z');
  expect(await reminders()).toHaveLength(2);
  expect(await reminders()).toEqual([]);
  at('2026-11-25T10:00:01Z');
  expect(await reminders()).toEqual([]);
});

test('nobody is reminded of what was cancelled, moved, held or booked within the day, also when the reminder was written already', async () => {
  const slot = await lay('2026-11-25T10:00:00Z');
  const later = await lay('2026-11-27T10:00:00Z');
  await bookInterviewByLink(server, candidate, slot);
  await received();
  const queueReminder = async () => {
    await maintainInterviewsOfAllOrganisations(services());
    await handlePendingInterviewEvents(server);
  };
  const isReminder = ({ mail }: { mail: Email }) => mail.subject?.startsWith('Soon:');
  at('2026-11-24T10:00:00Z');
  await queueReminder();
  const written = await server.given.owner.query(
    `select from pii.email_message where org_id = $1 and kind like '%reminder' and sent_at is null`,
    [org.id],
  );
  expect(written.rowCount).toBe(2);
  const moved = await actOnInterview(server, admin, {
    job,
    candidate,
    act: 'book',
    slotId: later,
  });
  expect(moved.statusCode).toBe(200);
  expect((await received()).filter(isReminder)).toEqual([]);
  at('2026-11-26T10:00:00Z');
  await queueReminder();
  await actOnInterview(server, admin, { job, candidate, act: 'cancel' });
  expect((await received()).filter(isReminder)).toEqual([]);
  // Within the day: only the hour is left to remind of.
  await actOnInterview(server, admin, { job, candidate, act: 'book', slotId: later });
  await received();
  expect(await reminders()).toEqual([]);
  at('2026-11-27T09:30:00Z');
  await queueReminder();
  at('2026-11-27T10:10:00Z');
  const done = await actOnInterview(server, admin, {
    job,
    candidate,
    act: 'outcome',
    outcome: 'done',
  });
  expect(done.json()).toMatchObject({ state: 'done' });
  expect((await received()).filter(isReminder)).toEqual([]);
});

test('the outbox of the demo shows the entry that went along', async () => {
  await bookInterviewByLink(server, candidate, await lay('2026-11-25T10:00:00Z'));
  await received();
  const outbox = (await server.as(null).get('/dev/outbox.json')).json<
    { to: string; attachments: { filename: string; contentType: string; text: string }[] }[]
  >();
  const files = outbox.filter(({ to }) => to === pan.email).flatMap((mail) => mail.attachments);
  expect(files).toEqual([
    {
      filename: 'interview.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      text: expect.stringContaining('BEGIN:VCALENDAR'),
    },
  ]);
});
