import type { EqualOpportunitiesForm } from '../rules/form-answers.ts';

const preferNot = (name: string) => ({ code: `${name}.prefer-not`, label: 'Prefer not to say' });

/** The British set. Codes are stable and what is stored; a label may change, a meaning makes a new version. */
export const gbForm: EqualOpportunitiesForm = {
  version: 'GB-1',
  questions: [
    {
      name: 'gender',
      question: 'What is your gender?',
      options: [
        { code: 'gender.woman', label: 'Woman' },
        { code: 'gender.man', label: 'Man' },
        { code: 'gender.non-binary', label: 'Non-binary' },
        preferNot('gender'),
      ],
    },
    {
      name: 'ageRange',
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
    },
    {
      name: 'ethnicity',
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
    },
    {
      name: 'sexuality',
      question: 'What is your sexual orientation?',
      options: [
        { code: 'sexuality.bisexual', label: 'Bisexual' },
        { code: 'sexuality.gay-or-lesbian', label: 'Gay or lesbian' },
        { code: 'sexuality.heterosexual', label: 'Heterosexual or straight' },
        { code: 'sexuality.other', label: 'Another orientation' },
        { code: 'sexuality.unknown', label: 'I do not know' },
        preferNot('sexuality'),
      ],
    },
    {
      name: 'disability',
      question:
        'Do you have a disability or a health condition that has lasted, or will last, a year or more?',
      options: [
        { code: 'disability.yes', label: 'Yes' },
        { code: 'disability.no', label: 'No' },
        preferNot('disability'),
      ],
    },
    {
      name: 'familyEducation',
      question: 'Did a parent or guardian of yours go to university?',
      options: [
        { code: 'familyEducation.none', label: 'No, neither did' },
        { code: 'familyEducation.some', label: 'Yes, one or both did' },
        { code: 'familyEducation.unknown', label: 'I do not know' },
        preferNot('familyEducation'),
      ],
    },
    {
      name: 'familyWealth',
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
    },
  ],
};
