import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant.ts';
import { CandidateMail } from './pipeline.ts';
import { Id } from './text.ts';

/** As far ahead as a mail may be put. */
export const MAIL_WAIT_MAX_DAYS = 7;

export const moveMail = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/move-mail/{mailId}',
  door: 'staff',
  says: 'Lets a queued mail leave at another moment, at most seven days ahead; null for now.',
  params: z.strictObject({ jobId: Id, applicationId: Id, mailId: Id }),
  body: z.strictObject({ sendAt: z.nullable(Instant) }),
  output: CandidateMail,
} as const satisfies Endpoint;

export const tryAddressAgain = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/try-address-again',
  door: 'staff',
  says: "Sends once more what came back from a candidate's address. Until then nothing more goes there.",
  params: z.strictObject({ jobId: Id, applicationId: Id }),
  output: z.strictObject({ tried: z.int() }),
} as const satisfies Endpoint;

export const cancelMail = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/cancel-mail/{mailId}',
  door: 'staff',
  says: 'Keeps a queued mail from leaving.',
  params: z.strictObject({ jobId: Id, applicationId: Id, mailId: Id }),
  output: CandidateMail,
} as const satisfies Endpoint;
