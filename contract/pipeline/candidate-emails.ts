import * as z from 'zod/mini';
import { RenderedEmailForPreview } from '../emails/email-templates.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import {
  applicationIdsSchema,
  candidateEmailStatusSchema,
  CandidateIdentity,
} from './candidates-identities-and-decisions-of-job.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

/** As far ahead as an e-mail may be put. */
export const EMAIL_RESCHEDULE_DAYS_MAX = 7;
/** An e-mail to chosen candidates waits this long, so that it can be taken back. */
export const EMAIL_ROUND_SEND_DELAY_S = 30;
/** So many of those it goes to are named one by one. */
export const EMAIL_PREVIEW_RECIPIENTS_MAX = 20;

export const resendApplicationLinkEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/resend-link',
  door: 'staff',
  summary: 'Sends a candidate who has not submitted yet their personal link again.',
  params: z.strictObject({ jobId: NumericIdInPath, applicationId: NumericIdInPath }),
  status: 202,
  output: z.strictObject({ queued: z.literal(true) }),
} as const satisfies Endpoint;

export const rescheduleEmailEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/move-mail/{mailId}',
  door: 'staff',
  summary: 'Lets a queued mail leave at another moment, at most seven days ahead; null for now.',
  params: z.strictObject({
    jobId: NumericIdInPath,
    applicationId: NumericIdInPath,
    mailId: NumericIdInPath,
  }),
  body: z.strictObject({ sendAt: z.nullable(Instant) }),
  output: candidateEmailStatusSchema,
} as const satisfies Endpoint;

export const retryBouncedAddressEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/try-address-again',
  door: 'staff',
  summary:
    "Sends once more what came back from a candidate's address. Until then nothing more goes there.",
  params: z.strictObject({ jobId: NumericIdInPath, applicationId: NumericIdInPath }),
  output: z.strictObject({ tried: z.int() }),
} as const satisfies Endpoint;

export const cancelEmailEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/cancel-mail/{mailId}',
  door: 'staff',
  summary: 'Keeps a queued mail from leaving.',
  params: z.strictObject({
    jobId: NumericIdInPath,
    applicationId: NumericIdInPath,
    mailId: NumericIdInPath,
  }),
  output: candidateEmailStatusSchema,
} as const satisfies Endpoint;

const params = z.strictObject({ jobId: NumericIdInPath });
const Wish = {
  applicationIds: applicationIdsSchema,
  /** A template of the type `other`. */
  templateId: z.int(),
  /** The last day of what the e-mail asks for; needed where its text speaks of one. */
  dueOn: z.optional(z.iso.date()),
};

export const previewCandidateEmailEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/mails/preview',
  openToSupport: 'A preview changes nothing.',
  door: 'staff',
  summary:
    'An e-mail to chosen candidates as each of them would get it, with an invented first name, and whom it goes to: sealed ones by reference.',
  params,
  body: z.strictObject(Wish),
  output: z.strictObject({
    people: z.int(),
    /** The first of them. */
    recipients: z.array(
      z.strictObject({ id: z.int(), ref: z.string(), person: z.nullable(CandidateIdentity) }),
    ),
    /** How many of them were sent a text of this template before. */
    hadBefore: z.int(),
    /** Whether the text speaks of a last day. */
    namesDay: z.boolean(),
    /** Of the template, as it is shown: what is sent is what was seen. */
    version: z.int(),
    mail: RenderedEmailForPreview,
  }),
  notReplayable: true,
} as const satisfies Endpoint;

export const emailCandidatesEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/mails',
  door: 'staff',
  summary:
    'Sends chosen candidates an e-mail in a text of the organisation. It leaves after 30 seconds.',
  params,
  body: z.strictObject({ ...Wish, version: z.int() }),
  output: z.strictObject({ roundId: z.int(), people: z.int(), leavesAt: Instant }),
  status: 201,
} as const satisfies Endpoint;

export const cancelEmailRoundEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/mails/{roundId}/cancel',
  door: 'staff',
  summary: 'Keeps an e-mail to chosen candidates from leaving, as long as it waits.',
  params: z.strictObject({ jobId: NumericIdInPath, roundId: NumericIdInPath }),
  output: z.strictObject({ stopped: z.int(), gone: z.int() }),
} as const satisfies Endpoint;
