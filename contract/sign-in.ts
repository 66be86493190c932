import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const checkLogInStateEndpoint = {
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

export const logInEndpoint = {
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

export const findPendingLogInEndpoint = {
  method: 'GET',
  path: '/auth/pending',
  door: 'public',
  summary:
    'What a log-in that was begun elsewhere still needs: a one-time code, or two-factor to be set up first.',
  output: LogInResult,
} as const satisfies Endpoint;

/** Only digits are looked at by the server, so that a code may be pasted with a gap. */
const TotpToken = z.string().check(z.maxLength(TOTP_DIGITS));

export const confirmLogInByTotpEndpoint = {
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

export const logOutEndpoint = {
  method: 'GET',
  path: '/logout-no-redirect',
  door: 'public',
  summary: 'Ends the session; 204 even if there is none.',
  requiresCsrf: true,
} as const satisfies Endpoint;
