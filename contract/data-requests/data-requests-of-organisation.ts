import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { multilineTextSchema, PathId } from '../field-schemas.ts';
import {
  DATA_REQUEST_WORDS_MAX,
  DataRequestKind,
  DataRequestOutcome,
} from './data-request-kinds.ts';
import { ProcessingRecords } from './processing-records.ts';

/** Days are plain, yyyy-MM-dd, in the organisation's zone: nothing of a candidate is told more finely. */
export const DataRequest = z.strictObject({
  id: z.int(),
  version: z.int(),
  kind: DataRequestKind,
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
export type DataRequest = z.infer<typeof DataRequest>;

export const DataRequests = z.strictObject({
  /** What waits first, the next due at the top; then what was closed last. */
  requests: z.array(DataRequest),
});
export type DataRequests = z.infer<typeof DataRequests>;

export const listDataRequests = {
  method: 'GET',
  path: '/api/privacy/requests',
  door: 'staff',
  summary:
    'What candidates ask about their data: complaints and objections to answer, and what the server did by itself.',
  output: DataRequests,
} as const satisfies Endpoint;

export const answerDataRequest = {
  method: 'POST',
  path: '/api/privacy/requests/{dataRequestId}/answer',
  door: 'staff',
  summary:
    'Closes a complaint or an objection with an answer, of which the candidate hears by e-mail. Audited.',
  params: z.strictObject({ dataRequestId: PathId }),
  body: z.strictObject({
    version: z.int(),
    outcome: DataRequestOutcome,
    words: multilineTextSchema(DATA_REQUEST_WORDS_MAX).check(
      z.refine((text) => text.trim() !== '', 'Say what you found, and why.'),
    ),
  }),
  output: DataRequests,
} as const satisfies Endpoint;

export const findProcessingRecords = {
  method: 'GET',
  path: '/api/privacy/records',
  door: 'staff',
  summary:
    'Records of processing, made of the settings of the organisation and of this installation.',
  output: ProcessingRecords,
} as const satisfies Endpoint;
