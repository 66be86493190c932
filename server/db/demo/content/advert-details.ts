import {
  type AdvertDetails,
  defaultAdvertDetails,
  type JobSalary,
  type JobWorkDetails,
} from '@evenhand/contract/jobs/advert-details.ts';
import type { JobFunctionKey } from '@evenhand/contract/job-function-titles.ts';
import type { JobPerkKey } from '@evenhand/contract/perk-names.ts';

const perks: JobPerkKey[] = [
  'flexible_hours',
  'retirement',
  'enhanced_maternity_paternity',
  'extra_holiday',
  'professional_development',
  'paid_volunteering',
  'cycle_to_work',
];

/** What the adverts of the demo say besides their text, by the title of the role. */
const adverts: Readonly<Record<string, AdvertDetails>> = {
  'Customer Care Adviser': leeds('Hybrid', ['customer-service'], yearly(24_500, 26_200)),
  'Billing Specialist': leeds('On site', ['finance', 'customer-service'], yearly(27_000, 29_500)),
  'Smart Meter Installer': leeds('On site', ['engineering'], yearly(29_000, 34_000)),
  'Energy Data Analyst': leeds('Hybrid', ['data-analysis'], yearly(36_000, 42_000)),
  'Team Leader, Customer Care': leeds(
    'On site',
    ['customer-service', 'management'],
    yearly(33_000, 36_500),
  ),
  'Network Planning Engineer': leeds('Hybrid', ['engineering'], yearly(44_000, 52_000)),
  'Complaints Case Handler': leeds('Hybrid', ['customer-service', 'legal'], yearly(27_500, 30_000)),
  'Product Manager, Tariffs': leeds('Hybrid', ['product', 'finance'], yearly(48_000, 56_000)),
  'Energy Advice Officer': {
    ...leeds('Hybrid', ['customer-service', 'environment-energy'], yearly(25_000, 27_500)),
    place: place('Bradford', 'West Yorkshire', 'BD1 1HY'),
  },
  'Field Engineer, North': {
    ...leeds('On site', ['engineering', 'transport'], yearly(30_500, 35_000), { openings: 3 }),
    place: place('Durham', 'County Durham', null),
  },
  'Payroll Coordinator': leeds('On site', ['finance', 'human-resources'], yearly(26_000, 28_500), {
    employmentType: 'part-time',
    hours: '25 hours a week',
  }),
  'Learning and Development Partner': leeds(
    'Hybrid',
    ['education-training', 'human-resources'],
    yearly(35_000, 39_000),
  ),
  'Senior Reporting Analyst': leeds(
    'On site',
    ['data-analysis', 'finance'],
    yearly(41_000, 46_000),
  ),
  'Studio Assistant': {
    ...defaultAdvertDetails,
    work: work('On site', ['arts-culture'], {
      employmentType: 'part-time',
      hours: '20 hours a week',
    }),
    place: place('Whitby', 'North Yorkshire', 'YO21 1QL'),
    salary: { min: 12.6, max: 13.4, currency: 'GBP', period: 'hour' },
    perks: ['flexible_hours', 'extra_holiday', 'dogs_in_the_office'],
  },
  'Ceramics Technician': {
    ...defaultAdvertDetails,
    work: work('On site', ['arts-culture', 'manufacturing'], { hours: '35 hours a week' }),
    place: place('Whitby', 'North Yorkshire', 'YO21 1QL'),
    salary: yearly(24_000, 27_000),
    perks: ['flexible_hours', 'extra_holiday', 'professional_development'],
  },
};

export function demoAdvertDetailsOfJobTitle(title: string): AdvertDetails {
  return adverts[title] ?? defaultAdvertDetails;
}

function leeds(
  remotePreference: JobWorkDetails['remotePreference'],
  jobFunctions: JobFunctionKey[],
  salary: JobSalary,
  more: Partial<JobWorkDetails> = {},
): AdvertDetails {
  return {
    ...defaultAdvertDetails,
    work: work(remotePreference, jobFunctions, more),
    place: place('Leeds', 'West Yorkshire', 'LS1 4AP'),
    salary,
    perks,
  };
}

function work(
  remotePreference: JobWorkDetails['remotePreference'],
  jobFunctions: JobFunctionKey[],
  more: Partial<JobWorkDetails>,
): JobWorkDetails {
  return {
    remotePreference,
    employmentType: 'full-time',
    hours: '37.5 hours a week',
    openings: 1,
    jobFunctions,
    ...more,
  };
}

function place(city: string, region: string, postcode: string | null): AdvertDetails['place'] {
  return { city, region, postcode, country: 'GB' };
}

function yearly(min: number, max: number): JobSalary {
  return { min, max, currency: 'GBP', period: 'year' };
}
