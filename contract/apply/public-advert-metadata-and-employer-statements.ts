import type { JobWorkplace, JobSalary, JobWorkDetails } from '../jobs/advert-details.ts';
import type { JobPerkKey } from '../perk-names.ts';

/** What an advert says besides its text. */
export type PublicAdvertDetails = {
  /** The name it is hired under, if another than the organisation's. */
  brand: string | null;
  work: JobWorkDetails;
  place: JobWorkplace;
  salary: JobSalary;
  perks: JobPerkKey[];
};

/** What search engines and previews of links learn of an open role. */
export type JobPageMetadata = {
  /** The one address of the page, with its host. */
  address: string;
  summary: string;
  image: string | null;
  /** schema.org's JobPosting, safe to stand in a `script` element as it is. */
  posting: string;
};

/** What an employer says of itself and of candidates' data. */
export type EmployerStatements = {
  about: string | null;
  brands: string[];
  privacy: string | null;
  privacyContact: string | null;
};
