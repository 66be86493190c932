import type { CareersPageContent } from '@evenhand/contract/careers-page.ts';
import type {
  CareersPageProps,
  CareersPageJob,
} from '@evenhand/contract/careers-page/careers-page-props.ts';
import { parseRichText } from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { sanitiseRichText } from '../../text/sanitise-rich-text-and-convert-to-plain-text.ts';
import { organisationLogoUrlPath } from '../organisation/rules/photo-and-logo-url-paths-and-file-name-parsing.ts';
import type { CareersContentAndJobs } from './find-careers-content-and-jobs.ts';
import {
  careersPagePath,
  careersPictureAddress,
  applyPathWithSource,
} from './rules/careers-page-addresses.ts';
import {
  filterPubliclyListedJobs,
  listCareersPageFilters,
  type CareersPageFilterValues,
} from './rules/careers-page-filters.ts';
import type { PubliclyListedJob } from './rules/publicly-listed-job-and-sitemap-address-types.ts';

const JOBS_A_PAGE = 40;
/** How roles that were found here count among the sources of their candidates. */
const SOURCE = 'careers-page';

export type CareersPageRequest = { wanted: CareersPageFilterValues; number: number };

/** What the page of an employer shows to whoever asks for some of its roles. */
export function buildCareersPageProps(
  { orgId, employer, content, jobs }: CareersContentAndJobs,
  { wanted, number }: CareersPageRequest,
  preview: { colours: string } | null = null,
): CareersPageProps {
  const base = careersPagePath(employer.slug);
  const open = jobs.filter(({ onPage }) => onPage);
  const brands = new Map(employer.brands.map(({ id, name }) => [id, name]));
  const found = filterPubliclyListedJobs(open, wanted, { brands });
  const pages = Math.max(1, Math.ceil(found.length / JOBS_A_PAGE));
  const at = Math.min(Math.max(number, 1), pages);
  const sorted = found.toSorted((one, other) => compareTeams(one.team, other.team));
  const jobsOfPage = sorted.slice((at - 1) * JOBS_A_PAGE, at * JOBS_A_PAGE);
  const jobsWithTeams = jobsOfPage.map((job) => ({ team: job.team, job: careersJob(job, brands) }));
  const groups = Map.groupBy(jobsWithTeams, ({ team }) => team);
  return {
    page: 'careers',
    organisation: employer.name,
    base,
    logo: organisationLogoUrlPath(orgId, employer.logoKey),
    colours: preview?.colours ?? `${base}/colours-${employer.assetKey}.css`,
    headline: content.headline,
    // Cleaned when it was written as well: whatever came into the database another way is no markup here.
    text: parseRichText(sanitiseRichText(content.text)),
    website: content.website,
    ...picturesOf(orgId, content),
    perks: content.perks,
    remote: content.remotePreference,
    functions: content.jobFunctions,
    about: employer.about,
    brands: employer.brands.map(({ name }) => name),
    groups: [...groups].map(([team, members]) => ({
      team,
      jobs: members.map(({ job }) => job),
    })),
    found: found.length,
    open: open.length,
    filters: listCareersPageFilters(open, wanted, { brands }),
    number: at,
    pages,
    zone: employer.zone,
    isPreview: preview !== null,
  };
}

function careersJob(job: PubliclyListedJob, brands: Map<number, string>): CareersPageJob {
  const { title, team, location, remote, employmentType, functions, closesAt } = job;
  return {
    title,
    href: applyPathWithSource(job.hash, SOURCE),
    team,
    location,
    remote,
    employmentType,
    salary: {
      min: job.salaryMin,
      max: job.salaryMax,
      currency: job.salaryCurrency,
      period: job.salaryPeriod,
    },
    functions,
    brand: job.brandId === null ? null : (brands.get(job.brandId) ?? null),
    closesAt,
  };
}

function picturesOf(orgId: number, { cover, pictures }: CareersPageContent) {
  const pictureWithAddress = ({ key, alt }: { key: string; alt: string }) => ({
    address: careersPictureAddress(orgId, key),
    alt,
  });
  return { cover: cover && pictureWithAddress(cover), pictures: pictures.map(pictureWithAddress) };
}

/** By name; what belongs to no team comes last. */
function compareTeams(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  return other === null ? -1 : one.localeCompare(other, 'en-GB');
}
