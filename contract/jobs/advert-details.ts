import * as z from 'zod/mini';
import { FUNCTIONS_PER_JOB_MAX, jobFunctionKeys } from '../job-function-titles.ts';
import { jobPerkKeys } from '../perk-names.ts';
import { countryCodes } from '../country-codes-and-us-states.ts';
import { singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

/** The words of the specification; the first is what a role has unless told. */
export const remotePreferences = ['On site', 'Hybrid', 'Remote'] as const;
export type RemotePreference = (typeof remotePreferences)[number];

export const employmentTypeTitles = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  apprenticeship: 'Apprenticeship',
  internship: 'Internship',
  volunteer: 'Volunteer',
} as const;
export type EmploymentType = keyof typeof employmentTypeTitles;

export const salaryPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

const SALARY_MAX = 999_999_999;
const amount = z.number().check(
  z.minimum(0, 'A salary cannot be below nothing.'),
  z.maximum(SALARY_MAX, 'That is more than anybody is paid.'),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, {
    error: 'Use at most two decimals.',
  }),
);
const words = (maxLength: number) => z.nullable(singleLineTextSchema(maxLength));

/** How the work is done, and what kind of work it is. */
export const JobWorkDetails = z.strictObject({
  remotePreference: z.enum(remotePreferences),
  // The object has exactly these keys.
  employmentType: z.nullable(z.enum(Object.keys(employmentTypeTitles) as [EmploymentType])),
  hours: words(100),
  openings: z
    .int('Write a whole number.')
    .check(z.minimum(1, 'At least one.'), z.maximum(999, 'At most 999.')),
  jobFunctions: z.array(z.enum(jobFunctionKeys)).check(
    z.maxLength(FUNCTIONS_PER_JOB_MAX, `Choose at most ${FUNCTIONS_PER_JOB_MAX} job functions.`),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each only once.'),
  ),
});
export type JobWorkDetails = z.infer<typeof JobWorkDetails>;

/** Where the work is, in parts that search engines and feeds understand. */
export const JobWorkplace = z.strictObject({
  city: words(100),
  region: words(100),
  postcode: words(20),
  country: z.nullable(
    z
      .string()
      .check(z.refine((code) => countryCodes.includes(code), 'Choose a country of the list.')),
  ),
});
export type JobWorkplace = z.infer<typeof JobWorkplace>;

export const JobSalary = z.strictObject({
  min: z.nullable(amount),
  max: z.nullable(amount),
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a currency of the list.'))),
  period: z.enum(salaryPeriods),
});
export type JobSalary = z.infer<typeof JobSalary>;

/** Under which name and number the employer knows the role. */
const References = z.strictObject({
  brandId: z.nullable(z.int()),
  internal: words(100),
  requisition: words(256),
});

const Perks = z
  .array(z.enum(jobPerkKeys))
  .check(z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each only once.'));

/** Where an open role is shown besides its own link. */
const Visibility = z.strictObject({ careersPage: z.boolean(), feeds: z.boolean() });

/** What an advert says of a role besides its text; each part is saved as a whole. */
export const advertDetailsPartSchemas = {
  work: JobWorkDetails,
  place: JobWorkplace,
  salary: JobSalary,
  references: References,
  perks: Perks,
  visibility: Visibility,
} as const;
export const AdvertDetails = z.strictObject(advertDetailsPartSchemas);
export type AdvertDetails = z.infer<typeof AdvertDetails>;

/** What a role has of it that was started from scratch. */
export const defaultAdvertDetails: AdvertDetails = {
  work: {
    remotePreference: 'On site',
    employmentType: null,
    hours: null,
    openings: 1,
    jobFunctions: [],
  },
  place: { city: null, region: null, postcode: null, country: null },
  salary: { min: null, max: null, currency: null, period: 'year' },
  references: { brandId: null, internal: null, requisition: null },
  perks: [],
  visibility: { careersPage: true, feeds: true },
};
