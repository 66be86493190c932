import type * as nodemailerLibrary from 'nodemailer';
import type { Config } from '../config.ts';
import type { EmailAttachment } from '../emails/email-attachment-type.ts';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';

const nodemailer = loadModuleOnFirstUse<typeof nodemailerLibrary>('nodemailer');

// The whole is shorter than the lease of an e-mail, so that nobody else takes it while this process still tries.
const patience = { stepMs: 10_000, wholeMs: 25_000 };

export type EmailMessage = {
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly EmailAttachment[];
  messageId: string;
  /** Where one POST ends e-mails of this kind (RFC 8058). */
  unsubscribe: string | null;
};

export type EmailSender = {
  /** On one kept connection. */
  send: (message: EmailMessage) => Promise<void>;
  /** On a connection of its own, to learn whether the settings work. */
  sendAlone: (message: EmailMessage) => Promise<void>;
  close: () => void;
};

/** Hands mail over by SMTP; null without SMTP_URL. What the server refuses is thrown. */
export function openEmailSender(
  { SMTP_URL }: Pick<Config, 'SMTP_URL'>,
  { stepMs, wholeMs } = patience,
): EmailSender | null {
  if (SMTP_URL === undefined) return null;
  const transport = nodemailer().createTransport({
    ...optionsFor(SMTP_URL, stepMs),
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
  });
  const inTime = async (sent: Promise<unknown>) => {
    const limit = timeOut(wholeMs);
    await Promise.race([sent, limit.over]).finally(limit.end);
  };
  return {
    send: (message) => inTime(transport.sendMail(written(message))),
    sendAlone: async (message) => {
      const alone = nodemailer().createTransport(optionsFor(SMTP_URL, stepMs));
      await inTime(alone.sendMail(written(message))).finally(() => alone.close());
    },
    close: () => transport.close(),
  };
}

function optionsFor(url: string, stepMs: number) {
  return {
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function written({
  from,
  replyTo,
  to,
  subject,
  text,
  html,
  attachments = [],
  messageId,
  unsubscribe,
}: EmailMessage) {
  return {
    from,
    // An object is taken as one address; text would be parsed as a list.
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...files(attachments),
    messageId,
    xMailer: false as const,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== null && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

const CALENDAR = /^text\/calendar\b.*\bmethod=(\w+)/i;

/** A calendar entry goes as a part of the letter too, by which mail programs show it and ask; whatever else as a file. */
function files(attachments: readonly EmailAttachment[]) {
  const calendar = attachments.find(({ contentType }) => CALENDAR.test(contentType));
  const others = attachments.filter((attachment) => attachment !== calendar);
  return {
    attachments: others.map(({ text, ...file }) => ({ ...file, content: text })),
    ...(calendar !== undefined && {
      icalEvent: {
        method: CALENDAR.exec(calendar.contentType)?.[1] ?? 'PUBLISH',
        filename: calendar.filename,
        content: calendar.text,
      },
    }),
  };
}

function timeOut(ms: number): { over: Promise<never>; end: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' }));
  }, ms);
  return { over: promise, end: () => clearTimeout(timer) };
}
