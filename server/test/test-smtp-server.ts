import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Services } from '../services-type.ts';
import { type EmailSender, openEmailSender } from '../outside/email-sender.ts';
import type { TestServer } from './start-test-server.ts';

/** What a mail server received: the envelope, the message as it came, and as it reads. */
export type ReceivedEmail = { from: string; to: string[]; raw: string; mail: Email };

export type TestSmtpServer = {
  url: string;
  received: ReceivedEmail[];
  /** What to say to the next recipients: a status to refuse with, 'hang' for no answer, null to accept. */
  answer: (reply: number | 'hang' | null) => void;
  close: () => Promise<void>;
};

/** A real mail server for one test file, empty before each test, and a server that sends by it. */
export function startTestSmtpServer(server: TestServer): {
  smtp: () => TestSmtpServer;
  services: () => Services;
} {
  let smtp: TestSmtpServer;
  let mail: EmailSender | null = null;
  let services: Services;
  beforeAll(async () => {
    smtp = await startSmtpSink();
  });
  beforeEach(() => {
    const config = {
      ...server.services.config,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Evenhand <no-reply@hiring.example.org>',
    };
    mail = openEmailSender(config);
    services = {
      ...server.services,
      config,
      sendEmail: mail?.send ?? null,
      tryEmail: mail?.sendAlone ?? null,
    };
    smtp.received.length = 0;
    smtp.answer(null);
  });
  afterEach(async () => {
    mail?.close();
    await server.given.owner.query(
      `update pii.email_message set cancelled_at = now()
       where sent_at is null and cancelled_at is null and failed_at is null`,
    );
  });
  afterAll(() => smtp.close());
  return { smtp: () => smtp, services: () => services };
}

/** A real mail server on loopback. */
async function startSmtpSink(): Promise<TestSmtpServer> {
  const received: ReceivedEmail[] = [];
  let reply: number | 'hang' | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 200,
    onRcptTo: (address, _session, done) => {
      if (reply === 'hang') return;
      done(
        reply === null
          ? null
          : Object.assign(new Error(`not ${address.address} now`), { responseCode: reply }),
      );
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const to = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(raw).then((mail) => {
          received.push({ from, to, raw, mail });
          done();
        }, done);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on an address, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      reply = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
