import * as z from 'zod/mini';
import { JobPhase } from './jobs/job-phases-and-card-destinations.ts';
import { ApplicationState } from './pipeline/application-states-decisions-and-stage-groups.ts';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant-codec.ts';
import {
  singleLineTextSchema,
  SEARCH_CHARACTERS_MAX,
  ListSearchQuery,
} from './text-email-id-and-list-search-schemas.ts';

export const SEARCH_CHARACTERS_MIN = 2;
export const SEARCH_RESULTS_MAX = 50;
/** Fewer letters than these say little of who somebody is. */
export const IDENTITY_SEARCH_CHARACTERS_MIN = 3;
export const IDENTITY_SEARCH_REASON_CHARACTERS_MAX = 500;

const words = z._default(
  z
    .string()
    .check(z.maxLength(SEARCH_CHARACTERS_MAX, `Use at most ${SEARCH_CHARACTERS_MAX} characters.`)),
  '',
);

const Person = z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() });

export const ApplicationSearchResult = z.strictObject({
  id: z.int(),
  publicRef: z.string(),
  state: ApplicationState,
  /** The beginning of the day while sealed: a time would tell who it is. */
  submittedAt: z.nullable(Instant),
  /** When their booked interview begins; null without one. */
  interviewAt: z.nullable(Instant),
  Job: z.strictObject({ id: z.int(), title: z.string() }),
  /** Null while the identity is sealed for this member. */
  User: z.nullable(Person),
});
export type ApplicationSearchResult = z.infer<typeof ApplicationSearchResult>;

export const JobSearchResult = z.strictObject({
  id: z.int(),
  title: z.string(),
  team: z.nullable(z.string()),
  phase: JobPhase,
});
export type JobSearchResult = z.infer<typeof JobSearchResult>;

export const searchCandidatesEndpoint = {
  method: 'GET',
  path: '/api/org/candidates',
  door: 'staff',
  summary:
    'Candidates by name, e-mail address or public reference, at most fifty; nobody whose name is sealed is found by it.',
  query: z.strictObject({ query: words }),
  output: z.strictObject({ applications: z.array(ApplicationSearchResult) }),
} as const satisfies Endpoint;

export const searchJobsAndCandidatesEndpoint = {
  method: 'GET',
  path: '/api/search',
  door: 'staff',
  summary:
    'Roles by title and candidates by name, e-mail address or public reference, at most fifty together.',
  query: z.strictObject({ searchQuery: words }),
  output: z.strictObject({
    jobs: z.array(JobSearchResult),
    applications: z.array(ApplicationSearchResult),
    /** There is more than is shown. */
    more: z.strictObject({ jobs: z.boolean(), applications: z.boolean() }),
    /** Roles in which names are sealed: they were not searched there. */
    sealedJobs: z.int(),
  }),
} as const satisfies Endpoint;

export const searchSealedIdentitiesEndpoint = {
  method: 'POST',
  path: '/api/search/identities',
  door: 'staff',
  summary:
    'Finds a person in sealed roles too, with a reason; audited. Nobody whose answers the member still reviews.',
  body: z.strictObject({
    query: singleLineTextSchema(SEARCH_CHARACTERS_MAX, IDENTITY_SEARCH_CHARACTERS_MIN),
    reason: singleLineTextSchema(IDENTITY_SEARCH_REASON_CHARACTERS_MAX, 10),
  }),
  output: z.strictObject({ applications: z.array(ApplicationSearchResult) }),
  notReplayable: true,
} as const satisfies Endpoint;

export const listJobsByTitleEndpoint = {
  method: 'GET',
  path: '/api/role-names',
  door: 'staff',
  summary:
    'The newest 200 roles that the member may open, or the newest whose title holds these letters in their order.',
  query: ListSearchQuery,
  output: z.strictObject({ jobs: z.array(JobSearchResult) }),
} as const satisfies Endpoint;
