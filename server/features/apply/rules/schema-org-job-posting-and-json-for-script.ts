import type {
  EmploymentType,
  JobWorkplace,
  JobSalary,
  SalaryPeriod,
  JobWorkDetails,
} from '@evenhand/contract/jobs/advert-details.ts';
import { advertTextToHtml } from '../../jobs/rules/advert-text-to-html.ts';

export type JobPostingFacts = {
  hash: string;
  title: string;
  description: string;
  location: string | null;
  publishedAt: Date;
  closesAt: Date | null;
  organisation: string;
  /** The name it is hired under, if another than the organisation's. */
  brand: string | null;
  /** An address with its host. */
  logo: string | null;
  /** BCP 47, of the organisation: it says the country where the role does not. */
  locale: string;
  work: JobWorkDetails;
  place: JobWorkplace;
  salary: JobSalary;
};

/**
 * An open role as schema.org's JobPosting, with what Google requires and recommends of a page about one job
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function schemaOrgJobPosting(job: JobPostingFacts): Record<string, unknown> {
  const { work, salary } = job;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: advertTextToHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.organisation, value: job.hash },
    datePosted: job.publishedAt.toISOString(),
    ...(job.closesAt && { validThrough: job.closesAt.toISOString() }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.brand ?? job.organisation,
      ...(job.logo !== null && { logo: job.logo }),
    },
    ...(work.remotePreference === 'Remote'
      ? anywhereIn(countryOf(job))
      : { jobLocation: siteOf(job) }),
    ...(work.employmentType && { employmentType: employmentTypes[work.employmentType] }),
    ...salaryOf(salary),
    directApply: true,
  };
}

/**
 * Data as the text of a `script` element that browsers do not run: no value can close the element, begin a comment in it,
 * or end a line in an old parser.
 */
export function jsonForScriptElement(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function anywhereIn(country: string) {
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
  };
}

function siteOf(job: JobPostingFacts) {
  const { city, region, postcode } = job.place;
  const locality = city ?? job.location;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(locality !== null && { addressLocality: locality }),
      ...(region !== null && { addressRegion: region }),
      ...(postcode !== null && { postalCode: postcode }),
      addressCountry: countryOf(job),
    },
  };
}

function countryOf({ place, locale }: JobPostingFacts): string {
  return place.country ?? new Intl.Locale(locale).maximize().region ?? 'GB';
}

const employmentTypes: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  apprenticeship: 'OTHER',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

const units: Readonly<Record<SalaryPeriod, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

function salaryOf({ min, max, currency, period }: JobSalary) {
  if (currency === null || (min === null && max === null)) return {};
  const amount =
    min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: units[period] },
    },
  };
}
