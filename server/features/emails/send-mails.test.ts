import { expect, test } from 'vitest';
import { openMail } from '../../outside/send-email.ts';
import type { GivenApplication } from '../../test/given-types.ts';
import { useHouse } from '../../test/house.ts';
import { useMailServer } from '../../test/smtp.ts';
import { sendMails } from './send-mails.ts';

const house = useHouse();
const { smtp, outside } = useMailServer(house);

async function someone({ state = 'submitted' } = {}): Promise<GivenApplication> {
  const { given } = house;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  return given.application(await given.openJob(admin), { state });
}

async function states({
  orgId,
}: {
  orgId: number;
}): Promise<{ state: string; attempts: number; minutes: number }[]> {
  const { rows } = await house.given.owner.query<{
    state: string;
    attempts: number;
    minutes: number;
  }>(
    `select case when sent_at is not null then 'sent' when failed_at is not null then 'failed' when cancelled_at is not null then 'cancelled' else 'queued' end as state,
       attempts, round(extract(epoch from send_at - now()) / 60)::int as minutes
     from pii.email_message where org_id = $1 order by id`,
    [orgId],
  );
  return rows;
}

test('a mail leaves with both parts, the fixed sender and its own Message-ID, and never twice', async () => {
  const application = await someone();
  await house.given.dueMails(application);
  await sendMails(outside());
  await sendMails(outside());
  expect(smtp().received).toHaveLength(1);
  const [got] = smtp().received;
  expect(got).toMatchObject({ from: 'no-reply@hiring.example.org', to: [application.email] });
  expect(got?.mail).toMatchObject({
    subject: 'Hello',
    from: { name: 'Evenhand', address: 'no-reply@hiring.example.org' },
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
  await house.given.dueMails(application, { subject: subject.replaceAll('\0', '') });
  await sendMails(outside());
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
  await house.given.dueMails(application, { to });
  await sendMails(outside());
  expect(
    smtp()
      .received.flatMap((got) => got.to)
      .filter((address) => address === 'b@example.com'),
  ).toEqual([]);
});

test('a mailbox that does not exist is given up, and the next mail still leaves', async () => {
  const application = await someone();
  await house.given.dueMails(application);
  smtp().answer(550);
  await sendMails(outside());
  expect(await states(application)).toMatchObject([{ state: 'failed', attempts: 1 }]);
  expect(JSON.stringify(house.logged.filter(({ at }) => at === 'send'))).not.toContain(
    application.email,
  );
  smtp().answer(null);
  await house.given.dueMails(application);
  await sendMails(outside());
  expect(smtp().received).toHaveLength(1);
});

test('a greylisted mail is tried again after a minute, then five', async () => {
  const application = await someone();
  await house.given.dueMails(application);
  smtp().answer(450);
  await sendMails(outside());
  expect(await states(application)).toMatchObject([{ state: 'queued', attempts: 1, minutes: 1 }]);
  await dueNow(application);
  await sendMails(outside());
  expect(await states(application)).toMatchObject([{ state: 'queued', attempts: 2, minutes: 5 }]);
  smtp().answer(null);
  await dueNow(application);
  await sendMails(outside());
  expect(await states(application)).toMatchObject([{ state: 'sent', attempts: 3 }]);
  expect(smtp().received).toHaveLength(1);
});

test('a server that hangs costs its time-out and loses nothing', async () => {
  const application = await someone();
  await house.given.dueMails(application, { n: 2 });
  smtp().answer('hang');
  const hasty = openMail(outside().config, { stepMs: 300, wholeMs: 1000 });
  const startedAt = Date.now();
  await sendMails({ ...outside(), sendEmail: hasty?.send ?? null });
  hasty?.close();
  expect(Date.now() - startedAt).toBeLessThan(2000);
  expect(await states(application)).toMatchObject([
    { state: 'queued', attempts: 1, minutes: 1 },
    { state: 'queued', attempts: 0 },
  ]);
  smtp().answer(null);
  await dueNow(application);
  await sendMails(outside());
  expect(await states(application)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test('a server that is away fails one mail a round, not all of them', async () => {
  const application = await someone();
  await house.given.dueMails(application, { n: 3 });
  const away = openMail({ ...outside().config, SMTP_URL: 'smtp://127.0.0.1:9' });
  await sendMails({ ...outside(), sendEmail: away?.send ?? null });
  away?.close();
  expect(
    (await states(application)).map(({ attempts }) => attempts).toSorted((a, b) => a - b),
  ).toEqual([0, 0, 1]);
});

test('a rejection that was taken back after it was written is not sent', async () => {
  const application = await someone({ state: 'in_review' });
  await house.given.dueMails(application, { kind: 'applicant-rejection' });
  await sendMails(outside());
  expect(smtp().received).toEqual([]);
  expect(await states(application)).toMatchObject([{ state: 'cancelled' }]);
});

test('one address gets twenty mails an hour; the rest is held back, not dropped', async () => {
  const application = await someone();
  await house.given.dueMails(application, { n: 23 });
  await sendMails(outside());
  expect(smtp().received).toHaveLength(20);
  await house.given.owner.query(
    "update pii.email_message set sent_at = sent_at - interval '61 minutes' where org_id = $1",
    [application.orgId],
  );
  await sendMails(outside());
  expect(smtp().received).toHaveLength(23);
});

test('without a mail server and without the demo, mail waits', async () => {
  const application = await someone();
  await house.given.dueMails(application);
  await sendMails({ ...house.outside, config: { ...house.outside.config, DEMO: false } });
  expect(await states(application)).toMatchObject([{ state: 'queued', attempts: 0 }]);
});

async function dueNow({ orgId }: { orgId: number }): Promise<void> {
  await house.given.owner.query(
    'update pii.email_message set send_at = now() where org_id = $1 and sent_at is null',
    [orgId],
  );
}
