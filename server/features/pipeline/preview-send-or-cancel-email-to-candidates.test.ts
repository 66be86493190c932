import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { sendDueEmails } from '../emails/send-due-emails.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);
afterEach(async () => {
  server.setNow(null);
  await server.given.owner.query('delete from core.event_outbox');
});

const now = new Date('2026-11-23T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  server.setNow(now);
  const org = await server.given.organisation({ name: 'Larkfield Energy' });
  admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Ana', lastName: 'Ruiz' });
  job = await server.given.openJob(admin, { title: 'Baker' });
});

const text = (more: { subject?: string; body?: string; type?: string } = {}) =>
  server.given.emailTemplate(admin, {
    type: 'other',
    isDefault: false,
    subject: 'About *|JOB_TITLE|*',
    body: '<p>Hello *|CANDIDATE_FIRST_NAME|*, we move. *|ADMIN_FIRST_NAME|* *|ADMIN_LAST_NAME|*</p>',
    ...more,
  });
type Wish = { version?: number; dueOn?: string };
const bodyOf = (who: { id: number }[], template: { id: number }, more: Wish = {}) => ({
  applicationIds: who.map(({ id }) => id),
  templateId: template.id,
  ...more,
});
const preview = (who: { id: number }[], template: { id: number }, more: Wish = {}, by = admin) =>
  server.as(by).post(`/api/manage/${job.id}/mails/preview`, bodyOf(who, template, more));
const send = (who: { id: number }[], template: { id: number }, more: Wish = {}, by = admin) =>
  server.as(by).post(`/api/manage/${job.id}/mails`, bodyOf(who, template, { version: 1, ...more }));
const takeBack = (roundId: number) =>
  server.as(admin).post(`/api/manage/${job.id}/mails/${roundId}/cancel`);

/** Writes what was asked for, and lets leave what is due at a time. */
async function leaveAt(time: Date) {
  await writeEmailsOfAllPendingEvents(server);
  server.setNow(time);
  await sendDueEmails(services());
  return smtp().received;
}

test('chosen candidates get a text of the organisation, signed by whoever sent it, half a minute later', async () => {
  const template = await text();
  const ngozi = await server.given.application(job, { firstName: 'Ngozi', state: 'submitted' });
  const sam = await server.given.application(job, { firstName: 'Sam', state: 'interviews_tasks' });
  await server.given.application(job, { firstName: 'Left Out', state: 'submitted' });
  const reply = await send([ngozi, sam], template);
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    { roundId: expect.any(Number), people: 2, leavesAt: later(30).toISOString() },
  ]);
  expect(await leaveAt(later(29))).toEqual([]);
  const received = await leaveAt(later(31));
  expect(new Set(received.map(({ to }) => to[0]))).toEqual(new Set([ngozi.email, sam.email]));
  const own = received.find(({ to }) => to[0] === ngozi.email)?.mail;
  expect(own?.subject).toBe('About Baker');
  expect(own?.text).toMatch(/^Hello Ngozi, we move\. Ana Ruiz\n/);
  const shown = await server.as(admin).get(`/api/manage/${job.id}/candidates/${sam.id}`);
  expect(shown.json().mails).toMatchObject([{ kind: 'other', state: 'sent' }]);
  const { rows } = await server.given.owner.query(
    `select subject, details from audit.entry where org_id = $1 and kind = 'candidates-mailed'`,
    [admin.orgId],
  );
  expect(rows).toEqual([
    {
      subject: `job ${job.id}`,
      details: { template: template.id, applicationIds: [ngozi.id, sam.id] },
    },
  ]);
});

test('the preview tells whom it goes to: sealed ones by reference, opened ones by name, which is written down as seen', async () => {
  const template = await text();
  const sealed = await server.given.application(job, { firstName: 'Zebulon', lastName: 'Sealed' });
  const open = await server.given.application(job, { firstName: 'Olu', lastName: 'Open' });
  await server.given.openedIdentity(open);
  const reply = await preview([sealed, open], template);
  expect(reply.json()).toMatchObject({
    people: 2,
    hadBefore: 0,
    namesDay: false,
    version: 1,
    mail: { subject: 'About Baker', from: 'Larkfield Energy' },
  });
  expect(reply.json().mail.text).toContain('Hello Sam, we move. Ana Ruiz');
  expect(reply.body).not.toMatch(/Zebulon|Sealed/);
  expect(reply.body).not.toContain(sealed.email);
  const people = reply.json().recipients.map(({ id, person }: Recipient) => [id, person?.lastName]);
  expect(new Map(people)).toEqual(
    new Map([
      [sealed.id, undefined],
      [open.id, 'Open'],
    ]),
  );
  const { rows } = await server.given.owner.query(
    'select application_id, member_id, how from core.identity_seen where org_id = $1',
    [admin.orgId],
  );
  expect(rows).toEqual([{ application_id: open.id, member_id: admin.id, how: 'shown' }]);
  await send([sealed], template);
  expect((await preview([sealed, open], template)).json().hadBefore).toBe(1);
});
type Recipient = { id: number; person: { lastName: string } | null };

test('until it leaves it is taken back as a whole, written already or not; what has left has left', async () => {
  const template = await text();
  const two = [await server.given.application(job), await server.given.application(job)];
  const first = (await send(two, template)).json();
  expect((await takeBack(first.roundId)).json()).toEqual({ stopped: 2, gone: 0 });
  expect(await leaveAt(later(31))).toEqual([]);

  server.setNow(now);
  const second = (await send(two, template)).json();
  await writeEmailsOfAllPendingEvents(server);
  expect((await takeBack(second.roundId)).json()).toEqual({ stopped: 2, gone: 0 });
  expect(await leaveAt(later(31))).toEqual([]);
  const { rows } = await server.given.owner.query<{ n: number }>(
    'select count(*)::int as n from pii.email_message where org_id = $1 and cancelled_at is null',
    [admin.orgId],
  );
  expect(rows).toEqual([{ n: 0 }]);
  expect((await preview(two, template)).json().hadBefore).toBe(0);

  server.setNow(now);
  const third = (await send(two, template)).json();
  expect(await leaveAt(later(31))).toHaveLength(2);
  expect((await takeBack(third.roundId)).json()).toEqual({ stopped: 0, gone: 2 });
  expect((await preview(two, template)).json().hadBefore).toBe(2);
});

test('what was taken back is not told as written; what had left is', async () => {
  const feed = async () =>
    (await server.as(admin).get('/api/activity')).json().activities.map(({ text }: Line) => text);
  const two = [await server.given.application(job), await server.given.application(job)];
  const template = await text();
  const { roundId } = (await send(two, template)).json();
  expect(await feed()).toContain('Ana Ruiz wrote an e-mail to 2 candidates of Baker');
  await takeBack(roundId);
  expect((await feed()).join()).not.toContain('wrote an e-mail');
  const late = (await send(two, template)).json();
  expect(await leaveAt(later(31))).toHaveLength(2);
  await takeBack(late.roundId);
  expect(await feed()).toContain('Ana Ruiz wrote an e-mail to 2 candidates of Baker');
});
type Line = { text: string };

test('what was written while somebody took it back does not leave either', async () => {
  const ada = await server.given.application(job);
  const { roundId } = (await send([ada], await text())).json();
  await writeEmailsOfAllPendingEvents(server);
  await server.given.owner.query('update core.email_round set cancelled_at = now() where id = $1', [
    roundId,
  ]);
  expect(await leaveAt(later(31))).toEqual([]);
});

test('the same call asked again under its key sends once', async () => {
  const template = await text();
  const ada = await server.given.application(job);
  const ask = () =>
    server.as(admin).post(`/api/manage/${job.id}/mails`, bodyOf([ada], template, { version: 1 }), {
      'idempotency-key': 'the-same-click',
    });
  const [first, again] = [await ask(), await ask()];
  expect(again.json()).toEqual(first.json());
  expect(await leaveAt(later(31))).toHaveLength(1);
});

test('more than a few that wait for one candidate all leave', async () => {
  const ada = await server.given.application(job);
  for (const subject of ['One', 'Two', 'Three', 'Four']) await send([ada], await text({ subject }));
  const received = await leaveAt(later(31));
  expect(received.map(({ mail: email }) => email.subject)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('a text that speaks of a last day needs one, not past; the day stands in the e-mail', async () => {
  const template = await text({ body: '<p>Tell us by *|DUE_DATE|*, please.</p>' });
  const ada = await server.given.application(job);
  expect((await preview([ada], template)).json()).toMatchObject({ namesDay: true });
  expect((await send([ada], template)).json().fields).toEqual({
    dueOn: 'Choose the last day: this text speaks of it.',
  });
  expect((await send([ada], template, { dueOn: '2026-11-22' })).json().fields).toEqual({
    dueOn: 'Choose today or a later day.',
  });
  const shown = await preview([ada], template, { dueOn: '2026-12-04' });
  expect(shown.json().mail.text).toContain('Tell us by Friday 4 December, please.');
  await send([ada], template, { dueOn: '2026-12-04' });
  const [received] = await leaveAt(later(31));
  expect(received?.mail.text).toContain('Tell us by Friday 4 December, please.');
});

test('what was seen is sent: a text that has changed is refused, one that is deleted later is sent as it was', async () => {
  const template = await text({ subject: 'As it was' });
  const ada = await server.given.application(job);
  expect((await send([ada], template, { version: 2 })).statusCode).toBe(409);
  expect((await send([ada], template)).statusCode).toBe(201);
  await server.given.owner.query('delete from core.email_template where id = $1', [template.id]);
  const received = await leaveAt(later(31));
  expect(received.map(({ mail: email }) => email.subject)).toEqual(['As it was']);
});

test('all are written to or none: nobody who withdrew, has only begun, or stands on another role', async () => {
  const template = await text();
  const ada = await server.given.application(job);
  const elsewhere = await server.given.application(await server.given.openJob(admin));
  for (const [state, status] of [
    ['withdrawn', 409],
    ['started', 409],
    ['quick_applied', 409],
    ['erased', 404],
  ] as const) {
    const other = await server.given.application(job, { state });
    expect([state, (await send([ada, other], template)).statusCode]).toEqual([state, status]);
    expect([state, (await preview([ada, other], template)).statusCode]).toEqual([state, status]);
  }
  expect((await send([ada, elsewhere], template)).statusCode).toBe(404);
  expect((await preview([ada, elsewhere], template)).statusCode).toBe(404);
  expect(await leaveAt(later(31))).toEqual([]);
});

test('whoever withdraws before it leaves the server is not written to', async () => {
  const ada = await server.given.application(job);
  await send([ada], await text());
  await server.given.owner.query(
    `update core.application set state = 'withdrawn', withdrawn_at = now() where id = $1`,
    [ada.id],
  );
  expect(await leaveAt(later(31))).toEqual([]);
});

test('a text of another type, another organisation’s or a deleted one is not found', async () => {
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const ada = await server.given.application(job);
  const others = [
    await text({ type: 'applicant-rejection' }),
    await server.given.emailTemplate(stranger, { type: 'other' }),
    { id: 999_999_999 },
  ];
  for (const other of others) {
    expect((await send([ada], other)).statusCode).toBe(404);
    expect((await preview([ada], other)).statusCode).toBe(404);
  }
});

test('who manages the role is told its texts and writes; who reviews it is refused, and strangers find nothing', async () => {
  const template = await text();
  const ada = await server.given.application(job);
  const texts = async (who: PlantedMember) =>
    (await server.as(who).get(`/api/manage/${job.id}`)).json().otherTexts;
  const hiring = await server.given.member({ id: admin.orgId });
  await server.given.part(job, hiring, 'admin');
  expect(await texts(hiring)).toMatchObject([{ id: template.id, kind: 'other', name: 'Ours' }]);
  const reviewer = await server.given.member({ id: admin.orgId });
  await server.given.part(job, reviewer, 'reviewer');
  expect(await texts(reviewer)).toEqual([]);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const { roundId } = (await send([ada], template, {}, hiring)).json();
  for (const [who, status] of [
    [reviewer, 403],
    [await server.given.member({ id: admin.orgId }), 404],
    [stranger, 404],
  ] as const) {
    expect((await send([ada], template, {}, who)).statusCode).toBe(status);
    expect((await preview([ada], template, {}, who)).statusCode).toBe(status);
    const cancel = await server.as(who).post(`/api/manage/${job.id}/mails/${roundId}/cancel`);
    expect(cancel.statusCode).toBe(status);
  }
  const other = await server.given.openJob(admin);
  const there = await server.as(admin).post(`/api/manage/${other.id}/mails/${roundId}/cancel`);
  expect(there.statusCode).toBe(404);
  expect(await leaveAt(later(31))).toHaveLength(1);
});

test('a sample role has nobody to write to', async () => {
  const ada = await server.given.application(job);
  const template = await text();
  await server.given.owner.query('update core.job set sample = true where id = $1', [job.id]);
  expect((await send([ada], template)).json().message).toMatch(/^This is a sample role/);
});
