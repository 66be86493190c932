import type {
  EqualOpportunitiesForm,
  EqualOpportunitiesQuestion,
} from './equal-opportunities-form-types.ts';

const preferNot = (name: string) => ({ code: `${name}.prefer-not`, label: 'Prefer not to say' });
const requested = (
  question: Pick<EqualOpportunitiesQuestion, 'name' | 'field' | 'question' | 'options'>,
): EqualOpportunitiesQuestion => ({ ...question, several: 'no', ownWords: null, offered: 'on' });

/** Forms that are not asked any more. What was answered to them stays readable, as `currentCodesOfEarlierOptions` says. */
export const earlierEqualOpportunitiesForms: readonly EqualOpportunitiesForm[] = [
  {
    // Without words of one's own.
    version: 'GB-1',
    eoSet: 'GB',
    questions: [
      requested({
        name: 'gender',
        field: 'gender',
        question: 'What is your gender?',
        options: [
          { code: 'gender.woman', label: 'Woman' },
          { code: 'gender.man', label: 'Man' },
          { code: 'gender.non-binary', label: 'Non-binary' },
          preferNot('gender'),
        ],
      }),
      requested({
        name: 'ageRange',
        field: 'ageRange',
        question: 'How old are you?',
        options: [
          ...['16-24', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54', '55-59', '60-64'].map(
            (range) => ({
              code: `ageRange.${range}`,
              label: range.replace('-', ' to '),
            }),
          ),
          { code: 'ageRange.65-plus', label: '65 or over' },
          preferNot('ageRange'),
        ],
      }),
      requested({
        name: 'ethnicity',
        field: 'ethnicity',
        question: 'What is your ethnic group?',
        options: [
          { code: 'ethnicity.asian', label: 'Asian' },
          { code: 'ethnicity.black', label: 'Black' },
          { code: 'ethnicity.latin', label: 'Latin' },
          { code: 'ethnicity.middle-eastern', label: 'Middle Eastern' },
          { code: 'ethnicity.mixed', label: 'Mixed' },
          { code: 'ethnicity.white', label: 'White' },
          { code: 'ethnicity.other', label: 'Another ethnic group' },
          preferNot('ethnicity'),
        ],
      }),
      requested({
        name: 'sexuality',
        field: 'sexuality',
        question: 'What is your sexual orientation?',
        options: [
          { code: 'sexuality.bisexual', label: 'Bisexual' },
          { code: 'sexuality.gay-or-lesbian', label: 'Gay or lesbian' },
          { code: 'sexuality.heterosexual', label: 'Heterosexual or straight' },
          { code: 'sexuality.other', label: 'Another orientation' },
          { code: 'sexuality.unknown', label: 'I do not know' },
          preferNot('sexuality'),
        ],
      }),
      requested({
        name: 'disability',
        field: 'disability',
        question:
          'Do you have a disability or a health condition that has lasted, or will last, a year or more?',
        options: [
          { code: 'disability.yes', label: 'Yes' },
          { code: 'disability.no', label: 'No' },
          preferNot('disability'),
        ],
      }),
      requested({
        name: 'familyEducation',
        field: 'familyEducation',
        question: 'Did a parent or guardian of yours go to university?',
        options: [
          { code: 'familyEducation.none', label: 'No, neither did' },
          { code: 'familyEducation.some', label: 'Yes, one or both did' },
          { code: 'familyEducation.unknown', label: 'I do not know' },
          preferNot('familyEducation'),
        ],
      }),
      requested({
        name: 'familyWealth',
        field: 'familyWealth',
        question: 'Could you get free school meals at any time while at school?',
        options: [
          { code: 'familyWealth.eligible', label: 'Yes' },
          { code: 'familyWealth.not-eligible', label: 'No' },
          {
            code: 'familyWealth.not-applicable',
            label: 'I finished school before 1980, or went to school abroad',
          },
          { code: 'familyWealth.unknown', label: 'I do not know' },
          preferNot('familyWealth'),
        ],
      }),
    ],
  },
  {
    // Before the question of 2024, which asks for both in one.
    version: 'US-1',
    eoSet: 'US',
    questions: [
      requested({
        name: 'hispanic',
        field: 'ethnicity',
        question: 'Are you Hispanic or Latino?',
        options: [
          { code: 'hispanic.yes', label: 'Yes' },
          { code: 'hispanic.no', label: 'No' },
          preferNot('hispanic'),
        ],
      }),
      requested({
        name: 'race',
        field: 'ethnicity',
        question: 'What is your race?',
        options: [
          {
            code: 'race.american-indian-or-alaska-native',
            label: 'American Indian or Alaska Native',
          },
          { code: 'race.asian', label: 'Asian' },
          { code: 'race.black-or-african-american', label: 'Black or African American' },
          {
            code: 'race.native-hawaiian-or-pacific-islander',
            label: 'Native Hawaiian or Other Pacific Islander',
          },
          { code: 'race.white', label: 'White' },
          { code: 'race.two-or-more', label: 'Two or more races' },
          preferNot('race'),
        ],
      }),
    ],
  },
];

/** Codes of earlier forms that have another name today; null where today nothing of the kind is counted. */
export const currentCodesOfEarlierOptions: Readonly<Record<string, string | null>> = {
  'hispanic.yes': 'ethnicity.hispanic-or-latino',
  'hispanic.no': null,
  'hispanic.prefer-not': 'ethnicity.prefer-not',
  'race.american-indian-or-alaska-native': 'ethnicity.american-indian-or-alaska-native',
  'race.asian': 'ethnicity.asian',
  'race.black-or-african-american': 'ethnicity.black-or-african-american',
  'race.native-hawaiian-or-pacific-islander': 'ethnicity.native-hawaiian-or-pacific-islander',
  'race.white': 'ethnicity.white',
  'race.two-or-more': 'ethnicity.two-or-more',
  'race.prefer-not': 'ethnicity.prefer-not',
};
