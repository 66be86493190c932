import { expect, test } from 'vitest';
import { buildHttpApp } from '../../app.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { sendDueEmails } from './send-due-emails.ts';

const server = startTestServer();

async function email({
  subject,
  wait = '0',
  html = '<!doctype html><html><head></head><body><p>Hi</p></body></html>',
}: {
  subject: string;
  wait?: string;
  html?: string;
}) {
  const { given } = server;
  const job = await given.openJob(await given.member(await given.organisation()));
  const application = await given.application(job);
  const { rows } = await given.owner.query<{ id: number }>(
    `insert into pii.email_message (org_id, kind, application_id, to_address, subject, text, html, message_id, send_at)
     values ($1, 'application-confirm', $2, $3, $4, 'See https://hiring.example.org/application/abc now', $5, '<a@b>', now() + $6::interval) returning id`,
    [application.orgId, application.id, application.email, subject, html, wait],
  );
  return { id: rows[0]?.id ?? 0, to: application.email };
}

const get = (url: string) =>
  server.running.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

test('the outbox lists every sent mail of the demo, newest first, and only what it promises', async () => {
  const older = await email({ subject: 'Older' });
  await sendDueEmails(server.services);
  const newer = await email({ subject: 'Newer' });
  await email({ subject: 'Later', wait: '2 hours' });
  await sendDueEmails(server.services);
  const list = (await get('/dev/outbox.json')).json();
  expect(list.map(({ id }: { id: number }) => id)).toEqual([newer.id, older.id]);
  expect(list[0]).toEqual({
    id: newer.id,
    to: newer.to,
    subject: 'Newer',
    text: 'See https://hiring.example.org/application/abc now',
    html: expect.stringContaining('<p>Hi</p>'),
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    attachments: [],
  });
});

test('the page shows what was sent and what waits, and opens one', async () => {
  const { id, to } = await email({ subject: 'About <b>you</b>' });
  await sendDueEmails(server.services);
  const page = await get('/dev/outbox');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('About &lt;b&gt;you&lt;/b&gt;');
  expect(page.body).toContain(to);
  expect(page.body).toContain('Waits until');
  const opened = await get(`/dev/outbox/${id}`);
  expect(opened.body).toContain('href="https://hiring.example.org/application/abc"');
  expect(opened.body).toContain(`src="/dev/outbox/${id}/html" sandbox=`);
  expect(opened.body).not.toMatch(/<script|style=|<style/);
  expect((await get('/dev/outbox/999999')).statusCode).toBe(404);
  expect((await get('/dev/outbox/x')).statusCode).toBe(404);
});

test('an e-mail is shown in a sandbox of its own, without scripts', async () => {
  const { id } = await email({
    subject: 'Evil',
    html: '<html><head></head><body><script>alert(1)</script></body></html>',
  });
  const page = await get(`/dev/outbox/${id}/html`);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
  );
  expect(policy).not.toMatch(/script|allow-same-origin/);
});

test.each([
  ['in production', { NODE_ENV: 'production' as const }],
  ['where mail is really sent', { SMTP_URL: 'smtp://127.0.0.1:9' }],
  ['without the demo', { DEMO: false }],
])('%s there is no outbox', async (_, change) => {
  const { id } = await email({ subject: 'Secret' });
  const { app } = await buildHttpApp({
    ...server.services,
    config: { ...server.services.config, ...change },
  });
  for (const url of [
    '/dev/outbox',
    '/dev/outbox.json',
    '/dev/outbox.css',
    `/dev/outbox/${id}`,
    `/dev/outbox/${id}/html`,
  ]) {
    const reply = await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect([url, reply.statusCode]).toEqual([url, 404]);
    expect(reply.body).not.toContain('Secret');
  }
  await app.close();
});
