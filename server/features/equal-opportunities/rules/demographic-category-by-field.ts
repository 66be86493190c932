import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import type { EqualOpportunitiesFieldKey } from '@evenhand/contract/equal-opportunities.ts';

/**
 * Under which category an answer is counted. Sex stands in gender's place where the set asks for it instead, and keeps its
 * own codes; what has no category is asked for an employer's own duties to report, and is in no report of ours.
 */
export const demographicCategoryByField: Readonly<
  Record<EqualOpportunitiesFieldKey, DemographicCategory | null>
> = {
  gender: 'gender',
  sex: 'gender',
  genderIdentity: null,
  ageRange: 'ageRange',
  ethnicity: 'ethnicity',
  sexuality: 'sexuality',
  disability: 'disability',
  familyEducation: 'familyEducation',
  familyWealth: 'familyWealth',
  mainEarner: null,
  religion: 'religion',
  caste: 'caste',
  veteranStatus: 'veteranStatus',
  communityBackground: 'communityBackground',
  caring: null,
  married: null,
};
