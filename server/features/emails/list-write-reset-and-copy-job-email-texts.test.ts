import * as jobEmails from '@evenhand/contract/emails/job-email-texts.ts';
import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { callEndpointInTest } from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import type { PlantedApplication, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';

const server = startTestServer();
const link = '<p><a href="*|URL|*">Go on</a></p>';
const words = { subject: 'Welcome to *|JOB_TITLE|*', body: `<p>Written for this role.</p>${link}` };

async function ask(
  member: PlantedMember,
  endpoint: Endpoint,
  { ids, body }: { ids: Record<string, string | number>; body?: object },
) {
  const { session } = await server.given.sessionOf(member);
  return callEndpointInTest(server, { endpoint, session, ids, body });
}

async function someone() {
  const { given } = server;
  const admin = await given.member(await given.organisation({ name: 'Larkfield Energy' }), {
    role: 'ADMIN',
  });
  const job = await given.openJob(admin, { title: 'Baker' });
  return { admin, job, application: await given.application(job, { state: 'started' }) };
}

/** The e-mail that begins an application, as the outbox has it. */
async function begin({ orgId, jobId, id }: PlantedApplication) {
  const { rows } = await server.given.owner.query<{ id: number }>(
    `insert into core.event (org_id, kind, actor_kind, job_id, subject_id)
     values ($1, 'application-begun', 'system', $2, $3) returning id`,
    [orgId, jobId, id],
  );
  await writeEmailOfOneEvent(server.services, { orgId, eventId: rows[0]?.id ?? 0 });
  const emails = await server.given.owner.query<{ subject: string; text: string; html: string }>(
    'select subject, text, html from pii.email_message where application_id = $1',
    [id],
  );
  return emails.rows[0];
}

type Listed = {
  mayEdit: boolean;
  emails: {
    type: string;
    isSent: boolean;
    usual: { template: string | null };
    own: object | null;
  }[];
};

test('a role writes the types that it may, and says the usual again when it is told to', async () => {
  const { admin, job } = await someone();
  const ids = { jobId: job.id, type: 'application-start' };
  const listed = (await ask(admin, jobEmails.findJobEmailTextsEndpoint, { ids })).json<Listed>();
  expect(listed.emails.map(({ type }) => type)).toEqual([
    'application-invite',
    'application-start',
    'application-confirm',
    'applicant-interview',
    'applicant-rejection',
    'quick-apply-invite',
    'assessment-stage-invite',
  ]);
  const written = (
    await ask(admin, jobEmails.saveJobEmailTextEndpoint, { ids, body: words })
  ).json<Listed>();
  const own = ({ emails }: Listed) => emails.find(({ type }) => type === ids.type)?.own;
  expect(own(written)).toEqual(words);
  const reset = (await ask(admin, jobEmails.resetJobEmailTextEndpoint, { ids })).json<Listed>();
  expect(own(reset)).toBeNull();
});

test('who writes over a text of the role that a colleague has replaced is told, and nothing is lost', async () => {
  const { admin, job } = await someone();
  const ids = { jobId: job.id, type: 'application-start' };
  const save = async (subject: string, over?: typeof words | null) => {
    const body = { ...words, subject, ...(over !== undefined && { over }) };
    const reply = await ask(admin, jobEmails.saveJobEmailTextEndpoint, { ids, body });
    return reply.statusCode === 200 ? 200 : reply.json<{ code: string }>().code;
  };
  const theirs = { ...words, subject: 'Theirs' };
  expect(await save('Theirs', null)).toBe(200);
  expect(await save('Mine', null)).toBe('newer-version');
  expect(await save('Theirs', null)).toBe(200);
  expect(await save('Mine', theirs)).toBe(200);
  await ask(admin, jobEmails.resetJobEmailTextEndpoint, { ids });
  expect(await save('Mine again', { ...words, subject: 'Mine' })).toBe('newer-version');
  expect(await save('Whatever stands there')).toBe(200);
});

test('each e-mail of a role is one that something sends', async () => {
  const { admin, job } = await someone();
  const listed = await ask(admin, jobEmails.findJobEmailTextsEndpoint, { ids: { jobId: job.id } });
  const { emails } = listed.json<Listed>();
  expect(emails.length).toBeGreaterThan(3);
  expect(emails.filter(({ isSent }) => !isSent)).toEqual([]);
});

test('of a role only those who run it write its e-mails, and only what may be saved', async () => {
  const { admin, job } = await someone();
  const { given } = server;
  const org = { id: admin.orgId };
  const [runner, reviewer, colleague] = [
    await given.member(org),
    await given.member(org),
    await given.member(org),
  ];
  await given.part(job, runner, 'admin');
  await given.part(job, reviewer, 'reviewer');
  const ids = { jobId: job.id, type: 'application-start' };
  const write = async (member: PlantedMember, change: object = {}, type = ids.type) =>
    (
      await ask(member, jobEmails.saveJobEmailTextEndpoint, {
        ids: { ...ids, type },
        body: { ...words, ...change },
      })
    ).statusCode;
  expect(await write(runner)).toBe(200);
  expect(await write(reviewer)).toBe(403);
  expect(await write(colleague)).toBe(404);
  expect(await write(admin, { body: '<p>No link</p>' })).toBe(422);
  expect(await write(admin, {}, 'past-application-invite')).toBe(404);
  await given.owner.query(
    'update core.job set closes_at = now(), archived_at = now() where id = $1',
    [job.id],
  );
  expect(await write(admin)).toBe(409);
});

test('an e-mail says what the role says, or else the organisation’s default, or else our text', async () => {
  const { admin, job, application } = await someone();
  const { given } = server;
  expect((await begin(application))?.subject).toBe('Your application for Baker is saved');
  const type = 'application-start';
  await given.emailTemplate(admin, { type, subject: 'From *|ORG_NAME|*' });
  const second = await given.application(job, { state: 'started' });
  const email = await begin(second);
  expect(email?.subject).toBe('From Larkfield Energy');
  expect(email?.text).toMatch(/^In our own words\.\n\nGo on:\nhttp/);
  await given.roleEmail(job, { type, subject: 'Of this role' });
  const third = await given.application(job, { state: 'started' });
  expect((await begin(third))?.subject).toBe('Of this role');
  const elsewhere = await given.application(await given.openJob(admin), { state: 'started' });
  expect((await begin(elsewhere))?.subject).toBe('From Larkfield Energy');
});

test('a template that is not the default is not sent by itself', async () => {
  const { admin, application } = await someone();
  const template = { type: 'application-start', subject: 'Not this one', isDefault: false };
  await server.given.emailTemplate(admin, template);
  expect((await begin(application))?.subject).toBe('Your application for Baker is saved');
});

test('nobody goes without their mail for words that cannot be filled: they get ours', async () => {
  const { admin, application } = await someone();
  const body = '<p>*|INTERVIEW_URL|*</p><p><a href="*|URL|*">Go on</a></p>';
  await server.given.emailTemplate(admin, { type: 'application-start', subject: 'Ours', body });
  expect((await begin(application))?.subject).toBe('Your application for Baker is saved');
});

test('words that were saved before, and would glue a link to another address, give way to ours', async () => {
  const { admin, application } = await someone();
  const body = '<p>https://evil.example/?*|URL|*</p>';
  await server.given.emailTemplate(admin, { type: 'application-start', subject: 'Ours', body });
  const email = await begin(application);
  expect(email?.subject).toBe('Your application for Baker is saved');
  expect(JSON.stringify(email)).not.toContain('evil.example');
});

test('a copy of a role, and a role begun with a template made of it, say what it said', async () => {
  const { admin, job } = await someone();
  await server.given.roleEmail(job, { type: 'applicant-rejection', subject: 'From this role' });
  const post = async (url: string) => {
    const { session } = await server.given.sessionOf(admin);
    const reply = await server.running.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: `sid=${session}`,
        'x-csrf-token': deriveCsrfToken(session, server.services.config),
      },
    });
    return reply.json<{ id: number }>();
  };
  const copy = await post(`/dashboard-old/role/${job.id}/duplicate`);
  const template = await post(`/dashboard-old/role/${job.id}/duplicate?template=true`);
  const begun = await post(`/dashboard-old/role/${template.id}/duplicate-template`);
  const { rows } = await server.given.owner.query(
    'select job_id, subject from core.job_email where org_id = $1 and job_id <> $2 order by job_id',
    [admin.orgId, job.id],
  );
  expect(rows).toEqual([
    { job_id: copy.id, subject: 'From this role' },
    { job_id: begun.id, subject: 'From this role' },
  ]);
});
