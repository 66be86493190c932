import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { line } from '../text.ts';

export const SENDER_NAME_MAX = 60;
export const REJECTION_WAIT_MAX_HOURS = 72;

export const EmailSettings = z.strictObject({
  /** Null for the organisation's own name. */
  senderName: z.nullable(z.string()),
  rejectionWaitHours: z.int(),
  /** From, as whoever gets an e-mail reads it. */
  sender: z.string(),
  /** Where their answers go: the organisation's contact address. */
  replyTo: z.nullable(z.string()),
  /** Where mail goes: to a mail server, into the outbox of the demo, or nowhere. */
  goesTo: z.enum(['server', 'outbox', 'nowhere']),
});
export type EmailSettings = z.infer<typeof EmailSettings>;

export const findEmailSettings = {
  method: 'GET',
  path: '/api/mail-settings',
  door: 'staff',
  summary: 'From whom the e-mails of the organisation come, and how long a rejection waits.',
  output: EmailSettings,
} as const satisfies Endpoint;

export const saveEmailSettings = {
  method: 'PUT',
  path: '/api/mail-settings',
  door: 'staff',
  summary:
    'Sets from whom e-mails come, and how long a rejection waits and can be stopped. Mails that wait already keep their time.',
  body: z.strictObject({
    senderName: z.nullable(line(SENDER_NAME_MAX)),
    rejectionWaitHours: z
      .int()
      .check(
        z.minimum(0, 'Use 0 hours or more.'),
        z.maximum(REJECTION_WAIT_MAX_HOURS, `Use at most ${REJECTION_WAIT_MAX_HOURS} hours.`),
      ),
  }),
  output: EmailSettings,
} as const satisfies Endpoint;

/** The steps in which an e-mail is handed over, in their order. */
export const emailSteps = [
  'settings',
  'name',
  'connection',
  'encryption',
  'log-in',
  'sender',
  'recipient',
  'message',
] as const;
export type EmailStep = (typeof emailSteps)[number];

export const testEmail = {
  method: 'POST',
  path: '/api/mail-settings/test',
  door: 'staff',
  summary:
    'Sends an e-mail to whoever asks, and tells at which step it failed, if it did. 429 after five within an hour.',
  output: z.strictObject({
    works: z.boolean(),
    /** Where it went. */
    to: z.string(),
    failedAt: z.nullable(z.enum(emailSteps)),
    message: z.string(),
    /** What the mail server said, cut short. */
    answer: z.nullable(z.string()),
  }),
} as const satisfies Endpoint;
