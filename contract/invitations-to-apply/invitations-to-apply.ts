import * as z from 'zod/mini';
import {
  chosenEmailTemplateIdSchema,
  makeSelectableEmailTemplateSchema,
} from '../emails/email-templates.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

/** People on one list. */
export const INVITATION_TO_APPLY_LIST_PEOPLE_MAX = 10_000;
/** Of a list, in characters, so that it fits into one request with room to spare. */
const INVITE_LIST_MAX = 800_000;
/** Invitations wait this long before the first one leaves, so that they can be taken back. */
export const INVITATION_TO_APPLY_SEND_DELAY_S = 30;
/** Whoever showed interest is asked at most once in so many days. */
export const INTERESTED_PERSON_INVITE_PAUSE_DAYS = 7;
/** Agreeing to hear of other roles holds for so long; then it has to be said anew. */
export const CONTACT_CONSENT_VALID_MONTHS = 12;
/** So many of what was refused, and of who is invited, are told one by one. */
export const INVITATION_LIST_ROWS_SHOWN_MAX = 200;

export const invitationToApplyKinds = [
  'application-invite',
  'quick-apply-invite',
  'past-application-invite',
] as const;
export type InvitationToApplyKind = (typeof invitationToApplyKinds)[number];

/** Why somebody on a list is not invited. */
export const invitationToApplyRefusalReasons = [
  'malformed',
  'twice',
  /** Known only where the name is open to whoever asks. */
  'applied',
  /** Asked for no more invitations, or sends mail back. */
  'not-to-be-invited',
] as const;
export type NotInvitedReason = (typeof invitationToApplyRefusalReasons)[number];

const Invited = z.strictObject({ name: z.string(), email: z.string() });

const RefusedInvitee = z.strictObject({
  /** Counted from 1, as a spreadsheet counts its rows. */
  line: z.int(),
  /** What stands there, cut. */
  text: z.string(),
  why: z.enum(invitationToApplyRefusalReasons),
});
export type RefusedInvitee = z.infer<typeof RefusedInvitee>;

export const InviteListCheckResult = z.strictObject({
  people: z.int(),
  /** The first of them. */
  invited: z.array(Invited),
  refused: z.int(),
  rows: z.array(RefusedInvitee),
});
export type InviteListCheckResult = z.infer<typeof InviteListCheckResult>;

export const InvitationToApplyRound = z.strictObject({
  id: z.int(),
  kind: z.enum(invitationToApplyKinds),
  people: z.int(),
  /** Whose turn has come. Who of them was left out is not told. */
  done: z.int(),
  cancelled: z.int(),
  by: z.string(),
  createdAt: Instant,
  leavesAt: Instant,
  state: z.enum(['waiting', 'leaving', 'done', 'cancelled']),
});
export type InvitationToApplyRound = z.infer<typeof InvitationToApplyRound>;

const jobIdParams = z.strictObject({ jobId: NumericIdInPath });
const list = z
  .string()
  .check(
    z.minLength(1, 'Write at least one e-mail address.'),
    z.maxLength(INVITE_LIST_MAX, 'The list is too long. Send it in parts.'),
  );
const Started = z.strictObject({ round: InvitationToApplyRound });

export const listInviteRoundsEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/invites',
  door: 'staff',
  summary: 'The invitations to apply for a role, with how far each round of them has come.',
  params: jobIdParams,
  output: z.strictObject({
    isOpen: z.boolean(),
    /** Whether names of the role are sealed: then nobody is told who has applied already. */
    isSealed: z.boolean(),
    templates: z.array(makeSelectableEmailTemplateSchema(invitationToApplyKinds)),
    rounds: z.array(InvitationToApplyRound),
  }),
} as const satisfies Endpoint;

export const checkInvitationToApplyListEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/invites/check',
  openToSupport: 'It reads a list, and changes nothing.',
  door: 'staff',
  summary:
    'Reads a list of addresses or a CSV, and tells who would be invited and who would not, and why. Changes nothing.',
  params: jobIdParams,
  body: z.strictObject({ list }),
  output: InviteListCheckResult,
} as const satisfies Endpoint;

export const invitePeopleFromListEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/invites',
  door: 'staff',
  summary:
    'Invites the people of a list to apply, each once for a role. The first invitation leaves after 30 seconds.',
  params: jobIdParams,
  body: z.strictObject({ list, templateId: chosenEmailTemplateIdSchema }),
  output: z.strictObject({
    round: InvitationToApplyRound,
    refused: z.int(),
    rows: z.array(RefusedInvitee),
  }),
  status: 201,
} as const satisfies Endpoint;

export const inviteInterestedCandidatesEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/invites/interest',
  door: 'staff',
  summary:
    'Invites candidates who have shown interest to finish their application: those chosen, or all. Each at most once a week.',
  params: jobIdParams,
  body: z.strictObject({
    /** Absent: everybody who has shown interest. */
    applicationIds: z.optional(
      z.array(z.int()).check(z.minLength(1, 'Choose at least one candidate.'), z.maxLength(1000)),
    ),
    templateId: chosenEmailTemplateIdSchema,
  }),
  output: z.strictObject({
    /** Null when there is nobody to invite. */
    round: z.nullable(InvitationToApplyRound),
    /** Chosen, and asked in the last seven days. */
    askedThisWeek: z.int(),
    /** Chosen, and no longer among those who only showed interest. */
    goneOn: z.int(),
  }),
} as const satisfies Endpoint;

export const cancelInviteRoundEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/invites/{roundId}/cancel',
  door: 'staff',
  summary: 'Keeps the invitations of a round that have not left from leaving.',
  params: z.strictObject({ jobId: NumericIdInPath, roundId: NumericIdInPath }),
  output: Started,
} as const satisfies Endpoint;

export const PastApplicantsJob = z.strictObject({
  jobId: z.int(),
  title: z.string(),
  closedOn: z.nullable(z.string()),
  /** People who applied and agreed to hear of other roles. */
  applied: z.int(),
  interviewed: z.int(),
});
export type PastApplicantsJob = z.infer<typeof PastApplicantsJob>;

export const countPastApplicantsByJobEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/past-applicants',
  door: 'staff',
  summary: 'How many candidates of other roles agreed to hear of new ones. Figures, never names.',
  params: jobIdParams,
  output: z.strictObject({ roles: z.array(PastApplicantsJob) }),
} as const satisfies Endpoint;

export const invitePastApplicantsEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/invites/past-applicants',
  door: 'staff',
  summary:
    'Invites candidates of other roles who agreed to hear of new ones, by role and by how far they came.',
  params: jobIdParams,
  body: z.strictObject({
    from: z
      .array(z.strictObject({ jobId: z.int(), reached: z.enum(['applied', 'interviewed']) }))
      .check(z.minLength(1, 'Choose at least one role.'), z.maxLength(200)),
    templateId: chosenEmailTemplateIdSchema,
  }),
  output: z.strictObject({ round: z.nullable(InvitationToApplyRound) }),
} as const satisfies Endpoint;
