import { afterEach, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { sendDueEmails } from '../emails/send-due-emails.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);
afterEach(() => server.setNow(null));

const HOUR_MS = 3_600_000;

async function givenJob() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const application = await given.application(job, { state: 'in_review' });
  await given.owner.query(
    "update core.application set state = 'rejected', rejected_by = $2, rejected_at = now() where id = $1",
    [application.id, admin.id],
  );
  const at = `/api/manage/${job.id}/candidates/${application.id}`;
  const emails = async () => (await server.as(admin).get(at)).json().mails;
  return { org, admin, job, application, at, mails: emails };
}

test('a rejection waits as long as the organisation has set, and can be moved or sent at once', async () => {
  const { admin, job, application, at, mails: emails } = await givenJob();
  await server.as(admin).put('/api/mail-settings', { senderName: null, rejectionWaitHours: 24 });
  const { rows } = await server.given.owner.query<{ id: number }>(
    `insert into core.event (org_id, kind, actor_kind, job_id, subject_id) values ($1, 'application-rejected', 'system', $2, $3) returning id`,
    [job.orgId, job.id, application.id],
  );
  await writeEmailOfOneEvent(services(), { orgId: job.orgId, eventId: rows[0]?.id ?? 0 });
  const [{ id, sendAt }] = await emails();
  expect(Math.round((Date.parse(sendAt) - Date.now()) / HOUR_MS)).toBe(24);
  const move = (body: object, of = at) => server.as(admin).post(`${of}/move-mail/${id}`, body);
  const later = new Date(Date.now() + 48 * HOUR_MS).toISOString();
  expect((await move({ sendAt: later })).json()).toMatchObject({
    id,
    state: 'queued',
    sendAt: later,
  });
  const tooLate = new Date(Date.now() + 8 * 24 * HOUR_MS).toISOString();
  expect((await move({ sendAt: tooLate })).json().fields).toHaveProperty('sendAt');
  await sendDueEmails(services());
  expect(smtp().received).toEqual([]);
  expect((await move({ sendAt: null })).statusCode).toBe(200);
  await sendDueEmails(services());
  expect(smtp().received[0]?.to).toEqual([application.email]);
  expect(await emails()).toMatchObject([{ id, state: 'sent', tries: 0 }]);
  expect((await move({ sendAt: null })).statusCode).toBe(409);
  const audit = await server.given.owner.query(
    "select subject from audit.entry where org_id = $1 and kind = 'mail-moved'",
    [job.orgId],
  );
  expect(audit.rows).toHaveLength(2);
});

test('who has no part in the role, or no admin’s, moves nothing', async () => {
  const { org, job, application, at } = await givenJob();
  const { id } = await server.given.mail(application);
  const reviewer = await server.given.member(org);
  await server.given.part(job, reviewer);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  for (const [member, status] of [
    [reviewer, 403],
    [stranger, 404],
    [await server.given.member(org), 404],
  ] as const) {
    const caller = server.as(member);
    expect((await caller.post(`${at}/move-mail/${id}`, { sendAt: null })).statusCode).toBe(status);
    expect((await caller.post(`${at}/try-address-again`)).statusCode).toBe(status);
  }
});

test('mail that comes back is told, nothing more goes there, and what came back is sent again once somebody says so', async () => {
  const { admin, application, at, mails: emails } = await givenJob();
  await server.given.dueMails(application, { kind: 'application-confirm' });
  smtp().answer(550);
  await sendDueEmails(services());
  smtp().answer(null);
  await server.given.dueMails(application, { kind: 'applicant-rejection' });
  await sendDueEmails(services());
  expect(smtp().received).toEqual([]);
  expect((await emails()).map(({ state }: { state: string }) => state)).toEqual([
    'bounced',
    'bounced',
  ]);
  const again = await server.as(admin).post(`${at}/try-address-again`);
  expect(again.json()).toEqual({ tried: 2 });
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(2);
  expect((await emails()).map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent']);
  expect((await server.as(admin).post(`${at}/try-address-again`)).json()).toEqual({ tried: 0 });
});
