import * as z from 'zod/mini';
import { ApplicationState } from './application-states-decisions-and-stage-groups.ts';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { DecisionReason } from './decision-reason-schema-and-list-criteria-endpoint.ts';

const Day = z.iso.date('Choose a day.');

/** How many are offered at a time; whoever looks for somebody else searches. */
export const HIREABLE_CANDIDATES_OFFERED_MAX = 20;
const CHOSEN_MAX = 100;

export const HireableCandidate = z.strictObject({
  id: z.int(),
  ref: z.string(),
  /** Null while the name is sealed for this member. */
  name: z.nullable(z.strictObject({ firstName: z.string(), lastName: z.string() })),
  state: ApplicationState,
  submittedOn: z.string(),
  hiredOn: z.nullable(z.string()),
});
export type HireableCandidate = z.infer<typeof HireableCandidate>;

export const findHireableCandidatesEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/hireable',
  door: 'staff',
  summary:
    'Who can have been hired for a role, those furthest on first, by reference while sealed; and who is marked hired already.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: z.strictObject({
    /** Part of a reference, or of a name that is open. */
    search: z._default(z.catch(z.string().check(z.maxLength(100)), ''), ''),
  }),
  output: z.strictObject({
    candidates: z.array(HireableCandidate),
    /** All that match, offered or not. */
    total: z.int(),
    hired: z.array(HireableCandidate),
    /** The day it is in the organisation: nobody is hired later than that. */
    today: z.string(),
  }),
} as const satisfies Endpoint;

export const markCandidatesHiredEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/mark-hired',
  door: 'staff',
  summary:
    'Marks candidates as hired on a day, and their role as hired; without candidates when somebody else was hired.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  body: z.strictObject({
    applicationIds: z.array(z.int()).check(z.maxLength(CHOSEN_MAX)),
    /** In the organisation's zone: not ahead, and not before they applied. */
    hiredOn: Day,
    /** Of whoever moves on by it. */
    why: z.optional(DecisionReason),
  }),
  output: z.strictObject({ hired: z.array(z.int()), unchanged: z.array(z.int()) }),
} as const satisfies Endpoint;
