import * as z from 'zod/mini';
import { MemberRole } from './organisation/member-roles.ts';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant.ts';

export const checkLogInState = {
  method: 'GET',
  path: '/api/logged-in',
  door: 'public',
  summary:
    'Tells whether the browser is logged in, and hands out the anti-forgery token (also with 401).',
  output: z.strictObject({
    csrfToken: z.string(),
    orgDeactivated: z.boolean(),
    /** Who it is: another tab may have logged in as somebody else. */
    userId: z.optional(z.int()),
    /** The first proof is done, and a one-time code is waited for: see `/auth/pending`. */
    isHalfIn: z.optional(z.literal(true)),
  }),
} as const satisfies Endpoint;

export const TOTP_DIGITS = 6;
export const PASSWORD_CHARACTERS_MAX = 256;
/** Each of them may be several units long, in a form that is not the shortest. */
export const PASSWORD_CODE_UNITS_MAX = 4 * PASSWORD_CHARACTERS_MAX;

/** How far a log-in got: there, at the code, at setting two-factor up, elsewhere, or at an account that has expired. */
export const LogInResult = z.strictObject({
  csrfToken: z.string(),
  message: z.optional(z.enum(['totp', 'needs totp'])),
  /** Of the authenticator app that is to be set up: a picture of `uri`, and the secret to type. */
  svg: z.optional(z.string()),
  uri: z.optional(z.string()),
  userSecret: z.optional(z.string()),
  /** A path of this site to go to instead. */
  redirect: z.optional(z.string()),
  status: z.optional(z.literal('orgExpired')),
});
export type LogInResult = z.infer<typeof LogInResult>;

export const logIn = {
  method: 'POST',
  path: '/login-api',
  door: 'public',
  summary: 'Logs a member of staff in with e-mail and password.',
  body: z.strictObject({
    email: z.string().check(z.maxLength(254)),
    password: z.string().check(z.maxLength(PASSWORD_CODE_UNITS_MAX)),
  }),
  output: LogInResult,
} as const satisfies Endpoint;

export const pendingLogIn = {
  method: 'GET',
  path: '/auth/pending',
  door: 'public',
  summary:
    'What a log-in that was begun elsewhere still needs: a one-time code, or two-factor to be set up first.',
  output: LogInResult,
} as const satisfies Endpoint;

/** Only digits are looked at by the server, so that a code may be pasted with a gap. */
const TotpToken = z.string().check(z.maxLength(TOTP_DIGITS));

export const confirmLogInByTotp = {
  method: 'POST',
  path: '/setup-totp',
  door: 'public',
  summary:
    'The one-time code of a log-in whose password was right; at set-up it confirms the new authenticator app.',
  body: z.strictObject({
    totpToken: z.optional(TotpToken),
    /** In place of a code from the app. */
    recoveryCode: z.optional(z.string().check(z.maxLength(40))),
    emailAddress: z.optional(z.string().check(z.maxLength(254))),
    /** Was verified before the code was asked for; it is not looked at again. */
    password: z.optional(z.string().check(z.maxLength(PASSWORD_CODE_UNITS_MAX))),
    /** Compared with the secret that the server keeps, and never stored. */
    userSecret: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.strictObject({
    csrfToken: z.string(),
    /** Ten at set-up, shown once. */
    recoveryCodes: z.optional(z.array(z.string())),
  }),
} as const satisfies Endpoint;

export const logOut = {
  method: 'GET',
  path: '/logout-no-redirect',
  door: 'public',
  summary: 'Ends the session; 204 even if there is none.',
  requiresCsrf: true,
} as const satisfies Endpoint;

/** Texts of an organisation that candidates read: who it is, that answers are one's own, what becomes of their data. */
export const organisationStatementKinds = ['about', 'honesty', 'privacy'] as const;
export type OrganisationStatementKind = (typeof organisationStatementKinds)[number];

const notificationTypes = [
  'account-expiring',
  'approaching-role-cap',
  'auto-renewing-soon',
] as const;

export const Organisation = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  contactEmail: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  size: z.nullable(z.string()),
  locale: z.string(),
  tz: z.nullable(z.string()),
  OrgTiers: z.array(
    z.strictObject({ Tier: z.strictObject({ code: z.string(), title: z.string() }) }),
  ),
  limitedLibraryEnabled: z.boolean(),
  hasGlobalReporting: z.boolean(),
  features: z.array(z.string()),
  /** What there is to tell its people, the most pressing first; the first is shown. */
  OrgNotifications: z.array(
    z.strictObject({
      type: z.enum(notificationTypes),
      expiresAt: z.nullable(Instant),
      /** For how many more open roles the plan has room, where it is about that. */
      room: z.optional(z.int()),
    }),
  ),
  OrgStatements: z.array(
    z.strictObject({ type: z.enum(organisationStatementKinds), text: z.string() }),
  ),
  brands: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  /** Where the logo is; null without one. */
  logo: z.nullable(z.string()),
  privacyContact: z.nullable(z.string()),
  retentionMonths: z.int(),
  /** Whether new roles keep names sealed until their reviews are released. */
  sealedDefault: z.boolean(),
  /** Any of name, contactEmail, industry, size, locale and tz is empty. */
  isInfoMissing: z.boolean(),
});
export type Organisation = z.infer<typeof Organisation>;

export const CurrentUser = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  photo: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  role: MemberRole,
  OrgId: z.int(),
  createdAt: Instant,
  Org: Organisation,
  /** The newest hundred roles that they run. */
  JobUsers: z.array(z.strictObject({ JobId: z.int() })),
  inImpersonatedAccount: z.boolean(),
  prefs: z.strictObject({
    /** Whether single keys do something on their own. */
    shortcuts: z.boolean(),
  }),
  /** `operate`: runs this installation. */
  may: z.strictObject({
    startJobs: z.boolean(),
    operate: z.boolean(),
    changeOrganisation: z.boolean(),
    managePeople: z.boolean(),
  }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const currentUser = {
  method: 'GET',
  path: '/api/user/current',
  door: 'staff',
  summary: 'Who is logged in, with their organisation.',
  output: z.strictObject({ user: CurrentUser }),
} as const satisfies Endpoint;

export const noteUsage = {
  method: 'POST',
  path: '/integrations/cstrack',
  door: 'staff',
  summary: 'Notes that somebody used the product today. It stays in this house.',
  body: z.strictObject({
    eventId: z.literal('login'),
    value: z.int().check(z.minimum(0), z.maximum(1000)),
  }),
} as const satisfies Endpoint;
