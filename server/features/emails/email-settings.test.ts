import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openEmailSender } from '../../outside/email-sender.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { freezeServerClock } from '../../test/freeze-server-clock.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);

const admin = async () =>
  server.given.member(await server.given.organisation({ name: 'Larkfield Energy' }), {
    role: 'ADMIN',
  });

const patient = { stepMs: 30_000, wholeMs: 60_000 };
/** For a mail server that says nothing. */
const impatient = { stepMs: 800, wholeMs: 2000 };

/** Asks a server with another mail server for a test. */
async function tested(who: PlantedMember, SMTP_URL: string | undefined, patience = patient) {
  const config = { ...services().config, SMTP_URL };
  const email = openEmailSender(config, patience);
  onTestFinished(() => email?.close());
  const { app } = await openSecondServer(server, { config, tryEmail: email?.sendAlone ?? null });
  return app.inject({
    method: 'POST',
    url: '/api/mail-settings/test',
    headers: {
      cookie: `sid=${who.session}`,
      'x-csrf-token': deriveCsrfToken(who.session, services().config),
    },
  });
}

async function startSink(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<string> {
  const made = new SMTPServer({ disabledCommands: ['STARTTLS'], closeTimeout: 100, ...options });
  made.on('error', () => {});
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => made.close(() => resolve())));
  // Listening on an address, not on a pipe.
  return `127.0.0.1:${(made.server.address() as AddressInfo).port}`;
}

test('an admin reads and sets from whom e-mails come; others do not', async () => {
  const who = await admin();
  const first = await server.as(who).get('/api/mail-settings');
  expect(first.json()).toEqual({
    senderName: null,
    rejectionWaitHours: 2,
    sender: expect.stringMatching(/^Larkfield Energy via Evenhand <no-reply@/),
    replyTo: null,
    goesTo: 'outbox',
  });
  const body = { senderName: 'Larkfield careers', rejectionWaitHours: 24 };
  const saved = await server.as(who).put('/api/mail-settings', body);
  expect(saved.json()).toMatchObject({
    ...body,
    sender: expect.stringMatching(/^Larkfield careers via Evenhand </),
  });
  expect((await server.as(who).get('/api/mail-settings')).json()).toEqual(saved.json());
  const colleague = await server.given.member(who);
  expect((await server.as(colleague).get('/api/mail-settings')).statusCode).toBe(403);
  expect((await server.as(colleague).put('/api/mail-settings', body)).statusCode).toBe(403);
});

test.each([
  [{ senderName: 'A\r\nBcc: x@example.com', rejectionWaitHours: 2 }, 'senderName'],
  [{ senderName: 'x'.repeat(61), rejectionWaitHours: 2 }, 'senderName'],
  [{ senderName: null, rejectionWaitHours: 73 }, 'rejectionWaitHours'],
  [{ senderName: null, rejectionWaitHours: -1 }, 'rejectionWaitHours'],
])('%j is refused at its field', async (body, field) => {
  const reply = await server.as(await admin()).put('/api/mail-settings', body);
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual([field]);
});

test('a test that works sends one e-mail to whoever asked', async () => {
  const who = await admin();
  const reply = await tested(who, smtp().url);
  expect(reply.json()).toMatchObject({ works: true, failedAt: null, answer: null });
  expect(smtp().received).toHaveLength(1);
  expect(smtp().received[0]?.to).toEqual([reply.json().to]);
  expect(smtp().received[0]?.mail).toMatchObject({
    subject: 'A test: e-mails of Larkfield Energy arrive',
    from: { name: 'Larkfield Energy via Evenhand' },
  });
});

test('a test that fails tells the very step, and what the server said', async () => {
  const who = [await admin(), await admin(), await admin()];
  const step = async (n: number, url: string | undefined, patience = patient) => {
    const reply = await tested(who[n] ?? (await admin()), url, patience);
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  expect(await step(0, undefined)).toMatchObject({ works: false, failedAt: 'settings' });
  expect(await step(0, 'smtp://nowhere.invalid')).toMatchObject({ failedAt: 'name' });
  expect(await step(0, 'smtp://127.0.0.1:9')).toMatchObject({ failedAt: 'connection' });
  const plain = await startSink({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] });
  expect(await step(0, `smtps://${plain}`)).toMatchObject({ failedAt: 'encryption' });
  const closed = await startSink({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
  });
  expect(await step(0, `smtp://somebody:wrong@${closed}`)).toMatchObject({
    failedAt: 'log-in',
    answer: expect.stringContaining('535'),
  });
  const sender = await startSink({
    authOptional: true,
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('Sender not allowed'), { responseCode: 550 })),
  });
  expect(await step(1, `smtp://${sender}`)).toMatchObject({
    failedAt: 'sender',
    answer: '550 Sender not allowed',
  });
  smtp().answer(550);
  expect(await step(1, smtp().url)).toMatchObject({ failedAt: 'recipient' });
  smtp().answer('hang');
  expect(await step(1, smtp().url, impatient)).toMatchObject({
    works: false,
    message: expect.stringContaining('It took too long.'),
  });
  const full = await startSink({
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () =>
        done(Object.assign(new Error(`Too much ${'of it '.repeat(80)}`), { responseCode: 552 })),
      );
    },
  });
  const said = await step(1, `smtp://${full}`);
  expect(said).toMatchObject({ failedAt: 'message' });
  expect(said.answer.length).toBeLessThanOrEqual(200);
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  // As above.
  const { port } = silent.address() as AddressInfo;
  expect(await step(2, `smtp://127.0.0.1:${port}`, impatient)).toMatchObject({
    failedAt: 'connection',
  });
});

test('nobody makes the server send tests without end', async () => {
  freezeServerClock(server);
  const who = await admin();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await tested(who, smtp().url)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(smtp().received).toHaveLength(5);
});
