import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import {
  companySizes,
  organisationLocales,
} from './organisation/organisation-locales-sizes-and-industries.ts';
import { isIanaTimeZoneName } from './organisation/is-time-zone.ts';
import { PASSWORD_CHARACTERS_MAX } from './sign-in.ts';
import {
  EmailAddress,
  LinkToken,
  NumericIdInPath,
  singleLineTextSchema,
  multilineTextSchema,
} from './text-email-id-and-list-search-schemas.ts';

/** Who may sign up here: anybody, whoever was invited, or nobody. */
export const signUpModes = ['open', 'invite', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];

export const SIGN_UP_REASON_CHARACTERS_MAX = 1000;

const optionalLine = (max: number) => z.optional(z.nullable(singleLineTextSchema(max)));

export const signUpPersonSchema = z.strictObject({
  firstName: singleLineTextSchema(100),
  lastName: singleLineTextSchema(100),
  email: EmailAddress,
  jobTitle: optionalLine(120),
});
export const signUpCompanySchema = z.strictObject({
  orgName: singleLineTextSchema(200),
  industry: singleLineTextSchema(100),
  size: z.enum(companySizes, 'Choose how many people work there.'),
  locale: z.enum(organisationLocales, 'Choose where you hire.'),
  /** As the browser has it, of the IANA's list. */
  tz: z.optional(
    z.nullable(
      z.string().check(z.maxLength(60), z.refine(isIanaTimeZoneName, 'Choose a time zone.')),
    ),
  ),
});
export const signUpReasonSchema = z.strictObject({
  signupReason: z.pipe(
    multilineTextSchema(SIGN_UP_REASON_CHARACTERS_MAX).check(
      z.refine((text) => text.trim() !== '', 'Tell us in a few words.'),
    ),
    z.string(),
  ),
});

export const requestSignUpEndpoint = {
  method: 'POST',
  path: '/register/new-org',
  door: 'public',
  summary:
    'Asks for an organisation of one’s own. The answer is always the same; a link that goes on is mailed to the address, or word that it has an account.',
  body: z.strictObject({
    ...signUpPersonSchema.shape,
    ...signUpCompanySchema.shape,
    ...signUpReasonSchema.shape,
    templateId: optionalLine(60),
    /** The code of an invitation, where only the invited may sign up. */
    invitation: optionalLine(60),
  }),
  status: 202,
} as const satisfies Endpoint;

export const findSignUpEndpoint = {
  method: 'GET',
  path: '/api/sign-up/{token}',
  door: 'public',
  summary: 'What a sign-up is about whose mailed link was opened.',
  params: z.strictObject({ token: LinkToken }),
  output: z.strictObject({
    email: z.string(),
    firstName: z.string(),
    orgName: z.string(),
    /** Of the template that becomes the first role. */
    templateTitle: z.nullable(z.string()),
    /** Characters that the password must have. */
    leastLength: z.int(),
  }),
} as const satisfies Endpoint;

export const signUpWithPasswordEndpoint = {
  method: 'POST',
  path: '/signup-with-password',
  door: 'public',
  summary:
    'Ends a sign-up by the mailed link and a password: makes the organisation and its first admin, and logs them in.',
  body: z.strictObject({
    token: LinkToken,
    /** As it is typed: no character is forbidden, nothing is trimmed. */
    password: z
      .string()
      .check(z.minLength(1, 'Choose a password.'), z.maxLength(4 * PASSWORD_CHARACTERS_MAX)),
  }),
  output: z.strictObject({ csrfToken: z.string(), redirect: z.string() }),
} as const satisfies Endpoint;

export const findSignUpModeEndpoint = {
  method: 'GET',
  path: '/api/sign-up',
  door: 'public',
  summary: 'Who may sign up here, and what the template is called that somebody has chosen.',
  query: z.strictObject({ templateId: z.optional(z.string().check(z.maxLength(60))) }),
  output: z.strictObject({
    mode: z.enum(signUpModes),
    /** Null where none was chosen, or there is none of that id. */
    templateTitle: z.nullable(z.string()),
    /** Where the demo shows its mail. */
    outbox: z.nullable(z.string()),
  }),
} as const satisfies Endpoint;

export const checkEmailAddressAvailableEndpoint = {
  method: 'GET',
  path: '/api/user/check-email-address',
  door: 'public',
  summary:
    'Whether an address can be used. Strangers are told yes for every address that is one; a member, whether a colleague has it.',
  query: z.strictObject({
    email: EmailAddress,
    tatSignUp: z.optional(z.string().check(z.maxLength(10))),
  }),
  output: z.strictObject({ available: z.boolean() }),
} as const satisfies Endpoint;

export const addSampleJobEndpoint = {
  method: 'POST',
  path: '/free-trial/add-sample-role',
  door: 'staff',
  summary:
    'Adds a role with twelve invented candidates, whose answers the asking admin can score as a reviewer; once, in a free trial.',
  output: z.strictObject({ id: NumericIdInPath }),
  status: 201,
} as const satisfies Endpoint;
