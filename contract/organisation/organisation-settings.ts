import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { companySizes, organisationLocales } from './organisation-locales-sizes-and-industries.ts';
import { isIanaTimeZoneName } from './is-time-zone.ts';
import {
  CurrentUserOrganisation,
  organisationStatementKinds,
} from '../sign-in/current-user-own-organisation-and-daily-usage.ts';
import {
  EmailAddress,
  NumericIdInPath,
  singleLineTextSchema,
  multilineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

export const RETENTION_MONTHS_MIN = 1;
export const RETENTION_MONTHS_MAX = 36;
export const BRANDS_PER_ORGANISATION_MAX = 20;
export const ORGANISATION_STATEMENT_CHARACTERS_MAX = 4000;
/** Of a picture as it is sent; what is kept of it is far smaller. */
export const UPLOAD_IMAGE_BYTES_MAX = 10_000_000;

/** An organisation as its own people see it in the settings. */
export const OwnOrganisation = z.strictObject({
  ...CurrentUserOrganisation.shape,
  /** Goes up with every change, so that two who change at once do not undo each other. */
  version: z.int(),
  supportAccess: z.boolean(),
  /** Open now, samples not counted; `openRoleCap` is null where there is none. */
  openRoles: z.int(),
  openRoleCap: z.nullable(z.int()),
  expiresAt: z.nullable(Instant),
  autoRenews: z.boolean(),
});
export type OwnOrganisation = z.infer<typeof OwnOrganisation>;

export const findCurrentOrganisationEndpoint = {
  method: 'GET',
  path: '/api/org/current',
  door: 'staff',
  summary: 'The organisation of whoever asks, with its settings and its plan.',
  output: z.strictObject({ org: OwnOrganisation }),
} as const satisfies Endpoint;

/** All that an organisation may change of itself; tier and features are not among it. */
export const OrganisationSettingsChanges = z.strictObject({
  name: z.optional(singleLineTextSchema(200)),
  contactEmail: z.optional(z.nullable(EmailAddress)),
  industry: z.optional(z.nullable(singleLineTextSchema(100))),
  size: z.optional(z.nullable(z.enum(companySizes, 'Choose how many people work here.'))),
  locale: z.optional(z.enum(organisationLocales, 'Choose where you hire.')),
  tz: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(60),
          z.refine(isIanaTimeZoneName, 'Choose a time zone from the list, such as Europe/London.'),
        ),
    ),
  ),
  /** All of them: one with an id is renamed, one without is new, one that is missing is gone. */
  brands: z.optional(
    z
      .array(z.strictObject({ id: z.optional(NumericIdInPath), name: singleLineTextSchema(100) }))
      .check(
        z.maxLength(
          BRANDS_PER_ORGANISATION_MAX,
          `Use at most ${BRANDS_PER_ORGANISATION_MAX} brands.`,
        ),
        z.refine(
          (brands) => new Set(brands.map(({ name }) => name)).size === brands.length,
          'Name each brand once.',
        ),
      ),
  ),
  privacyContact: z.optional(z.nullable(EmailAddress)),
  retentionMonths: z.optional(
    z
      .int(`Choose a whole number from ${RETENTION_MONTHS_MIN} to ${RETENTION_MONTHS_MAX}.`)
      .check(
        z.minimum(RETENTION_MONTHS_MIN, `Choose at least ${RETENTION_MONTHS_MIN} month.`),
        z.maximum(RETENTION_MONTHS_MAX, `Choose at most ${RETENTION_MONTHS_MAX} months.`),
      ),
  ),
  sealedDefault: z.optional(z.boolean()),
  supportAccess: z.optional(z.boolean()),
  /** The version that was looked at; 409 if somebody has changed it since. */
  version: z.optional(z.int()),
});
export type OrganisationSettingsChanges = z.infer<typeof OrganisationSettingsChanges>;

export const changeOwnOrganisationEndpoint = {
  method: 'PUT',
  path: '/api/rest/org/{id}',
  door: 'staff',
  summary:
    'Changes what an organisation says of itself. Tier, features and reporting are not its own to change.',
  params: z.strictObject({ id: NumericIdInPath }),
  body: OrganisationSettingsChanges,
  output: z.strictObject({ org: OwnOrganisation }),
} as const satisfies Endpoint;

export const listBrandsEndpoint = {
  method: 'GET',
  path: '/api/org/{orgId}/brands',
  door: 'staff',
  summary: 'The names an organisation hires under besides its own.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  output: z.strictObject({ brands: CurrentUserOrganisation.shape.brands }),
} as const satisfies Endpoint;

export const setOrganisationStatementEndpoint = {
  method: 'POST',
  path: '/api/org/{orgId}/statement',
  door: 'staff',
  summary: 'Writes a statement that candidates read, as plain text; an empty one goes away.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  body: z.strictObject({
    type: z.enum(organisationStatementKinds),
    text: multilineTextSchema(ORGANISATION_STATEMENT_CHARACTERS_MAX),
  }),
  output: z.strictObject({ OrgStatements: CurrentUserOrganisation.shape.OrgStatements }),
} as const satisfies Endpoint;

export const uploadOrganisationLogoEndpoint = {
  method: 'PUT',
  path: '/api/org/{orgId}/logo',
  door: 'staff',
  summary:
    'Sets the logo that candidates see: JPEG, PNG or WebP, drawn anew and at most 512 pixels wide and high.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  upload: 'logo',
  output: z.strictObject({ logo: z.string() }),
} as const satisfies Endpoint;

export const clearOrganisationLogoEndpoint = {
  method: 'DELETE',
  path: '/api/org/{orgId}/logo',
  door: 'staff',
  summary: 'Removes the logo.',
  params: z.strictObject({ orgId: NumericIdInPath }),
} as const satisfies Endpoint;

export const showOrganisationLogoEndpoint = {
  method: 'GET',
  path: '/logos/{file}',
  door: 'public',
  summary: 'A logo, for whoever has its random address: `{orgId}-{key}.webp`.',
  params: z.strictObject({ file: z.string().check(z.regex(/^[1-9]\d{0,14}-[\w-]{22}\.webp$/)) }),
  responseType: 'image/webp',
} as const satisfies Endpoint;
