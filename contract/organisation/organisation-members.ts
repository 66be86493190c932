import * as z from 'zod/mini';
import { MemberRole } from './member-role-facts.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import {
  EmailAddress,
  NumericIdInPath,
  singleLineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

export const MEMBER_NAME_CHARACTERS_MAX = 100;
export const MEMBER_JOB_TITLE_CHARACTERS_MAX = 120;

const page = z._default(
  z.catch(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  1,
);

export const memberListFilters = ['', 'admins', 'invited', 'deactivated'] as const;

/** The state of the list; the same schema reads the URL and the call. */
export const MemberListQuery = z.strictObject({
  search: z._default(z.catch(z.string().check(z.maxLength(200)), ''), ''),
  filter: z._default(z.catch(z.enum(memberListFilters), ''), ''),
  page,
});
export type MemberListQuery = z.infer<typeof MemberListQuery>;

export const OrganisationMember = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobTitle: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  role: MemberRole,
  /** Roles (jobs) that the person has a part in, archived ones not counted. */
  jobRoles: z.int(),
  hasTwoFactor: z.boolean(),
  totpRequired: z.boolean(),
  /** Invited: has never been in. */
  state: z.enum(['invited', 'active', 'deactivated']),
  invitedAt: Instant,
  lastActiveAt: z.nullable(Instant),
  isYou: z.boolean(),
  may: z.strictObject({
    changeRole: z.boolean(),
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    resendInvitation: z.boolean(),
    requireTwoFactor: z.boolean(),
    endSessions: z.boolean(),
    resetTwoFactor: z.boolean(),
  }),
});
export type OrganisationMember = z.infer<typeof OrganisationMember>;

export const listMembersEndpoint = {
  method: 'GET',
  path: '/api/org/{orgId}/users',
  door: 'staff',
  summary: 'The people of the organisation, by name; who left comes last.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  query: MemberListQuery,
  output: z.strictObject({
    people: z.array(OrganisationMember),
    total: z.int(),
    pages: z.int(),
    /** Of everybody, whatever is searched for. */
    counts: z.strictObject({
      all: z.int(),
      admins: z.int(),
      invited: z.int(),
      deactivated: z.int(),
    }),
  }),
} as const satisfies Endpoint;

export const listAdminsEndpoint = {
  method: 'GET',
  path: '/api/org/{orgId}/admins',
  door: 'staff',
  summary: 'The admins of the organisation.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  output: z.strictObject({
    admins: z.array(
      z.strictObject({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        jobTitle: z.nullable(z.string()),
        photo: z.nullable(z.string()),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const inviteMemberOrPromoteToAdminEndpoint = {
  method: 'POST',
  path: '/org/{orgId}/admin',
  door: 'staff',
  summary:
    'Invites somebody by e-mail, as an admin unless told otherwise, or makes a colleague an admin.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  body: z.strictObject({
    email: EmailAddress,
    /** Of somebody new; a colleague keeps theirs. */
    firstName: z.optional(singleLineTextSchema(MEMBER_NAME_CHARACTERS_MAX)),
    lastName: z.optional(singleLineTextSchema(MEMBER_NAME_CHARACTERS_MAX)),
    jobTitle: z.optional(z.nullable(singleLineTextSchema(MEMBER_JOB_TITLE_CHARACTERS_MAX))),
    role: z._default(MemberRole, 'ADMIN'),
  }),
  output: z.strictObject({ id: z.int(), outcome: z.enum(['invited', 'promoted']) }),
  status: 201,
  requiresRecentLogin: true,
} as const satisfies Endpoint;

export const grantOrRevokeAdminEndpoint = {
  method: 'POST',
  path: '/api/account/{userId}/{action}',
  door: 'staff',
  summary:
    'Makes a colleague an admin, or takes that from them. At least one admin stays. Whoever becomes one logs in anew.',
  params: z.strictObject({ userId: NumericIdInPath, action: z.enum(['grant', 'revoke']) }),
  output: z.strictObject({ role: MemberRole }),
  requiresRecentLogin: true,
} as const satisfies Endpoint;

export const deactivateMemberEndpoint = {
  method: 'POST',
  path: '/api/account/users/{userId}/deactivate',
  door: 'staff',
  summary:
    'Lets a colleague in no more: sessions and review links end at once, unscored reviews are dealt to other reviewers.',
  params: z.strictObject({ userId: NumericIdInPath }),
  body: z._default(
    z.strictObject({
      /** That reviews which nobody is left for are given up. */
      confirmed: z.optional(z.boolean()),
    }),
    {},
  ),
  output: z.strictObject({
    /** Reviews that others do now, and reviews that nobody was left for. */
    dealtAgain: z.int(),
    givenUp: z.int(),
  }),
} as const satisfies Endpoint;

export const reactivateMemberEndpoint = {
  method: 'POST',
  path: '/api/account/users/{userId}/reactivate',
  door: 'staff',
  summary: 'Lets a colleague in again, with the password they had; not as an admin.',
  params: z.strictObject({ userId: NumericIdInPath }),
  requiresRecentLogin: true,
} as const satisfies Endpoint;

/** A person changes these of themselves; an admin those of others, and `totpRequired` and `role` besides. */
const MemberChanges = z.strictObject({
  firstName: z.optional(singleLineTextSchema(MEMBER_NAME_CHARACTERS_MAX)),
  lastName: z.optional(singleLineTextSchema(MEMBER_NAME_CHARACTERS_MAX)),
  jobTitle: z.optional(z.nullable(singleLineTextSchema(MEMBER_JOB_TITLE_CHARACTERS_MAX))),
  /** Only to remove it. */
  photo: z.optional(z.null('Send a photo to its own address.')),
  prefs: z.optional(z.strictObject({ shortcuts: z.optional(z.boolean()) })),
  totpRequired: z.optional(z.boolean()),
  role: z.optional(MemberRole),
});
export type OrganisationMemberChanges = z.infer<typeof MemberChanges>;

const userChange = {
  door: 'staff',
  params: z.strictObject({ id: NumericIdInPath }),
  body: MemberChanges,
  output: z.strictObject({ id: z.int() }),
} as const;

export const changeMemberByPutEndpoint = {
  ...userChange,
  method: 'PUT',
  path: '/api/rest/user/{id}',
  summary:
    'Changes a person: oneself, or as an admin a colleague. Fields that are not one’s own to change are refused.',
} as const satisfies Endpoint;

export const changeMemberByPostEndpoint = {
  ...userChange,
  method: 'POST',
  path: '/api/user/{id}',
  summary: 'The same as `PUT /api/rest/user/{id}`.',
} as const satisfies Endpoint;

export const uploadOwnMemberPhotoEndpoint = {
  method: 'PUT',
  path: '/api/user/{id}/photo',
  door: 'staff',
  summary: 'Sets one’s own photo: JPEG, PNG or WebP, drawn anew as a square of at most 512 pixels.',
  params: z.strictObject({ id: NumericIdInPath }),
  upload: 'photo',
  output: z.strictObject({ photo: z.string() }),
} as const satisfies Endpoint;

export const showMemberPhotoEndpoint = {
  method: 'GET',
  path: '/photos/{file}',
  door: 'staff',
  summary: 'The photo of a colleague: `{userId}-{version}.webp`.',
  params: z.strictObject({ file: z.string().check(z.regex(/^[1-9]\d{0,14}-\d{1,10}\.webp$/)) }),
  responseType: 'image/webp',
} as const satisfies Endpoint;
