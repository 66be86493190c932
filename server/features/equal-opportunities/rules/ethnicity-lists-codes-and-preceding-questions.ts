import type {
  EqualOpportunitiesFieldKey,
  EqualOpportunitiesSetKey,
  EthnicityListKind,
} from '@evenhand/contract/equal-opportunities.ts';
import type { WrittenEqualOpportunitiesQuestion } from './equal-opportunities-form-types.ts';

/** The groups of the census of England and Wales (2021), under the five that they add up to. */
const censusGroups = {
  asian: {
    label: 'Asian or Asian British',
    groups: {
      indian: 'Indian',
      pakistani: 'Pakistani',
      bangladeshi: 'Bangladeshi',
      chinese: 'Chinese',
      'other-asian': 'Any other Asian background',
    },
  },
  black: {
    label: 'Black, Black British, Caribbean or African',
    groups: {
      caribbean: 'Caribbean',
      african: 'African',
      'other-black': 'Any other Black, Black British or Caribbean background',
    },
  },
  mixed: {
    label: 'Mixed or multiple ethnic groups',
    groups: {
      'white-and-black-caribbean': 'White and Black Caribbean',
      'white-and-black-african': 'White and Black African',
      'white-and-asian': 'White and Asian',
      'other-mixed': 'Any other mixed or multiple background',
    },
  },
  white: {
    label: 'White',
    groups: {
      british: 'English, Welsh, Scottish, Northern Irish or British',
      irish: 'Irish',
      'gypsy-or-irish-traveller': 'Gypsy or Irish Traveller',
      roma: 'Roma',
      'other-white': 'Any other White background',
    },
  },
  other: {
    label: 'Another ethnic group',
    groups: { arab: 'Arab', other: 'Any other ethnic group' },
  },
} as const;

type Group = { above: string; label: string; end: string; words: string };
const groups: Group[] = Object.entries(censusGroups).flatMap(([above, { label, groups }]) =>
  Object.entries(groups).map(([end, words]) => ({ above, label, end, words })),
);

/** What a code of the long list is counted as: one of the five above it, as the short list names them. */
export const reportedEthnicityCodesOfCensusGroups: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    groups.map(({ above, end }) => [`ethnicGroup.${end}`, `ethnicity.${above}`]),
  ),
  'ethnicGroup.prefer-not': 'ethnicity.prefer-not',
};

type OtherList = {
  list: Exclude<EthnicityListKind, 'usual'>;
  questions: readonly (WrittenEqualOpportunitiesQuestion & { name: string })[];
};

const census: OtherList = {
  list: 'census',
  questions: [
    {
      name: 'ethnicGroup',
      question: 'What is your ethnic group?',
      options: Object.fromEntries(groups.map(({ end, words }) => [end, words])),
      groups: Object.fromEntries(groups.map(({ end, label }) => [end, label])),
      ownWords: 'other',
    },
  ],
};

/** The questions before the combined one of 2024; their codes are those of US-1. */
const twoQuestions: OtherList = {
  list: 'two-questions',
  questions: [
    {
      name: 'hispanic',
      question: 'Are you Hispanic or Latino?',
      options: { yes: 'Yes', no: 'No' },
    },
    {
      name: 'race',
      question: 'What is your race?',
      options: {
        'american-indian-or-alaska-native': 'American Indian or Alaska Native',
        asian: 'Asian',
        'black-or-african-american': 'Black or African American',
        'native-hawaiian-or-pacific-islander': 'Native Hawaiian or Other Pacific Islander',
        white: 'White',
        'two-or-more': 'Two or more races',
      },
    },
  ],
};

/** Which sets offer another way of asking about ethnicity: under codes of its own, so that no code has two meanings. */
export const alternativeEthnicityListBySet: Readonly<
  Partial<Record<EqualOpportunitiesSetKey, OtherList>>
> = {
  GB: census,
  EHRC: census,
  US: twoQuestions,
};

/** Asked before a field as a question of its own, and counted under that field. */
export const precedingEqualOpportunitiesQuestionsByField: Readonly<
  Partial<
    Record<
      EqualOpportunitiesSetKey,
      Partial<
        Record<EqualOpportunitiesFieldKey, WrittenEqualOpportunitiesQuestion & { name: string }>
      >
    >
  >
> = {
  AU: {
    ethnicity: {
      name: 'firstNations',
      question: 'Are you of Aboriginal or Torres Strait Islander origin, or of both?',
      options: { yes: 'Yes', no: 'No' },
    },
  },
};
