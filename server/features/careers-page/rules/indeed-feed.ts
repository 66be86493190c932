import { advertTextToHtml } from '../../jobs/rules/advert-text-to-html.ts';
import type { PubliclyListedJob } from './publicly-listed-job-and-sitemap-address-types.ts';
import { xmlCdataElement } from './xml-elements.ts';

export type IndeedFeedContent = {
  name: string;
  country: string;
  jobs: PubliclyListedJob[];
  brands: Map<number, string>;
  baseUrl: string;
};

const jobTypes: Partial<Record<string, string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  apprenticeship: 'apprenticeship',
  internship: 'internship',
  volunteer: 'volunteer',
};

const remoteTypes = {
  'On site': null,
  Hybrid: 'Hybrid remote',
  Remote: 'Fully remote',
} as const;

/**
 * The XML that Indeed takes: every public role of the employer, since a part of them is not accepted; CDATA in every field.
 * No e-mail address: applications come by the link alone.
 * Source: docs.indeed.com/indeed-apply/xml-feed
 */
export function writeIndeedFeed(source: IndeedFeedContent): string {
  const { name, jobs, baseUrl } = source;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    xmlCdataElement('publisher', name),
    xmlCdataElement('publisherurl', new URL('/', baseUrl).href),
    ...jobs.map((job) => jobOf(job, source)),
    '</source>\n',
  ].join('\n');
}

function jobOf(job: PubliclyListedJob, source: IndeedFeedContent): string {
  const fields: [name: string, text: string | null][] = [
    ['title', job.title],
    ['date', job.publishedAt.toUTCString()],
    // One role is in one place, so its own key will do; it never changes.
    ['referencenumber', job.hash],
    ['requisitionid', job.requisitionId ?? String(job.id)],
    ['url', new URL(`/apply/${job.hash}?utm_source=Indeed`, source.baseUrl).href],
    ['company', companyOf(job, source)],
    ['city', job.city ?? job.location],
    ['state', job.region],
    ['country', job.country ?? source.country],
    ['postalcode', job.postcode],
    ['description', advertTextToHtml(job.description)],
    ['salary', salaryOf(job)],
    ['jobtype', jobTypes[job.employmentType ?? ''] ?? null],
    ['category', job.team],
    ['remotetype', remoteTypes[job.remote]],
    ['expirationdate', job.closesAt?.toUTCString() ?? null],
  ];
  const written = fields.flatMap(([field, text]) =>
    text === null ? [] : [xmlCdataElement(field, text)],
  );
  return `<job>${written.join('')}</job>`;
}

function companyOf({ brandId }: PubliclyListedJob, { name, brands }: IndeedFeedContent): string {
  return (brandId === null ? undefined : brands.get(brandId)) ?? name;
}

function salaryOf(job: PubliclyListedJob): string | null {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = job;
  const amounts = [...new Set([salaryMin, salaryMax])].filter((amount) => amount !== null);
  if (salaryCurrency === null || amounts.length === 0) return null;
  const written = amounts.map((amount) => `${salaryCurrency} ${amount.toFixed(2)}`).join(' - ');
  return `${written} per ${salaryPeriod}`;
}
