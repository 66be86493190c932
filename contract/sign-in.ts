import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant.ts';

export const loggedIn = {
  method: 'GET',
  path: '/api/logged-in',
  door: 'public',
  says: 'Tells whether the browser is logged in, and hands out the anti-forgery token (also with 401).',
  output: z.strictObject({ csrfToken: z.string(), orgDeactivated: z.boolean() }),
} as const satisfies Endpoint;

export const logIn = {
  method: 'POST',
  path: '/login-api',
  door: 'public',
  says: 'Logs a member of staff in with e-mail and password.',
  body: z.strictObject({
    email: z.string().check(z.maxLength(254)),
    password: z.string().check(z.maxLength(256)),
  }),
  output: z.strictObject({
    csrfToken: z.string(),
    status: z.optional(z.literal('orgExpired')),
  }),
} as const satisfies Endpoint;

export const logOut = {
  method: 'GET',
  path: '/logout-no-redirect',
  door: 'public',
  says: 'Ends the session; 204 even if there is none.',
  guarded: true,
} as const satisfies Endpoint;

const Organisation = z.strictObject({
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
});

export const CurrentUser = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  photo: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  role: z.enum(['ADMIN', 'MEMBER']),
  OrgId: z.int(),
  createdAt: Instant,
  Org: Organisation,
  JobUsers: z.array(z.strictObject({ JobId: z.int() })),
  inImpersonatedAccount: z.boolean(),
  may: z.strictObject({ startJobs: z.boolean() }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const currentUser = {
  method: 'GET',
  path: '/api/user/current',
  door: 'staff',
  says: 'Who is logged in, with their organisation.',
  output: z.strictObject({ user: CurrentUser }),
} as const satisfies Endpoint;
