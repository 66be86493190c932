import type {
  AdvertDetails,
  EmploymentType,
  RemotePreference,
  SalaryPeriod,
} from '@evenhand/contract/jobs/advert-details.ts';

/** As they are written: PostgreSQL takes exact numbers as text. */
export type AdvertDetailsColumns = {
  remote_preference?: RemotePreference;
  employment_type?: EmploymentType | null;
  hours?: string | null;
  openings?: number;
  job_functions?: string[];
  city?: string | null;
  region?: string | null;
  postcode?: string | null;
  country?: string | null;
  salary_min?: string | null;
  salary_max?: string | null;
  salary_currency?: string | null;
  salary_period?: SalaryPeriod;
  brand_id?: number | null;
  internal_reference?: string | null;
  requisition_id?: string | null;
  perks?: string[];
  on_careers_page?: boolean;
  on_feeds?: boolean;
};

/** The columns of the parts of an advert that are said; what is not said stays as it is. */
export function advertDetailsToColumns(
  said: {
    [Part in keyof AdvertDetails]?: AdvertDetails[Part] | undefined;
  },
): AdvertDetailsColumns {
  const { work, place, salary, references, perks, visibility } = said;
  return {
    ...(work && {
      remote_preference: work.remotePreference,
      employment_type: work.employmentType,
      hours: work.hours,
      openings: work.openings,
      job_functions: work.jobFunctions,
    }),
    ...place,
    ...(salary && {
      salary_min: salary.min === null ? null : salary.min.toFixed(2),
      salary_max: salary.max === null ? null : salary.max.toFixed(2),
      salary_currency: salary.currency,
      salary_period: salary.period,
    }),
    ...(references && {
      brand_id: references.brandId,
      internal_reference: references.internal,
      requisition_id: references.requisition,
    }),
    ...(perks && { perks }),
    ...(visibility && {
      on_careers_page: visibility.careersPage,
      on_feeds: visibility.feeds,
    }),
  };
}
