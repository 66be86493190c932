/**
 * How common each option of the form of Great Britain is among those who tell it, as parts of any whole. Roughly what
 * British employers report, so that the demo's figures look like those of an employer.
 */
export const demoEqualOpportunitiesOptionShares: Readonly<Record<string, number>> = {
  'gender.woman': 49,
  'gender.man': 48,
  'gender.non-binary': 3,
  'ageRange.16-24': 20,
  'ageRange.25-29': 19,
  'ageRange.30-34': 16,
  'ageRange.35-39': 13,
  'ageRange.40-44': 10,
  'ageRange.45-49': 8,
  'ageRange.50-54': 7,
  'ageRange.55-59': 5,
  'ageRange.60-64': 2,
  'ageRange.65-plus': 1,
  'ethnicity.asian': 14,
  'ethnicity.black': 9,
  'ethnicity.latin': 2,
  'ethnicity.middle-eastern': 2,
  'ethnicity.mixed': 5,
  'ethnicity.white': 66,
  'ethnicity.other': 2,
  'sexuality.bisexual': 5,
  'sexuality.gay-or-lesbian': 4,
  'sexuality.heterosexual': 88,
  'sexuality.other': 1,
  'sexuality.unknown': 2,
  'disability.yes': 14,
  'disability.no': 86,
  'familyEducation.none': 52,
  'familyEducation.some': 43,
  'familyEducation.unknown': 5,
  'familyWealth.eligible': 22,
  'familyWealth.not-eligible': 66,
  'familyWealth.not-applicable': 8,
  'familyWealth.unknown': 4,
};

/** Among those who gave up before they sent anything, so many times as common: the form of applications is hard on them. */
export const demoEqualOpportunitiesDropOffFactors: Readonly<Record<string, number>> = {
  'disability.yes': 2.4,
};
