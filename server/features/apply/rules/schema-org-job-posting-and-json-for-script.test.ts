import {
  defaultAdvertDetails,
  employmentTypeTitles,
  salaryPeriods,
} from '@evenhand/contract/jobs/advert-details.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobPageMetadata } from './job-page-metadata.ts';
import {
  jsonForScriptElement,
  schemaOrgJobPosting,
  type JobPostingFacts,
} from './schema-org-job-posting-and-json-for-script.ts';

const job: JobPostingFacts = {
  hash: 'k7nLXf8x-8Zuvj3ZkHCVbam5',
  title: 'Baker',
  description: 'You bake.\n\nWhat you do\nYou knead & shape.\n- Bread\n- Buns <fresh>',
  location: 'Leeds or at home',
  publishedAt: new Date('2026-03-02T09:00:00Z'),
  closesAt: new Date('2026-04-02T22:59:00Z'),
  organisation: 'Brown Bakery',
  brand: null,
  logo: 'https://jobs.example.org/logos/1-a.webp',
  locale: 'en-GB',
  work: { ...defaultAdvertDetails.work, employmentType: 'part-time' },
  place: { city: 'Leeds', region: 'West Yorkshire', postcode: 'LS1 4AP', country: 'GB' },
  salary: { min: 24_000, max: 26_500.5, currency: 'GBP', period: 'year' },
};

test('an open role has every property that Google requires and recommends of a job posting', () => {
  // developers.google.com/search/docs/appearance/structured-data/job-posting, "Structured data type definitions".
  const required = ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'];
  const recommended = ['baseSalary', 'directApply', 'employmentType', 'identifier', 'validThrough'];
  const posting = schemaOrgJobPosting(job);
  expect(Object.keys(posting)).toEqual(expect.arrayContaining([...required, ...recommended]));
  expect(posting).toEqual({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Baker',
    description:
      '<p>You bake.</p><p><strong>What you do</strong></p><p>You knead &amp; shape.</p><ul><li>Bread</li><li>Buns &lt;fresh&gt;</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Brown Bakery', value: job.hash },
    datePosted: '2026-03-02T09:00:00.000Z',
    validThrough: '2026-04-02T22:59:00.000Z',
    hiringOrganization: { '@type': 'Organization', name: 'Brown Bakery', logo: job.logo },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Leeds',
        addressRegion: 'West Yorkshire',
        postalCode: 'LS1 4AP',
        addressCountry: 'GB',
      },
    },
    employmentType: 'PART_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 24_000,
        maxValue: 26_500.5,
        unitText: 'YEAR',
      },
    },
    directApply: true,
  });
});

test('remote work has no place but a country that candidates live in, as Google requires of it', () => {
  const posting = schemaOrgJobPosting({
    ...job,
    work: { ...job.work, remotePreference: 'Remote' },
  });
  expect(posting).not.toHaveProperty('jobLocation');
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'GB' },
  });
});

test('what a role does not say is not made up, but the country is that of its employer', () => {
  const posting = schemaOrgJobPosting({
    ...job,
    closesAt: null,
    locale: 'de-CH',
    brand: 'Oven & Co',
    ...defaultAdvertDetails,
  });
  for (const name of ['validThrough', 'employmentType', 'baseSalary'])
    expect(posting).not.toHaveProperty(name);
  expect(posting).toMatchObject({
    hiringOrganization: { name: 'Oven & Co' },
    jobLocation: { address: { addressLocality: 'Leeds or at home', addressCountry: 'CH' } },
  });
});

test('types of employment and units of pay are those that Google knows', () => {
  const types = [
    'FULL_TIME',
    'PART_TIME',
    'CONTRACTOR',
    'TEMPORARY',
    'INTERN',
    'VOLUNTEER',
    'PER_DIEM',
    'OTHER',
  ];
  for (const type of Object.keys(employmentTypeTitles)) {
    // The keys of the object are exactly these.
    const employmentType = type as keyof typeof employmentTypeTitles;
    const posting = schemaOrgJobPosting({ ...job, work: { ...job.work, employmentType } });
    expect(types).toContain(posting['employmentType']);
  }
  for (const period of salaryPeriods) {
    const posting = schemaOrgJobPosting({
      ...job,
      salary: { min: 9, max: 9, currency: 'EUR', period },
    });
    expect(posting).toMatchObject({
      baseSalary: { value: { value: 9, unitText: period.toUpperCase() } },
    });
  }
});

test('whatever a role is called and says, its data stay within their element and are read back as they were', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '</script>',
      '<!--',
      '<script>',
      ']]>',
      '\u2028',
      '</SCRIPT \n>',
      '&lt;/script&gt;',
    ),
    fc.string().map((text) => `${text}</script><script>alert(1)</script>${text}`),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, (title, description, organisation) => {
      const { posting } = jobPageMetadata(
        { ...job, title, description, organisation },
        'https://jobs.example.org',
      );
      expect(posting).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(posting).title).toBe(title);
      expect(jsonForScriptElement({ title })).toBe(
        JSON.stringify({ title }).replace(/[<>&\u2028\u2029]/g, asEscape),
      );
    }),
  );
});

function asEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

test.each([
  ['You bake.', 'You bake.'],
  ['', 'Baker at Brown Bakery. Read about the role and apply.'],
  [`${'word '.repeat(60)}`, `${'word '.repeat(32).trim()}…`],
])('the summary of %j is %j', (description, summary) => {
  expect(jobPageMetadata({ ...job, description }, 'https://jobs.example.org').summary).toBe(
    summary,
  );
});
