import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

// The whole is shorter than the lease of a mail, so that nobody else takes it while this process still tries.
const patience = { stepMs: 10_000, wholeMs: 25_000 };

export type EmailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

export type Mail = { send: (message: EmailMessage) => Promise<void>; close: () => void };

/** Hands mail over by SMTP, on one kept connection; null without SMTP_URL. What the server refuses is thrown. */
export function openMail(
  { SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  { stepMs, wholeMs } = patience,
): Mail | null {
  if (SMTP_URL === undefined) return null;
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, messageId }) => {
      const sent = transport.sendMail({
        from: MAIL_FROM,
        // An object is taken as one address; text would be parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        xMailer: false,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      const limit = timeOut(wholeMs);
      await Promise.race([sent, limit.over]).finally(limit.end);
    },
    close: () => transport.close(),
  };
}

function timeOut(ms: number): { over: Promise<never>; end: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' }));
  }, ms);
  return { over: promise, end: () => clearTimeout(timer) };
}
