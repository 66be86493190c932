import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { PASSWORD_CODE_UNITS_MAX, TOTP_DIGITS } from '../sign-in.ts';
import {
  SUPPORT_REASON_CHARACTERS_MAX,
  SUPPORT_REASON_CHARACTERS_MIN,
} from '../operator/operator-endpoints-types-and-limits.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
const Code = z.string().check(z.maxLength(TOTP_DIGITS));

export const findOwnAccountSecurityEndpoint = {
  method: 'GET',
  path: '/auth/security',
  door: 'staff',
  summary: 'How the own account is protected.',
  output: z.strictObject({
    email: z.string(),
    hasPassword: z.boolean(),
    /** Characters a new password must have. */
    leastLength: z.int(),
    twoFactor: z.strictObject({
      since: z.nullable(Instant),
      /** An admin wants it: it cannot be switched off. */
      isRequired: z.boolean(),
      recoveryCodesLeft: z.int(),
    }),
  }),
} as const satisfies Endpoint;

export const beginTwoFactorSetUpEndpoint = {
  method: 'POST',
  path: '/auth/two-factor/begin',
  door: 'staff',
  summary:
    'A new secret for an authenticator app, kept by the server for ten minutes until a code confirms it.',
  output: z.strictObject({ svg: z.string(), uri: z.string(), userSecret: z.string() }),
  requiresRecentLogin: true,
  notReplayable: true,
} as const satisfies Endpoint;

export const confirmTwoFactorSetUpEndpoint = {
  method: 'POST',
  path: '/auth/two-factor/confirm',
  door: 'staff',
  summary:
    'Switches two-factor on by the first code of the app, and hands out ten recovery codes, once.',
  body: z.strictObject({ totpToken: Code, userSecret: z.string().check(z.maxLength(200)) }),
  output: z.strictObject({ ...RecoveryCodes.shape, csrfToken: z.string() }),
  requiresRecentLogin: true,
  notReplayable: true,
} as const satisfies Endpoint;

export const switchTwoFactorOffEndpoint = {
  method: 'POST',
  path: '/auth/two-factor/off',
  door: 'staff',
  summary: 'Switches two-factor off, unless an admin wants it.',
  requiresRecentLogin: true,
} as const satisfies Endpoint;

export const makeRecoveryCodesEndpoint = {
  method: 'POST',
  path: '/auth/recovery-codes',
  door: 'staff',
  summary: 'Ten new recovery codes, shown once; the old ones are void.',
  output: RecoveryCodes,
  requiresRecentLogin: true,
  notReplayable: true,
} as const satisfies Endpoint;

export const reauthenticateOwnAccountEndpoint = {
  method: 'POST',
  path: '/auth/confirm',
  door: 'staff',
  summary:
    'Proves again who sits there, by the password or a one-time code, for the ten minutes after.',
  body: z.strictObject({
    password: z.optional(z.string().check(z.maxLength(PASSWORD_CODE_UNITS_MAX))),
    code: z.optional(Code),
  }),
  notReplayable: true,
} as const satisfies Endpoint;

export const AccountSession = z.strictObject({
  id: z.int(),
  /** 'Firefox on Windows', as far as the browser told. */
  device: z.string(),
  /** The beginning of the address alone. */
  network: z.nullable(z.string()),
  createdAt: Instant,
  seenAt: Instant,
  isThis: z.boolean(),
  /** An operator who looks through this person's eyes. */
  isSupport: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const listOwnSessionsEndpoint = {
  method: 'GET',
  path: '/auth/sessions',
  door: 'staff',
  summary: 'Where the own account is logged in, this browser first.',
  output: z.strictObject({ sessions: z.array(AccountSession) }),
} as const satisfies Endpoint;

export const endOwnSessionEndpoint = {
  method: 'POST',
  path: '/auth/sessions/{sessionId}/end',
  door: 'staff',
  summary: 'Logs the own account out in one other browser.',
  params: z.object({ sessionId: NumericIdInPath }),
} as const satisfies Endpoint;

export const endOtherSessionsEndpoint = {
  method: 'POST',
  path: '/auth/sessions/end-others',
  door: 'staff',
  summary: 'Logs the own account out everywhere but here.',
  output: z.strictObject({ ended: z.int() }),
} as const satisfies Endpoint;

export const endMemberSessionsEndpoint = {
  method: 'POST',
  path: '/api/account/users/{userId}/end-sessions',
  door: 'staff',
  summary: 'Logs a colleague out everywhere.',
  params: z.object({ userId: NumericIdInPath }),
  output: z.strictObject({ ended: z.int() }),
} as const satisfies Endpoint;

export const resetMemberTwoFactorEndpoint = {
  method: 'POST',
  path: '/api/account/users/{userId}/reset-two-factor',
  door: 'staff',
  summary:
    'Takes two-factor log-in from a colleague who has lost their app and their codes, for a reason that they are mailed. They are logged out everywhere.',
  params: z.object({ userId: NumericIdInPath }),
  body: z.strictObject({
    reason: singleLineTextSchema(SUPPORT_REASON_CHARACTERS_MAX, SUPPORT_REASON_CHARACTERS_MIN),
  }),
  requiresRecentLogin: true,
} as const satisfies Endpoint;
