import {
  type AdvertDetails,
  employmentTypeTitles,
} from '@evenhand/contract/jobs/advert-details.ts';
import { jobFunctionTitles } from '@evenhand/contract/job-function-titles.ts';
import { jobPerkNames as perkTitles } from '@evenhand/contract/perk-names.ts';
import { findCountryName } from '../../parts/words/find-country-name.ts';
import { formatSalary } from '../../parts/words/format-salary.ts';
import type { JobDraftFieldName } from './edited-job-draft.ts';

type Brands = readonly { id: number; name: string }[];
type AdvertField = keyof AdvertDetails & JobDraftFieldName;

/** Each group of an advert's details in one line, for whoever does not have it open. */
export const advertDetailSummaryFunctions: Readonly<
  Record<AdvertField, (advert: AdvertDetails, brands: Brands) => string>
> = {
  work: ({ work }) =>
    joined([
      work.remotePreference,
      work.employmentType && employmentTypeTitles[work.employmentType],
      work.hours,
      work.openings > 1 && `${work.openings} openings`,
      ...work.jobFunctions.map((key) => jobFunctionTitles[key]),
    ]),
  place: ({ place }) =>
    joined([
      place.city,
      place.region,
      place.postcode,
      place.country && findCountryName(place.country),
    ]),
  salary: ({ salary }) => formatSalary(salary) ?? 'Not said',
  references: ({ references }, brands) =>
    joined([
      brands.find(({ id }) => id === references.brandId)?.name,
      references.internal,
      references.requisition,
    ]),
  perks: ({ perks }) => joined(perks.map((key) => perkTitles[key])),
  visibility: ({ visibility }) =>
    joined(
      [visibility.careersPage && 'Careers page', visibility.feeds && 'Job board feeds'],
      'Only by its link',
    ),
};

export function isAdvertDetailField(field: JobDraftFieldName): field is AdvertField {
  return field in advertDetailSummaryFunctions;
}

function joined(
  parts: readonly (string | false | null | undefined)[],
  otherwise = 'Not said',
): string {
  return parts.filter((part) => part && part.trim() !== '').join(', ') || otherwise;
}
