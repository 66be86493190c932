import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { PASSWORD_CODE_UNITS_MAX } from '../sign-in.ts';

/** As it is typed: no character is forbidden, nothing is trimmed. */
const NewPassword = z
  .string()
  .check(z.minLength(1, 'Choose a password.'), z.maxLength(PASSWORD_CODE_UNITS_MAX));

export const checkPasswordResetLinkEndpoint = {
  method: 'GET',
  path: '/auth/reset-password-data',
  door: 'public',
  summary:
    'Whether a link to set a password still works. An anti-forgery token comes also with the 401 of one that does not.',
  query: z.object({ token: z.catch(z.string().check(z.maxLength(200)), '') }),
  output: z.strictObject({
    csrfToken: z.string(),
    token: z.optional(z.string()),
    /** Whose password it is, for the browser that is to remember it. */
    email: z.optional(z.string()),
    leastLength: z.optional(z.int()),
  }),
} as const satisfies Endpoint;

export const resetPasswordEndpoint = {
  method: 'POST',
  path: '/auth/reset',
  door: 'public',
  summary: 'Sets the password by a link, once. It logs nobody in; every session ends.',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)), password: NewPassword }),
  output: z.strictObject({ csrfToken: z.string() }),
} as const satisfies Endpoint;

export const sendPasswordResetLinkEndpoint = {
  method: 'POST',
  path: '/auth/reset-link-new',
  door: 'public',
  summary:
    'Mails a link to choose a new password, if the address is known. The answer never tells.',
  body: z.strictObject({ resetemail: z.string().check(z.maxLength(254)) }),
  output: z.strictObject({}),
} as const satisfies Endpoint;

export const changeOwnPasswordEndpoint = {
  method: 'POST',
  path: '/auth/password-update',
  door: 'staff',
  summary: 'Changes the own password; every other session ends.',
  body: z.strictObject({
    currentPassword: z.string().check(z.maxLength(PASSWORD_CODE_UNITS_MAX)),
    newPassword: NewPassword,
  }),
  output: z.strictObject({ csrfToken: z.string() }),
  notReplayable: true,
} as const satisfies Endpoint;

export const resendChoosePasswordLinkEndpoint = {
  method: 'POST',
  path: '/account/welcome-email',
  door: 'staff',
  summary: 'Sends a colleague, who has no password yet, a new link to choose one.',
  body: z.strictObject({ userId: z.int() }),
} as const satisfies Endpoint;
