import type { EmploymentType, RemotePreference, JobSalary } from '../jobs/advert-details.ts';
import type { JobFunctionKey } from '../job-function-titles.ts';
import type { JobPerkKey } from '../perk-names.ts';
import type { RichTextBlock } from '../parse-and-write-rich-text-html.ts';

/** One open role in the list of a careers page. */
export type CareersPageJob = {
  title: string;
  /** Where one reads it and applies. */
  href: string;
  team: string | null;
  location: string | null;
  remote: RemotePreference;
  employmentType: EmploymentType | null;
  salary: JobSalary;
  functions: JobFunctionKey[];
  brand: string | null;
  closesAt: Date | null;
};

export type CareersPageFilterFieldContent = {
  /** Of its field, and in the address. */
  name: 'team' | 'location' | 'remote' | 'function' | 'brand';
  label: string;
  options: { value: string; words: string }[];
  chosen: string;
};

/** What anybody may see of an employer: the server tells it, the web draws it. */
export type CareersPageProps = {
  page: 'careers';
  organisation: string;
  /** '/careers/{org}' */
  base: string;
  logo: string | null;
  /** The style sheet with the employer's two colours. */
  colours: string;
  headline: string;
  /** What the employer says of itself. */
  text: RichTextBlock[];
  website: string | null;
  cover: { address: string; alt: string } | null;
  pictures: { address: string; alt: string }[];
  perks: JobPerkKey[];
  remote: RemotePreference;
  functions: JobFunctionKey[];
  about: string | null;
  brands: string[];
  /** Those that fit the filters, by team. */
  groups: { team: string | null; jobs: CareersPageJob[] }[];
  found: number;
  open: number;
  filters: CareersPageFilterFieldContent[];
  /** Page of the list, from 1. */
  number: number;
  pages: number;
  zone: string;
  isPreview: boolean;
};
