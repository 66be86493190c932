import * as z from 'zod/mini';

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

/** Figures of fewer candidates are not shown. */
export const DEMOGRAPHIC_GROUP_LEAST = 5;
/** A percentage needs a denominator of so many. */
export const PERCENT_DENOMINATOR_LEAST = 20;
export const TOO_FEW_CANDIDATES_MESSAGE = 'You need 5+ candidates to see data';
export const TOO_FEW_CANDIDATES_CSV_MESSAGE = '5+ candidates required to see demographic data';
export const TOO_FEW_APPLICATIONS_IN_REPORT_MESSAGE = 'You need 5+ applications to see data';

/**
 * How many people: a number that may be published; `<5` where there are fewer; null where it is held back so that another
 * cannot be computed from it, or came to none by coarse rounding.
 */
export const PublishedCount = z.nullable(
  z.union([z.int().check(z.nonnegative()), z.literal('<5')]),
);
export type PublishedCount = z.infer<typeof PublishedCount>;

/** Option code (or `unknown`) → how many. Null as a whole: the group is too small to be shown. */
export const DemographicCountsByOption = z.nullable(z.record(z.string(), PublishedCount));
export type DemographicCountsByOption = z.infer<typeof DemographicCountsByOption>;

export const DemographicCountsByCategory = z.partialRecord(
  z.enum(demographicCategories),
  DemographicCountsByOption,
);
export type DemographicCountsByCategory = z.infer<typeof DemographicCountsByCategory>;

const Day = z.iso.date();

/** What diversity figures of an answer are about, which is not always what was asked for. */
export const DiversityFiguresPeriodsAndGroups = z.strictObject({
  /** `protected`: sums of frozen, rounded figures of whole periods. `row-rule`: exact and live, small counts hidden. */
  disclosure: z.enum(['protected', 'row-rule']),
  /** First and last day covered, in the organisation's zone; null where nothing is published for the range. */
  from: z.nullable(Day),
  until: z.nullable(Day),
  /** The published periods within the range; a period is there for all groups asked for, or not at all. */
  periods: z.array(z.strictObject({ from: Day, until: Day })),
  /** The same of the figures by grade, which need longer periods; left out where there are none by grade. */
  gradePeriods: z.optional(z.array(z.strictObject({ from: Day, until: Day }))),
  /** Teams or grades that were asked for and are too small to be told apart. */
  leftOut: z.array(z.string()),
  /** Which categories the organisation asks about, with their options in the order of the form; `unknown` is the last. */
  categories: z.array(
    z.strictObject({
      category: z.enum(demographicCategories),
      title: z.string(),
      options: z.array(z.strictObject({ code: z.string(), label: z.string() })),
    }),
  ),
});
export type DiversityFiguresPeriodsAndGroups = z.infer<typeof DiversityFiguresPeriodsAndGroups>;
