import { advertHtml } from '../../apply/rules/advert-html.ts';
import type { PublicRole } from './public-role.ts';
import { cdata } from './xml.ts';

export type IndeedSource = {
  name: string;
  country: string;
  roles: PublicRole[];
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
export function indeedOf(source: IndeedSource): string {
  const { name, roles, baseUrl } = source;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    cdata('publisher', name),
    cdata('publisherurl', new URL('/', baseUrl).href),
    ...roles.map((role) => jobOf(role, source)),
    '</source>\n',
  ].join('\n');
}

function jobOf(role: PublicRole, source: IndeedSource): string {
  const fields: [name: string, text: string | null][] = [
    ['title', role.title],
    ['date', role.publishedAt.toUTCString()],
    // One role is in one place, so its own key will do; it never changes.
    ['referencenumber', role.hash],
    ['requisitionid', role.requisitionId ?? String(role.id)],
    ['url', new URL(`/apply/${role.hash}?utm_source=Indeed`, source.baseUrl).href],
    ['company', companyOf(role, source)],
    ['city', role.city ?? role.location],
    ['state', role.region],
    ['country', role.country ?? source.country],
    ['postalcode', role.postcode],
    ['description', advertHtml(role.description)],
    ['salary', salaryOf(role)],
    ['jobtype', jobTypes[role.employmentType ?? ''] ?? null],
    ['category', role.team],
    ['remotetype', remoteTypes[role.remote]],
    ['expirationdate', role.closesAt?.toUTCString() ?? null],
  ];
  const written = fields.flatMap(([field, text]) => (text === null ? [] : [cdata(field, text)]));
  return `<job>${written.join('')}</job>`;
}

function companyOf({ brandId }: PublicRole, { name, brands }: IndeedSource): string {
  return (brandId === null ? undefined : brands.get(brandId)) ?? name;
}

function salaryOf(role: PublicRole): string | null {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = role;
  const amounts = [...new Set([salaryMin, salaryMax])].filter((amount) => amount !== null);
  if (salaryCurrency === null || amounts.length === 0) return null;
  const written = amounts.map((amount) => `${salaryCurrency} ${amount.toFixed(2)}`).join(' - ');
  return `${written} per ${salaryPeriod}`;
}
