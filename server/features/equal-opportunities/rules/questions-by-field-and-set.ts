import type { EqualOpportunitiesSetKey } from '@evenhand/contract/equal-opportunities.ts';
import type { EqualOpportunitiesTextByField } from './equal-opportunities-form-types.ts';

type Text = EqualOpportunitiesTextByField['gender'];
type Options = Text['options'];

const yesOrNo = { yes: 'Yes', no: 'No' };
const ages = {
  '16-24': '16 to 24',
  '25-29': '25 to 29',
  '30-34': '30 to 34',
  '35-39': '35 to 39',
  '40-44': '40 to 44',
  '45-49': '45 to 49',
  '50-54': '50 to 54',
  '55-59': '55 to 59',
  '60-64': '60 to 64',
  '65-plus': '65 or over',
};
const { '16-24': _, ...agesFrom25 } = ages;

const womanOrMan = { woman: 'Woman', man: 'Man' };
const ownGender = { other: 'I describe myself in another way' };
const shortEthnicity = {
  asian: 'Asian',
  black: 'Black',
  latin: 'Latin',
  'middle-eastern': 'Middle Eastern',
  mixed: 'Mixed',
  white: 'White',
  other: 'Another ethnic group',
};

const gender = (options: Options, ownWords?: string): Text => ({
  question: 'What is your gender?',
  options,
  ...(ownWords && { ownWords }),
});
const ethnicity = (options: Options, more: Partial<Text> = {}): Text => ({
  question: 'What is your ethnic group?',
  options,
  ...more,
});
const disability = (question: string): Text => ({
  question,
  options: yesOrNo,
});

const lastingCondition =
  'Do you have a disability or a health condition that has lasted, or will last, a year or more?';

/** How each field is asked where no set asks it differently. */
export const usualEqualOpportunitiesQuestionsByField: Readonly<EqualOpportunitiesTextByField> = {
  gender: gender({ ...womanOrMan, 'non-binary': 'Non-binary', ...ownGender }, 'other'),
  sex: { question: 'What is your sex?', options: { female: 'Female', male: 'Male' } },
  genderIdentity: {
    question: 'Is your gender identity the same as the sex you were registered with at birth?',
    options: yesOrNo,
  },
  ageRange: { question: 'How old are you?', options: ages },
  ethnicity: ethnicity(shortEthnicity, { ownWords: 'other' }),
  sexuality: {
    question: 'What is your sexual orientation?',
    options: {
      bisexual: 'Bisexual',
      'gay-or-lesbian': 'Gay or lesbian',
      heterosexual: 'Heterosexual or straight',
      other: 'Another orientation',
      unknown: 'I do not know',
    },
    ownWords: 'other',
  },
  disability: disability(lastingCondition),
  familyEducation: {
    question: 'Did a parent or guardian of yours go to university?',
    options: { none: 'No, neither did', some: 'Yes, one or both did', unknown: 'I do not know' },
  },
  familyWealth: {
    question: 'Could you get free school meals at any time while at school?',
    options: {
      eligible: 'Yes',
      'not-eligible': 'No',
      'not-applicable': 'I finished school before 1980, or went to school abroad',
      unknown: 'I do not know',
    },
  },
  mainEarner: {
    question: 'When you were about 14, what work did the person do who earned most in your home?',
    options: {
      professional: 'Professional work, such as teacher, nurse, engineer, solicitor or doctor',
      managerial: 'Manager or administrator, such as shop manager, civil servant or director',
      clerical: 'Office or similar work, such as secretary, call centre agent or nursery nurse',
      technical: 'Technical or craft work, such as electrician, plumber, printer or train driver',
      routine: 'Routine, manual or service work, such as driver, cleaner, porter or shop assistant',
      'small-business':
        'Owner of a business of fewer than 25 people, such as corner shop, garage or café',
      'out-of-work': 'Out of work for six months or longer',
      other: 'Retired, or something else',
      'not-applicable': 'This does not apply to me',
      unknown: 'I do not know',
    },
  },
  religion: {
    question: 'What is your religion or belief?',
    options: {
      none: 'No religion',
      buddhist: 'Buddhist',
      christian: 'Christian',
      hindu: 'Hindu',
      jewish: 'Jewish',
      muslim: 'Muslim',
      sikh: 'Sikh',
      other: 'Another religion or belief',
    },
    ownWords: 'other',
  },
  caste: {
    question: 'Which category do you belong to?',
    options: {
      general: 'General',
      obc: 'Other Backward Class',
      sc: 'Scheduled Caste',
      st: 'Scheduled Tribe',
      ews: 'Economically Weaker Section',
      unknown: 'I do not know',
    },
    several: ['general', 'ews'],
  },
  veteranStatus: {
    question: 'Have you served in the armed forces?',
    options: {
      no: 'I am not a veteran',
      protected: 'I am a protected veteran',
      'not-protected': 'I am a veteran, and not a protected one',
    },
  },
  communityBackground: {
    question: 'What is your community background?',
    options: {
      protestant: 'I am a member of the Protestant community',
      catholic: 'I am a member of the Roman Catholic community',
      neither: 'I am a member of neither community',
    },
  },
  caring: {
    question: 'Do you care for somebody?',
    options: {
      none: 'No',
      child: 'Primary carer of a child',
      'disabled-child': 'Primary carer of a disabled child',
      'disabled-adult': 'Primary carer of a disabled adult',
      'older-person': 'Primary carer of an older person',
      secondary: 'Secondary carer: somebody else is the main carer',
    },
  },
  married: { question: 'Are you married or in a civil partnership?', options: yesOrNo },
};

/** Where a set asks in another way: its own law, its own census. */
export const differingEqualOpportunitiesQuestionsBySet: Readonly<
  Partial<Record<EqualOpportunitiesSetKey, Partial<EqualOpportunitiesTextByField>>>
> = {
  GB: { gender: gender({ ...womanOrMan, 'non-binary': 'Non-binary' }) },
  NI: {
    ethnicity: ethnicity(
      {
        white: 'White',
        'irish-traveller': 'Irish Traveller',
        black: 'Black',
        chinese: 'Chinese',
        indian: 'Indian',
        'other-asian': 'Another Asian group',
        mixed: 'Mixed',
        other: 'Another ethnic group',
      },
      { ownWords: 'other' },
    ),
  },
  IN: {
    gender: gender(
      { ...womanOrMan, transgender: 'Transgender', 'non-binary': 'Non-binary', ...ownGender },
      'other',
    ),
    religion: {
      question: 'What is your religion?',
      options: {
        hindu: 'Hindu',
        muslim: 'Muslim',
        christian: 'Christian',
        sikh: 'Sikh',
        buddhist: 'Buddhist',
        jain: 'Jain',
        parsi: 'Parsi',
        none: 'No religion',
        other: 'Another religion',
      },
      ownWords: 'other',
    },
    disability: disability(
      'Are you a person with a disability, as the Rights of Persons with Disabilities Act means it?',
    ),
  },
  US: {
    ageRange: { question: 'How old are you?', options: { '18-24': '18 to 24', ...agesFrom25 } },
    ethnicity: {
      question: 'What is your race or ethnicity? Choose all that apply.',
      options: {
        'american-indian-or-alaska-native': 'American Indian or Alaska Native',
        asian: 'Asian',
        'black-or-african-american': 'Black or African American',
        'hispanic-or-latino': 'Hispanic or Latino',
        'middle-eastern-or-north-african': 'Middle Eastern or North African',
        'native-hawaiian-or-pacific-islander': 'Native Hawaiian or Pacific Islander',
        white: 'White',
      },
      several: 'any',
    },
    familyEducation: {
      question: 'Did a parent or guardian of yours go to college?',
      options: { none: 'No, neither did', some: 'Yes, one or both did', unknown: 'I do not know' },
    },
  },
  AU: {
    ethnicity: {
      question: 'What is your cultural background?',
      options: {
        oceanian: 'Oceanian',
        european: 'European',
        'north-african-and-middle-eastern': 'North African and Middle Eastern',
        'south-east-asian': 'South-East Asian',
        'north-east-asian': 'North-East Asian',
        'southern-and-central-asian': 'Southern and Central Asian',
        american: 'American',
        'sub-saharan-african': 'Sub-Saharan African',
      },
    },
  },
  CA: {
    ethnicity: ethnicity(
      {
        indigenous: 'Indigenous (First Nations, Métis or Inuit)',
        'south-asian': 'South Asian',
        chinese: 'Chinese',
        black: 'Black',
        filipino: 'Filipino',
        arab: 'Arab',
        'latin-american': 'Latin American',
        'southeast-asian': 'Southeast Asian',
        'west-asian': 'West Asian',
        korean: 'Korean',
        japanese: 'Japanese',
        white: 'White',
        other: 'Another group',
      },
      { ownWords: 'other' },
    ),
  },
  NZ: {
    ethnicity: ethnicity(
      {
        european: 'European',
        maori: 'Māori',
        pacific: 'Pacific peoples',
        asian: 'Asian',
        melaa: 'Middle Eastern, Latin American or African',
        other: 'Another ethnic group',
      },
      {
        question: 'Which ethnic groups do you belong to? Choose all that apply.',
        several: 'any',
        ownWords: 'other',
      },
    ),
  },
  FR: { disability: disability('Are you recognised as a worker with a disability (RQTH)?') },
  DE: {
    disability: disability(
      'Are you recognised as severely disabled, or as equal to it (a degree of disability of 50 or more, or of 30 or more with equal status)?',
    ),
  },
  CH: { gender: gender({ ...womanOrMan, other: 'Another gender' }, 'other') },
  SG: { gender: gender({ ...womanOrMan, other: 'Another gender' }, 'other') },
  HK: {
    gender: gender({ ...womanOrMan, other: 'Another gender' }, 'other'),
    ethnicity: ethnicity(
      {
        chinese: 'Chinese',
        filipino: 'Filipino',
        indonesian: 'Indonesian',
        'other-south-or-south-east-asian': 'Another South or South-East Asian group',
        white: 'White',
        mixed: 'Mixed',
        other: 'Another ethnic group',
      },
      { ownWords: 'other' },
    ),
  },
};
