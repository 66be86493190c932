import * as z from 'zod/mini';
import { JobPhase } from '../jobs/job-phases-and-card-destinations.ts';
import {
  ApplicationState,
  candidateStageGroupKeys,
} from '../pipeline/application-states-decisions-and-stage-groups.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

/** Pages of the versioned API; the same size as those of the manage screen. */
export const PUBLIC_API_PAGE_SIZE = 50;

const page = z._default(
  z.catch(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  1,
);

export const PublicApiJob = z.strictObject({
  id: z.int(),
  title: z.string(),
  team: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  location: z.nullable(z.string()),
  phase: JobPhase,
  createdAt: Instant,
  publishedAt: z.nullable(Instant),
  closesAt: z.nullable(Instant),
  /** Submitted and not withdrawn. */
  submittedApplications: z.int(),
});
export type PublicApiJob = z.infer<typeof PublicApiJob>;

/** An application without the person: nothing in it is finer than a day, and no score shows before the release. */
export const PublicApiApplication = z.strictObject({
  id: z.int(),
  /** What the hiring team calls the candidate while the name is sealed. */
  reference: z.string(),
  state: ApplicationState,
  stage: z.enum(candidateStageGroupKeys),
  submittedOn: z.nullable(z.string()),
  /** Mean stars of all answers, once the reviews of the role were released. */
  score: z.nullable(z.number()),
});
export type PublicApiApplication = z.infer<typeof PublicApiApplication>;

export const PublicApiCandidateIdentity = z.strictObject({
  id: z.int(),
  jobId: z.int(),
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});
export type PublicApiCandidateIdentity = z.infer<typeof PublicApiCandidateIdentity>;

export const listPublicApiJobsEndpoint = {
  method: 'GET',
  path: '/api/v1/jobs',
  door: 'api',
  scope: 'merit:read',
  summary: 'The roles of the organisation, the newest first, fifty a page.',
  query: z.strictObject({ page }),
  output: z.strictObject({ jobs: z.array(PublicApiJob), total: z.int(), pages: z.int() }),
} as const satisfies Endpoint;

export const findPublicApiJobEndpoint = {
  method: 'GET',
  path: '/api/v1/jobs/{jobId}',
  door: 'api',
  scope: 'merit:read',
  summary: 'One role.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  output: PublicApiJob,
} as const satisfies Endpoint;

export const listPublicApiApplicationsEndpoint = {
  method: 'GET',
  path: '/api/v1/jobs/{jobId}/applications',
  door: 'api',
  scope: 'merit:read',
  summary:
    'The applications for a role by reference, in an order that tells nothing, fifty a page.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: z.strictObject({
    page,
    stage: z._default(z.catch(z.enum(candidateStageGroupKeys), 'all'), 'all'),
  }),
  output: z.strictObject({
    applications: z.array(PublicApiApplication),
    total: z.int(),
    pages: z.int(),
  }),
} as const satisfies Endpoint;

export const findPublicApiCandidateIdentityEndpoint = {
  method: 'GET',
  path: '/api/v1/applications/{applicationId}/identity',
  door: 'api',
  scope: 'identity:read',
  summary:
    'Whose application it is, once the name is open to the maker of the key; 409 while it is sealed. Audited.',
  params: z.strictObject({ applicationId: NumericIdInPath }),
  output: PublicApiCandidateIdentity,
} as const satisfies Endpoint;

export const findOpenApiDescriptionEndpoint = {
  method: 'GET',
  path: '/api/docs/openapi.json',
  door: 'staff',
  summary: 'Every call of this installation as OpenAPI 3.1, printed from the contract.',
  compressible: true,
  output: z.record(z.string(), z.unknown()),
} as const satisfies Endpoint;
