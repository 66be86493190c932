import type {
  EmploymentType,
  RemotePreference,
  SalaryPeriod,
} from '@evenhand/contract/jobs/advert-details.ts';
import type { JobFunctionKey } from '@evenhand/contract/job-function-titles.ts';

/** An open role as far as anybody may know it. */
export type PubliclyListedJob = {
  id: number;
  hash: string;
  title: string;
  team: string | null;
  location: string | null;
  description: string;
  publishedAt: Date;
  closesAt: Date | null;
  remote: RemotePreference;
  employmentType: EmploymentType | null;
  hours: string | null;
  functions: JobFunctionKey[];
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod;
  city: string | null;
  region: string | null;
  postcode: string | null;
  country: string | null;
  requisitionId: string | null;
  brandId: number | null;
  onPage: boolean;
  onFeeds: boolean;
};

/** An address that search engines may be told; `hash` is null for a careers page. */
export type SitemapAddress = { slug: string; hash: string | null; changedAt: Date };
