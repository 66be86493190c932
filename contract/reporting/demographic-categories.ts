/** The demographic categories of reports, in the order of the specification; an organisation sees those its locale asks. */
export const demographicCategories = [
  'gender',
  'ageRange',
  'ethnicity',
  'sexuality',
  'disability',
  'familyEducation',
  'familyWealth',
  'religion',
  'caste',
  'veteranStatus',
  'communityBackground',
] as const;

export type DemographicCategory = (typeof demographicCategories)[number];

export const demographicCategoryNames: Readonly<Record<DemographicCategory, string>> = {
  gender: 'Gender',
  ageRange: 'Age range',
  ethnicity: 'Ethnicity',
  sexuality: 'Sexual orientation',
  disability: 'Disability',
  familyEducation: 'Parents’ education',
  familyWealth: 'Free school meals',
  religion: 'Religion',
  caste: 'Caste',
  veteranStatus: 'Veteran status',
  communityBackground: 'Community background',
};

/** Whoever did not say: left the page out, skipped the question, or preferred not to say. Shown, and in no percentage. */
export const UNKNOWN_DEMOGRAPHIC_OPTION_CODE = 'unknown';
