import * as z from 'zod/mini';
import { MemberRole } from '../organisation/member-role-facts.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { EXPERIENCE_RATING_MAX } from '../feedback/experience-feedback-results.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

export const organisationPlanTiers = [
  'free-trial',
  'starter',
  'growth',
  'pro',
  'enterprise',
  'beta',
] as const;

/** Shorter says nothing to the admins who read it. */
export const SUPPORT_REASON_CHARACTERS_MIN = 10;
export const SUPPORT_REASON_CHARACTERS_MAX = 500;
export const IMPERSONATION_MINUTES_MAX = 60;

const page = z._default(
  z.catch(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  1,
);

/** The letter of a cell, where an installation has several; empty for the one that the operator logs in to. */
const cell = z._default(z.catch(z.string().check(z.regex(/^[a-z]?$/)), ''), '');

/** Of which cell something is asked. */
export const CellQuery = z.strictObject({ cell });

/** The cell that it was read from, where that is not the operator's own: from here nothing is changed there. */
const elsewhere = z.nullable(z.string());

const OrganisationsOfCell = z.strictObject({
  cell: z.string(),
  /** Has the log-in of the operator who asks. */
  isOwn: z.boolean(),
  /** As many as match; null while it does not answer. */
  total: z.nullable(z.int()),
});
export type OrganisationsOfCell = z.infer<typeof OrganisationsOfCell>;

/** The state of the console's list; the same schema reads the URL and the call. */
export const OrganisationListQuery = z.strictObject({
  search: z._default(z.catch(z.string().check(z.maxLength(200)), ''), ''),
  tier: z._default(z.catch(z.enum(['', ...organisationPlanTiers]), ''), ''),
  state: z._default(z.catch(z.enum(['', 'active', 'deactivated']), ''), ''),
  cell,
  page,
});
export type OrganisationListQuery = z.infer<typeof OrganisationListQuery>;

export const OperatorOrganisation = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  tier: z.enum(organisationPlanTiers),
  features: z.array(z.string()),
  createdAt: Instant,
  deactivatedAt: z.nullable(Instant),
  expiresAt: z.nullable(Instant),
  autoRenews: z.boolean(),
  supportAccess: z.boolean(),
  people: z.int(),
  openRoles: z.int(),
  /** To which cell it is on its way: until it is there, or the move undone, it is read and not written. */
  move: z.nullable(z.strictObject({ cell: z.string(), since: Instant })),
});
export type OperatorOrganisation = z.infer<typeof OperatorOrganisation>;

export const listOrganisationsEndpoint = {
  method: 'GET',
  path: '/api/operator/organisations',
  door: 'operator',
  summary:
    'The organisations of this installation, the newest first; of one cell, and how many each has, where there are several.',
  query: OrganisationListQuery,
  output: z.strictObject({
    organisations: z.array(OperatorOrganisation),
    total: z.int(),
    pages: z.int(),
    elsewhere,
    /** All of them, where there are several. */
    cells: z.array(OrganisationsOfCell),
  }),
} as const satisfies Endpoint;

const OperatorOrganisationMember = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: MemberRole,
  deactivated: z.boolean(),
  /** Nobody looks through the eyes of another operator. */
  operator: z.boolean(),
  /** Has never been in. */
  invited: z.boolean(),
  twoFactor: z.boolean(),
  /** An admin with two-factor log-in whom no other admin could help. */
  mayResetTwoFactor: z.boolean(),
});
export type OperatorOrganisationMember = z.infer<typeof OperatorOrganisationMember>;

export const findOrganisationEndpoint = {
  method: 'GET',
  path: '/api/operator/organisations/{orgId}',
  door: 'operator',
  summary: 'One organisation with its people, and the features that can be switched on for it.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  query: CellQuery,
  output: z.strictObject({
    elsewhere,
    organisation: OperatorOrganisation,
    people: z.array(OperatorOrganisationMember),
    knownFeatures: z.array(z.strictObject({ name: z.string(), title: z.string() })),
  }),
} as const satisfies Endpoint;

export const changeOrganisationSubscriptionPlanEndpoint = {
  method: 'PUT',
  path: '/api/operator/organisations/{orgId}/terms',
  door: 'operator',
  summary: 'Sets the tier, the features and the end of an organisation’s account.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  body: z.strictObject({
    tier: z.enum(organisationPlanTiers),
    features: z.array(singleLineTextSchema(60)).check(z.maxLength(50)),
    expiresAt: z.nullable(Instant),
    autoRenews: z.boolean(),
  }),
  output: OperatorOrganisation,
} as const satisfies Endpoint;

export const activateOrDeactivateOrganisationEndpoint = {
  method: 'PUT',
  path: '/api/operator/organisations/{orgId}/active',
  door: 'operator',
  summary:
    'Deactivates an organisation, so that nobody in it gets in, or brings it back. Nothing is deleted.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  body: z.strictObject({ active: z.boolean() }),
  output: OperatorOrganisation,
} as const satisfies Endpoint;

const FeatureRequest = z.strictObject({
  id: z.int(),
  orgId: z.int(),
  organisation: z.string(),
  feature: z.string(),
  title: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
});
export type FeatureRequest = z.infer<typeof FeatureRequest>;

export const listFeatureRequestsEndpoint = {
  method: 'GET',
  path: '/api/operator/requests',
  door: 'operator',
  summary: 'What organisations asked for and have no answer to yet, the newest first.',
  query: CellQuery,
  output: z.strictObject({ elsewhere, requests: z.array(FeatureRequest) }),
} as const satisfies Endpoint;

export const answerFeatureRequestEndpoint = {
  method: 'PUT',
  path: '/api/operator/organisations/{orgId}/requests/{requestId}',
  door: 'operator',
  summary: 'Switches on what an organisation asked for, or declines it.',
  params: z.strictObject({ orgId: NumericIdInPath, requestId: NumericIdInPath }),
  body: z.strictObject({ granted: z.boolean() }),
} as const satisfies Endpoint;

/** '2026-11', by the calendar of UTC. */
const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
export const PRODUCT_OPINIONS_FIRST_YEAR_ALLOWED = 2000;
const LAST_YEAR = 2200;
/** One month tells at most so many; its sum counts all. */
export const PRODUCT_OPINION_TEXTS_PER_MONTH_MAX = 200;

const MonthlyProductOpinions = z.strictObject({
  /** Several months where too few people answered in one. */
  from: Month,
  until: Month,
  answers: z.int(),
  /** One decimal. */
  average: z.number(),
  /** How often each rating was given, from 1 to 10. */
  ratings: z.array(z.int()).check(z.length(EXPERIENCE_RATING_MAX)),
  texts: z.array(z.string()),
});
export type MonthlyProductOpinions = z.infer<typeof MonthlyProductOpinions>;

const MonthlySignUps = z.strictObject({
  month: Month,
  organisations: z.int(),
  reasons: z.array(
    z.strictObject({ orgId: z.int(), organisation: z.string(), reason: z.string() }),
  ),
});
export type MonthlySignUps = z.infer<typeof MonthlySignUps>;

export const findMonthlyProductOpinionsAndSignUpsEndpoint = {
  method: 'GET',
  path: '/api/operator/said',
  door: 'operator',
  summary:
    'What members of staff say of the product, by month, never who or where they work, and once five people have answered; and why employers signed up. The newest month first.',
  query: z.strictObject({
    /** This year unless told. */
    year: z.optional(
      z.coerce
        .number<string>()
        .check(z.int(), z.minimum(PRODUCT_OPINIONS_FIRST_YEAR_ALLOWED), z.maximum(LAST_YEAR)),
    ),
  }),
  output: z.strictObject({
    year: z.int(),
    /** Of which there may be anything to read, the newest first. */
    years: z.array(z.int()),
    opinions: z.array(MonthlyProductOpinions),
    signUps: z.array(MonthlySignUps),
  }),
} as const satisfies Endpoint;

export const startImpersonationOfMemberEndpoint = {
  method: 'POST',
  path: '/api/operator/organisations/{orgId}/impersonate',
  door: 'operator',
  requiresRecentLogin: true,
  summary:
    'Goes on as a member of the organisation, for at most 60 minutes and for a reason that its admins can read.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  body: z.strictObject({
    memberId: z.int().check(z.positive()),
    reason: singleLineTextSchema(SUPPORT_REASON_CHARACTERS_MAX, SUPPORT_REASON_CHARACTERS_MIN),
  }),
  output: z.strictObject({ csrfToken: z.string() }),
} as const satisfies Endpoint;

export const resetAdminTwoFactorEndpoint = {
  method: 'POST',
  path: '/api/operator/organisations/{orgId}/people/{memberId}/reset-two-factor',
  door: 'operator',
  requiresRecentLogin: true,
  summary:
    'Takes two-factor log-in from an admin whom no other admin could help, for a reason that they are mailed.',
  params: z.strictObject({ orgId: NumericIdInPath, memberId: NumericIdInPath }),
  body: z.strictObject({
    reason: singleLineTextSchema(SUPPORT_REASON_CHARACTERS_MAX, SUPPORT_REASON_CHARACTERS_MIN),
  }),
} as const satisfies Endpoint;

export const findCurrentImpersonationEndpoint = {
  method: 'GET',
  path: '/api/impersonation',
  door: 'staff',
  summary: 'Until when support looks through these eyes, and why.',
  output: z.nullable(
    z.strictObject({ operator: z.string(), reason: z.string(), endsAt: Instant, now: Instant }),
  ),
} as const satisfies Endpoint;

export const endImpersonationEndpoint = {
  method: 'GET',
  path: '/admin/auth-as/reset',
  door: 'public',
  requiresCsrf: true,
  summary: 'Ends looking through somebody’s eyes, and goes on as the operator.',
  output: z.strictObject({ csrfToken: z.string() }),
} as const satisfies Endpoint;
