import * as z from 'zod/mini';
import { MemberRole } from '../organisation/member-role-facts.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';

/** Texts of an organisation that candidates read: who it is, that answers are one's own, what becomes of their data. */
export const organisationStatementKinds = ['about', 'honesty', 'privacy'] as const;

export type OrganisationStatementKind = (typeof organisationStatementKinds)[number];

const notificationTypes = [
  'account-expiring',
  'approaching-role-cap',
  'auto-renewing-soon',
] as const;

export const CurrentUserOrganisation = z.strictObject({
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

export type CurrentUserOrganisation = z.infer<typeof CurrentUserOrganisation>;

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
  Org: CurrentUserOrganisation,
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

export const findCurrentUserEndpoint = {
  method: 'GET',
  path: '/api/user/current',
  door: 'staff',
  summary: 'Who is logged in, with their organisation.',
  output: z.strictObject({ user: CurrentUser }),
} as const satisfies Endpoint;

export const recordDailyUsageEndpoint = {
  method: 'POST',
  path: '/integrations/cstrack',
  door: 'staff',
  summary: 'Notes that somebody used the product today. It stays in this house.',
  body: z.strictObject({
    eventId: z.literal('login'),
    value: z.int().check(z.minimum(0), z.maximum(1000)),
  }),
} as const satisfies Endpoint;
