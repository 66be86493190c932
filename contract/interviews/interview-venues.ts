import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  multilineTextSchema,
  NumericIdInPath,
  singleLineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

export const INTERVIEW_VENUES_PER_ORGANISATION_MAX = 200;

const fields = {
  name: singleLineTextSchema(80),
  seats: z.int().check(z.minimum(1, 'Say how many people it holds.'), z.maximum(500)),
  /** Steps, doors, a loop for hearing aids: what whoever comes has to know. */
  accessNotes: multilineTextSchema(1000),
};

export const InterviewVenue = z.strictObject({
  id: z.int(),
  name: z.string(),
  seats: z.int(),
  accessNotes: z.string(),
  version: z.int(),
});
export type InterviewVenue = z.infer<typeof InterviewVenue>;

export const listInterviewVenuesEndpoint = {
  method: 'GET',
  path: '/api/org/interview-rooms',
  door: 'staff',
  summary: 'The rooms in which the organisation holds interviews.',
  output: z.strictObject({ rooms: z.array(InterviewVenue) }),
} as const satisfies Endpoint;

export const createInterviewVenueEndpoint = {
  method: 'POST',
  path: '/api/org/interview-rooms',
  door: 'staff',
  summary: 'Adds a room. No two have one name.',
  body: z.strictObject(fields),
  output: InterviewVenue,
  status: 201,
} as const satisfies Endpoint;

const params = z.strictObject({ roomId: NumericIdInPath });

export const changeInterviewVenueEndpoint = {
  method: 'PUT',
  path: '/api/org/interview-rooms/{roomId}',
  door: 'staff',
  summary: 'Changes a room; whoever booked in it reads what it says now.',
  params,
  body: z.strictObject({ ...fields, version: z.int() }),
  output: InterviewVenue,
} as const satisfies Endpoint;

export const removeInterviewVenueEndpoint = {
  method: 'DELETE',
  path: '/api/org/interview-rooms/{roomId}',
  door: 'staff',
  summary: 'Offers a room no more. Times that were laid in it keep it.',
  params,
} as const satisfies Endpoint;
