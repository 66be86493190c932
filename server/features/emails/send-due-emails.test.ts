import { afterEach, expect, test } from 'vitest';
import { openEmailSender } from '../../outside/email-sender.ts';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { sendDueEmails } from './send-due-emails.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);
afterEach(() => server.setNow(null));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The server's clock, so much later than it is. */
function later(ms: number): void {
  server.setNow(new Date(Date.now() + ms));
}

async function someone({ state = 'submitted' } = {}): Promise<PlantedApplication> {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  return given.application(await given.openJob(admin), { state });
}

async function states({
  orgId,
}: {
  orgId: number;
}): Promise<{ state: string; attempts: number; minutes: number }[]> {
  const { rows } = await server.given.owner.query<{
    state: string;
    attempts: number;
    minutes: number;
  }>(
    `select case when sent_at is not null then 'sent' when failed_at is not null then 'failed' when cancelled_at is not null then 'cancelled' else 'queued' end as state,
       attempts, floor(extract(epoch from send_at - now()) / 60 + 0.5)::int as minutes
     from pii.email_message where org_id = $1 order by id`,
    [orgId],
  );
  return rows;
}

test('an e-mail leaves with both parts, the fixed sender and its own Message-ID, and never twice', async () => {
  const application = await someone();
  const { rows } = await server.given.owner.query<{ name: string }>(
    "update core.organisation set contact_email = 'people@example.com' where org_id = $1 returning name",
    [application.orgId],
  );
  const employer = rows[0]?.name ?? '';
  await server.given.dueMails(application);
  await sendDueEmails(services());
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(1);
  const [got] = smtp().received;
  expect(got).toMatchObject({ from: 'no-reply@hiring.example.org', to: [application.email] });
  expect(got?.mail).toMatchObject({
    subject: 'Hello',
    from: { name: `${employer} via Evenhand`, address: 'no-reply@hiring.example.org' },
    replyTo: [{ address: 'people@example.com' }],
  });
  expect(got?.mail.text?.trim()).toBe('text part');
  expect(got?.mail.html?.trim()).toBe('<p>html part</p>');
  expect(got?.mail.messageId).toMatch(/@hiring\.example\.org>$/);
  const headers = got?.mail.headers.map(({ key }) => key).sort();
  expect(headers).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ]);
  expect(await states(application)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test.each([
  'Hello\r\nBcc: evil@example.com',
  'Hello\nX-Evil: 1\n\nbody',
  'Hello\r\n.\r\nMAIL FROM:<evil@example.com>',
  'Hello\u0000\u2028Bcc: evil@example.com',
  `=?utf-8?B?${Buffer.from('x\r\nBcc: evil@example.com').toString('base64')}?=`,
])('the subject %j brings no header and no recipient along', async (subject) => {
  const application = await someone();
  await server.given.dueMails(application, { subject: subject.replaceAll('\0', '') });
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(1);
  expect(smtp().received[0]?.to).toEqual([application.email]);
  expect(smtp().received[0]?.mail.headers.map(({ key }) => key)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(bcc|x-evil)$/)]),
  );
  expect(smtp().received[0]?.mail.text?.trim()).toBe('text part');
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nRCPT TO:<b@example.com>',
  'a@example.com> <b@example.com',
])('the address %j reaches nobody else', async (to) => {
  const application = await someone();
  await server.given.dueMails(application, { to });
  await sendDueEmails(services());
  expect(
    smtp()
      .received.flatMap((got) => got.to)
      .filter((address) => address === 'b@example.com'),
  ).toEqual([]);
});

test('a mailbox that does not exist is marked, gets nothing more, and the next mail still leaves', async () => {
  const application = await someone();
  const other = await someone();
  await server.given.dueMails(application);
  smtp().answer(550);
  await sendDueEmails(services());
  expect(await states(application)).toMatchObject([{ state: 'failed', attempts: 1 }]);
  expect(JSON.stringify(server.logged.filter(({ at }) => at === 'send'))).not.toContain(
    application.email,
  );
  smtp().answer(null);
  await server.given.dueMails(application);
  await server.given.dueMails(other);
  await sendDueEmails(services());
  expect(smtp().received.map(({ to }) => to)).toEqual([[other.email]]);
  expect((await states(application)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  const marked = await server.given.owner.query<{ n: number; known: string }>(
    "select count(*)::int as n, coalesce(string_agg(encode(address_key, 'escape'), ''), '') as known from pii.email_address where org_id = $1 and bounced_at is not null",
    [application.orgId],
  );
  expect(marked.rows[0]?.n).toBe(1);
  expect(marked.rows[0]?.known).not.toContain(application.email);
});

test('a greylisted mail is tried again after a minute, then five', async () => {
  const application = await someone();
  await server.given.dueMails(application);
  smtp().answer(450);
  await sendDueEmails(services());
  expect(await states(application)).toMatchObject([{ state: 'queued', attempts: 1, minutes: 1 }]);
  await sendDueEmails(services());
  later(2 * MINUTE);
  await sendDueEmails(services());
  expect(await states(application)).toMatchObject([{ state: 'queued', attempts: 2 }]);
  expect((await states(application))[0]?.minutes).toBeGreaterThanOrEqual(7);
  smtp().answer(null);
  later(10 * MINUTE);
  await sendDueEmails(services());
  expect(await states(application)).toMatchObject([{ state: 'sent', attempts: 3 }]);
  expect(smtp().received).toHaveLength(1);
});

test('a server that hangs costs its time-out and loses nothing', async () => {
  const application = await someone();
  await server.given.dueMails(application, { n: 2 });
  smtp().answer('hang');
  const hasty = openEmailSender(services().config, { stepMs: 300, wholeMs: 1000 });
  // Left to itself it would hang for ever.
  await sendDueEmails({ ...services(), sendEmail: hasty?.send ?? null });
  hasty?.close();
  expect(await states(application)).toMatchObject([
    { state: 'queued', attempts: 0 },
    { state: 'queued', attempts: 0, minutes: 0 },
  ]);
  expect((await states(application))[0]?.minutes).toBeGreaterThanOrEqual(5);
  smtp().answer(null);
  later(10 * MINUTE);
  await sendDueEmails(services());
  expect(await states(application)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test('a server that is away fails one e-mail a round, not all of them', async () => {
  const application = await someone();
  await server.given.dueMails(application, { n: 3 });
  const away = openEmailSender({ ...services().config, SMTP_URL: 'smtp://127.0.0.1:9' });
  await sendDueEmails({ ...services(), sendEmail: away?.send ?? null });
  away?.close();
  expect((await states(application)).map(({ minutes }) => minutes > 0)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a server that is away for a day loses nothing: each mail leaves once, within minutes of its return', async () => {
  const people = [await someone(), await someone(), await someone()];
  for (const application of people) await server.given.dueMails(application, { n: 4 });
  const away = openEmailSender({ ...services().config, SMTP_URL: 'smtp://127.0.0.1:9' });
  let tries = 0;
  const sendEmail: typeof server.services.sendEmail = async (message) => {
    tries += 1;
    await away?.send(message);
  };
  for (let minute = 0; minute <= 24 * 60; minute += 20) {
    later(minute * MINUTE);
    await sendDueEmails({ ...services(), sendEmail });
  }
  away?.close();
  const waiting = (await Promise.all(people.map(states))).flat();
  expect(waiting).toHaveLength(12);
  expect(new Set(waiting.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
    new Set(['queued 0']),
  );
  // One a look: an outage is not answered with a flood.
  expect(tries).toBe(73);
  later(24 * HOUR + 8 * MINUTE);
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(12);
  expect(new Set(smtp().received.map(({ mail: email }) => email.messageId)).size).toBe(12);
});

test('a rejection that was taken back after it was written is not sent', async () => {
  const application = await someone({ state: 'in_review' });
  await server.given.dueMails(application, { kind: 'applicant-rejection' });
  await sendDueEmails(services());
  expect(smtp().received).toEqual([]);
  expect(await states(application)).toMatchObject([{ state: 'cancelled' }]);
});

test('one address gets twenty e-mails an hour; the rest is held back, not dropped', async () => {
  const application = await someone();
  await server.given.dueMails(application, { n: 23 });
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(20);
  later(61 * MINUTE);
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(23);
});

test('one address gets twenty e-mails an hour from all organisations together, and nobody reads there who wrote', async () => {
  const [one, other] = [await someone(), await someone()];
  const { given } = server;
  await given.dueMails(one, { n: 15 });
  await given.dueMails(other, { n: 15 });
  for (const { orgId } of [one, other])
    await given.owner.query(
      "update pii.email_message set to_address = 'Ada@Both.example' where org_id = $1",
      [orgId],
    );
  const third = await someone();
  await given.dueMails(third);
  await sendDueEmails(services());
  const toBoth = () =>
    smtp().received.filter(({ to }) => to[0]?.toLowerCase() === 'ada@both.example');
  expect(toBoth()).toHaveLength(20);
  expect(smtp().received.filter(({ to }) => to[0] === third.email)).toHaveLength(1);
  const { rows } = await given.owner.query('select * from auth.email_rate_limit');
  expect(JSON.stringify(rows)).not.toMatch(/both/i);
  expect(Object.keys(rows[0]).sort()).toEqual(['address_hash', 'sent_at']);
  later(61 * MINUTE);
  await sendDueEmails(services());
  expect(toBoth()).toHaveLength(30);
});

test('one organisation gets so many an hour, and the others do not wait for it', async () => {
  const [busy, other] = [await someone(), await someone()];
  await server.given.dueMails(busy, { n: 5 });
  await server.given.dueMails(other);
  const limited = () => ({ ...services(), config: { ...services().config, MAILS_AN_HOUR: 3 } });
  await sendDueEmails(limited());
  expect(smtp().received.filter(({ to }) => to[0] === busy.email)).toHaveLength(3);
  expect(smtp().received.filter(({ to }) => to[0] === other.email)).toHaveLength(1);
  later(61 * MINUTE);
  await sendDueEmails(limited());
  expect(smtp().received).toHaveLength(6);
});

test('the sender holds one e-mail at a time, however many wait, and takes each once', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => someone()));
  for (const application of people) await server.given.dueMails(application, { n: 15 });
  let [held, most] = [0, 0];
  const left = new Set<string>();
  await sendDueEmails({
    ...services(),
    sendEmail: async ({ messageId }) => {
      held += 1;
      most = Math.max(most, held);
      left.add(messageId);
      await Promise.resolve();
      held -= 1;
    },
  });
  expect([left.size, most]).toEqual([300, 1]);
});

test('without a mail server and without the demo, mail waits', async () => {
  const application = await someone();
  await server.given.dueMails(application);
  await sendDueEmails({ ...server.services, config: { ...server.services.config, DEMO: false } });
  expect(await states(application)).toMatchObject([{ state: 'queued', attempts: 0 }]);
});
