import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';
import { InterviewOutcome, InterviewStateSchema } from './interview-states-and-outcomes.ts';

export const BookedInterview = z.strictObject({
  id: z.int(),
  state: InterviewStateSchema,
  slotId: z.nullable(z.int()),
  startsAt: z.nullable(Instant),
  minutes: z.int(),
  /** How often it was changed, as calendars count it; null before a time was booked. */
  sequence: z.nullable(z.int()),
  version: z.int(),
});
export type BookedInterview = z.infer<typeof BookedInterview>;

const params = z.strictObject({ jobId: NumericIdInPath, interviewId: NumericIdInPath });
/** As it was read: of two admins at once the second is told. */
const version = z.int();

export const bookInterviewEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/interviews/{interviewId}/book',
  door: 'staff',
  summary:
    'Books a free time for a candidate who was invited, or gives them another one. Everybody is told.',
  params,
  body: z.strictObject({ slotId: z.int().check(z.positive()), version }),
  output: BookedInterview,
} as const satisfies Endpoint;

export const cancelInterviewEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/interviews/{interviewId}/cancel',
  door: 'staff',
  summary:
    'Cancels an interview, whose time is free again and of which all are told; or takes back an invitation to one.',
  params,
  body: z.strictObject({ version }),
  output: BookedInterview,
} as const satisfies Endpoint;

export const recordInterviewOutcomeEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/interviews/{interviewId}/outcome',
  door: 'staff',
  summary: 'Says that an interview was held, or that its candidate did not come.',
  params,
  body: z.strictObject({ outcome: InterviewOutcome, version }),
  output: BookedInterview,
} as const satisfies Endpoint;
