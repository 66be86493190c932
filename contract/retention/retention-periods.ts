import * as z from 'zod/mini';
import { countryCodes } from '../country-codes-and-us-states.ts';
import type { Endpoint } from '../endpoint.ts';
import { singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';
import {
  RETENTION_MONTHS_MAX,
  RETENTION_MONTHS_MIN,
} from '../organisation/organisation-settings.ts';

/** What is kept for a time of its own: applications that were sent in, and what was begun or asked about and never sent. */
export const retainedDataKinds = ['application', 'unfinished'] as const;
export const RetainedDataKind = z.enum(retainedDataKinds);
export type RetainedDataKind = z.infer<typeof RetainedDataKind>;

/** Stands for every country that has no period of its own. */
export const OTHER_COUNTRIES_RETENTION_CODE = '*';
export const RETENTION_REASON_CHARACTERS_MIN = 10;
export const RETENTION_REASON_CHARACTERS_MAX = 500;

const RetentionCountry = z
  .string()
  .check(
    z.refine(
      (code) => code === OTHER_COUNTRIES_RETENTION_CODE || countryCodes.includes(code),
      'Choose a country from the list.',
    ),
  );

export const RetentionPeriod = z.strictObject({
  /** ISO 3166-1, of the role; `*` for every other. */
  country: z.string(),
  store: RetainedDataKind,
  months: z.int(),
  reason: z.string(),
  /** What holds where the organisation says nothing of its own. */
  usualMonths: z.int(),
  isOwn: z.boolean(),
});
export type RetentionPeriod = z.infer<typeof RetentionPeriod>;

export const listRetentionPeriodsEndpoint = {
  method: 'GET',
  path: '/api/privacy/periods',
  door: 'staff',
  summary: 'For how long what is kept of candidates, by country, each period with its reason.',
  output: z.strictObject({
    periods: z.array(RetentionPeriod),
    /** Roles without a country of their own are of this one. */
    homeCountry: z.string(),
  }),
} as const satisfies Endpoint;

export const setRetentionPeriodEndpoint = {
  method: 'PUT',
  path: '/api/privacy/periods',
  door: 'staff',
  summary: 'Sets the period of a country, with a reason; months of null bring the usual one back.',
  body: z.strictObject({
    country: RetentionCountry,
    store: RetainedDataKind,
    months: z.nullable(
      z
        .int(`Choose a whole number from ${RETENTION_MONTHS_MIN} to ${RETENTION_MONTHS_MAX}.`)
        .check(
          z.minimum(RETENTION_MONTHS_MIN, `Choose at least ${RETENTION_MONTHS_MIN} month.`),
          z.maximum(RETENTION_MONTHS_MAX, `Choose at most ${RETENTION_MONTHS_MAX} months.`),
        ),
    ),
    reason: singleLineTextSchema(RETENTION_REASON_CHARACTERS_MAX, RETENTION_REASON_CHARACTERS_MIN),
  }),
  output: z.strictObject({ periods: z.array(RetentionPeriod) }),
} as const satisfies Endpoint;
