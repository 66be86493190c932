import * as contract from '@evenhand/contract/emails/email-templates.ts';
import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { callEndpointInTest } from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { sendDueEmails } from './send-due-emails.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);
const text = '<p>Hello {{candidate_first_name}},</p><p><a href="*|URL|*">Go on</a></p>';

async function ask<Body>(member: PlantedMember, endpoint: Endpoint, body: object) {
  const { session } = await server.given.sessionOf(member);
  const reply = await callEndpointInTest(server, { endpoint, session, body });
  return { status: reply.statusCode, body: reply.json<Body & { message: string }>() };
}

async function someone() {
  const org = await server.given.organisation({ name: 'Larkfield Energy' });
  return server.given.member(org, { role: 'ADMIN' });
}

type Preview = {
  problem: string | null;
  mail: {
    subject: string;
    text: string;
    html: string;
    from: string;
    why: string;
    parts: object[];
  } | null;
};

test('a preview has the facts of the role and an invented candidate, as HTML and as plain text, and keeps nothing', async () => {
  const admin = await someone();
  const job = await server.given.openJob(admin, { title: 'Baker' });
  const tried = {
    type: 'application-invite',
    subject: 'About *|JOB_TITLE|*',
    body: text,
    jobId: job.id,
  };
  const preview = (change: object) =>
    ask<Preview>(admin, contract.previewEmailTemplateEndpoint, { ...tried, ...change });
  const { body } = await preview({});
  expect(body.problem).toBeNull();
  expect(body.mail).toMatchObject({ subject: 'About Baker', from: 'Larkfield Energy' });
  expect(body.mail?.text).toContain('Hello Sam,\n\nGo on:\nhttp');
  expect(body.mail?.html).toContain(
    '<p style="margin:0 0 16px;font-size:16px;line-height:25px;color:#15211e">Hello Sam,</p>',
  );
  expect(body.mail?.parts).toEqual([
    { html: '<p>Hello Sam,</p>' },
    { button: 'Go on', url: expect.stringMatching(/^http/) },
  ]);
  expect((await preview({ body: '<p>Nothing</p>' })).body).toMatchObject({
    problem: expect.stringContaining('*|URL|*'),
    mail: null,
  });
  const { rows } = await server.given.owner.query(
    'select 1 from pii.email_message where org_id = $1',
    [admin.orgId],
  );
  expect(rows).toEqual([]);
});

test('a test goes through the outbox to whoever asked, marked as one; each is sent, and nobody else gets any', async () => {
  const admin = await someone();
  const tried = {
    type: 'application-start',
    subject: 'Saved',
    body: text,
    jobId: null,
  };
  for (let n = 0; n < 2; n += 1)
    expect(
      await ask<{ to: string }>(admin, contract.sendEmailTemplateTestEndpoint, tried),
    ).toMatchObject({
      status: 202,
      body: { to: admin.email },
    });
  const { rows } = await server.given.owner.query(
    'select kind, to_address, subject, text from pii.email_message where org_id = $1',
    [admin.orgId],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    kind: 'template-test',
    to_address: admin.email,
    subject: 'Test: Saved',
  });
  expect((rows[0] as { text: string }).text).toContain('This is a test that you asked for.');
  const refused = await ask<object>(admin, contract.sendEmailTemplateTestEndpoint, {
    ...tried,
    body: '<p>x</p>',
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('*|URL|*') },
  });
});

test('over a real mail server it arrives as HTML and as plain text, and no value makes a header', async () => {
  const org = await server.given.organisation({ name: 'A <Ltd>\r\nBcc: all@example.com' });
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const tried = { type: 'application-start', subject: 'From *|ORG_NAME|*', body: text };
  await ask<object>(admin, contract.sendEmailTemplateTestEndpoint, { ...tried, jobId: null });
  await sendDueEmails(services());
  const [received, ...more] = smtp().received;
  expect(more).toEqual([]);
  expect(received?.to).toEqual([admin.email]);
  expect(received?.mail.subject).toBe('Test: From A <Ltd> Bcc all example. com');
  expect(received?.mail.bcc).toBeUndefined();
  expect(received?.mail.text).toContain('Hello Sam,\n\nGo on:\nhttp');
  expect(received?.mail.html).toContain('>A &lt;Ltd&gt; Bcc all example. com</p>');
});
