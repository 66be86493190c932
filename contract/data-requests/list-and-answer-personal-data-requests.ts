import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { multilineTextSchema, NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import {
  PERSONAL_DATA_REQUEST_CHARACTERS_MAX,
  PersonalDataRequestKind,
  PersonalDataRequestOutcome,
} from './personal-data-request-kinds-outcomes-and-limits.ts';

/** Days are plain, yyyy-MM-dd, in the organisation's zone: nothing of a candidate is told more finely. */
export const PersonalDataRequest = z.strictObject({
  id: z.int(),
  version: z.int(),
  kind: PersonalDataRequestKind,
  jobId: z.int(),
  jobTitle: z.string(),
  /** Of the candidate: their name is no part of it. */
  ref: z.string(),
  words: z.string(),
  askedOn: z.string(),
  dueOn: z.string(),
  /** Until the last day; below nothing when that is past, and null once it is closed. */
  daysLeft: z.nullable(z.int()),
  closed: z.nullable(
    z.strictObject({
      on: z.string(),
      /** Null where the server did it. */
      by: z.nullable(z.string()),
      outcome: z.enum(['upheld', 'partly', 'declined', 'done']),
      answer: z.string(),
    }),
  ),
  may: z.strictObject({ answer: z.boolean() }),
});
export type PersonalDataRequest = z.infer<typeof PersonalDataRequest>;

export const PersonalDataRequestListsResponse = z.strictObject({
  /** What waits first, the next due at the top; then what was closed last. */
  requests: z.array(PersonalDataRequest),
});
export type PersonalDataRequestListsResponse = z.infer<typeof PersonalDataRequestListsResponse>;

export const listPersonalDataRequestsEndpoint = {
  method: 'GET',
  path: '/api/privacy/requests',
  door: 'staff',
  summary:
    'What candidates ask about their data: complaints and objections to answer, and what the server did by itself.',
  output: PersonalDataRequestListsResponse,
} as const satisfies Endpoint;

export const answerPersonalDataRequestEndpoint = {
  method: 'POST',
  path: '/api/privacy/requests/{dataRequestId}/answer',
  door: 'staff',
  summary:
    'Closes a complaint or an objection with an answer, of which the candidate hears by e-mail. Audited.',
  params: z.strictObject({ dataRequestId: NumericIdInPath }),
  body: z.strictObject({
    version: z.int(),
    outcome: PersonalDataRequestOutcome,
    words: multilineTextSchema(PERSONAL_DATA_REQUEST_CHARACTERS_MAX).check(
      z.refine((text) => text.trim() !== '', 'Say what you found, and why.'),
    ),
  }),
  output: PersonalDataRequestListsResponse,
} as const satisfies Endpoint;
