import type {
  EmploymentType,
  Place,
  Salary,
  SalaryPeriod,
  Work,
} from '@evenhand/contract/advert.ts';
import { advertHtml } from './advert-html.ts';

export type PostedRole = {
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
  work: Work;
  place: Place;
  salary: Salary;
};

/**
 * An open role as schema.org's JobPosting, with what Google requires and recommends of a page about one job
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(role: PostedRole): Record<string, unknown> {
  const { work, salary } = role;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: role.title,
    description: advertHtml(role.description),
    identifier: { '@type': 'PropertyValue', name: role.organisation, value: role.hash },
    datePosted: role.publishedAt.toISOString(),
    ...(role.closesAt && { validThrough: role.closesAt.toISOString() }),
    hiringOrganization: {
      '@type': 'Organization',
      name: role.brand ?? role.organisation,
      ...(role.logo !== null && { logo: role.logo }),
    },
    ...(work.remotePreference === 'Remote'
      ? anywhereIn(countryOf(role))
      : { jobLocation: siteOf(role) }),
    ...(work.employmentType && { employmentType: employmentTypes[work.employmentType] }),
    ...salaryOf(salary),
    directApply: true,
  };
}

/**
 * Data as the text of a `script` element that browsers do not run: no value can close the element, begin a comment in it,
 * or end a line in an old parser.
 */
export function asDataBlock(data: unknown): string {
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

function siteOf(role: PostedRole) {
  const { city, region, postcode } = role.place;
  const locality = city ?? role.location;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(locality !== null && { addressLocality: locality }),
      ...(region !== null && { addressRegion: region }),
      ...(postcode !== null && { postalCode: postcode }),
      addressCountry: countryOf(role),
    },
  };
}

function countryOf({ place, locale }: PostedRole): string {
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

function salaryOf({ min, max, currency, period }: Salary) {
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
