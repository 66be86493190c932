import type { CareersPageFilterFieldContent } from '@evenhand/contract/careers-page/careers-page-props.ts';
import { jobFunctionTitles } from '@evenhand/contract/job-function-titles.ts';
import type { PubliclyListedJob } from './publicly-listed-job-and-sitemap-address-types.ts';

export type CareersPageFilterValues = Partial<
  Record<CareersPageFilterFieldContent['name'], string>
>;

type Labels = { brands: Map<number, string> };

const valuesOf: Record<
  CareersPageFilterFieldContent['name'],
  (job: PubliclyListedJob, labels: Labels) => string[]
> = {
  team: ({ team }) => (team === null ? [] : [team]),
  location: ({ location }) => (location === null ? [] : [location]),
  remote: ({ remote }) => [remote],
  function: ({ functions }) => functions,
  brand: ({ brandId }, { brands }) =>
    [brandId === null ? undefined : brands.get(brandId)].filter((name) => name !== undefined),
};

const labels: Record<CareersPageFilterFieldContent['name'], string> = {
  team: 'Team',
  location: 'Location',
  remote: 'Where you work',
  function: 'Kind of work',
  brand: 'Brand',
};

export const careersPageFilterNames = ['team', 'location', 'remote', 'function', 'brand'] as const;

/** Those of the roles that have every wanted property; of a property that is not wanted, any will do. */
export function filterPubliclyListedJobs(
  jobs: PubliclyListedJob[],
  wanted: CareersPageFilterValues,
  about: Labels,
): PubliclyListedJob[] {
  return jobs.filter((job) =>
    careersPageFilterNames.every((name) => {
      const value = wanted[name];
      return value === undefined || valuesOf[name](job, about).includes(value);
    }),
  );
}

/** What the roles can be told apart by: properties that all of them share, or none has, tell nothing. */
export function listCareersPageFilters(
  jobs: PubliclyListedJob[],
  wanted: CareersPageFilterValues,
  about: Labels,
): CareersPageFilterFieldContent[] {
  return careersPageFilterNames.flatMap((name) => {
    const chosen = wanted[name] ?? '';
    const values = new Set(jobs.flatMap((job) => valuesOf[name](job, about)));
    const isShared = [...values].every((value) =>
      jobs.every((job) => valuesOf[name](job, about).includes(value)),
    );
    if (isShared && chosen === '') return [];
    if (chosen !== '') values.add(chosen);
    const options = [...values]
      .map((value) => ({ value, words: wordsOf(name, value) }))
      .sort((one, other) => one.words.localeCompare(other.words, 'en-GB'));
    return [{ name, label: labels[name], options, chosen }];
  });
}

/** Whether somebody could have chosen this on the page itself. */
export function areCareersPageFilterValuesOffered(
  jobs: PubliclyListedJob[],
  wanted: CareersPageFilterValues,
  about: Labels,
): boolean {
  return careersPageFilterNames.every((name) => {
    const value = wanted[name];
    return value === undefined || jobs.some((job) => valuesOf[name](job, about).includes(value));
  });
}

function wordsOf(name: CareersPageFilterFieldContent['name'], value: string): string {
  if (name !== 'function') return value;
  const words: Record<string, string> = jobFunctionTitles;
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
