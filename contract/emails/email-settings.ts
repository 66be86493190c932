import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

export const EMAIL_SENDER_NAME_CHARACTERS_MAX = 60;
export const REJECTION_EMAIL_WAIT_HOURS_MAX = 72;

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

export const findEmailSettingsEndpoint = {
  method: 'GET',
  path: '/api/mail-settings',
  door: 'staff',
  summary: 'From whom the e-mails of the organisation come, and how long a rejection waits.',
  output: EmailSettings,
} as const satisfies Endpoint;

export const saveEmailSettingsEndpoint = {
  method: 'PUT',
  path: '/api/mail-settings',
  door: 'staff',
  summary:
    'Sets from whom e-mails come, and how long a rejection waits and can be stopped. Mails that wait already keep their time.',
  body: z.strictObject({
    senderName: z.nullable(singleLineTextSchema(EMAIL_SENDER_NAME_CHARACTERS_MAX)),
    rejectionWaitHours: z
      .int()
      .check(
        z.minimum(0, 'Use 0 hours or more.'),
        z.maximum(
          REJECTION_EMAIL_WAIT_HOURS_MAX,
          `Use at most ${REJECTION_EMAIL_WAIT_HOURS_MAX} hours.`,
        ),
      ),
  }),
  output: EmailSettings,
} as const satisfies Endpoint;

/** The steps in which an e-mail is handed over, in their order. */
export const emailSettingsTestSteps = [
  'settings',
  'name',
  'connection',
  'encryption',
  'log-in',
  'sender',
  'recipient',
  'message',
] as const;
export type EmailSettingsTestStep = (typeof emailSettingsTestSteps)[number];

export const sendTestEmailOfSettingsEndpoint = {
  method: 'POST',
  path: '/api/mail-settings/test',
  door: 'staff',
  summary:
    'Sends an e-mail to whoever asks, and tells at which step it failed, if it did. 429 after five within an hour.',
  output: z.strictObject({
    works: z.boolean(),
    /** Where it went. */
    to: z.string(),
    failedAt: z.nullable(z.enum(emailSettingsTestSteps)),
    message: z.string(),
    /** What the mail server said, cut short. */
    answer: z.nullable(z.string()),
  }),
} as const satisfies Endpoint;
