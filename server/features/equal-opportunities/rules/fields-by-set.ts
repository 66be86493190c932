import type {
  EqualOpportunitiesFieldKey,
  EqualOpportunitiesSetKey,
} from '@evenhand/contract/equal-opportunities.ts';

type Fields = {
  on: readonly EqualOpportunitiesFieldKey[];
  off: readonly EqualOpportunitiesFieldKey[];
};

const everywhere = [
  'gender',
  'ageRange',
  'ethnicity',
  'sexuality',
  'disability',
  'familyEducation',
] as const;
const few = ['gender', 'ageRange', 'familyEducation'] as const;

/**
 * Which fields a set asks about, and which it offers but leaves off. What the law of a country makes delicate is off or
 * not there at all; nobody should switch it on without advice in that country.
 */
export const equalOpportunitiesFieldsBySet: Readonly<Record<EqualOpportunitiesSetKey, Fields>> = {
  GB: { on: [...everywhere, 'familyWealth'], off: ['mainEarner'] },
  NI: { on: [...everywhere, 'communityBackground'], off: ['familyWealth', 'mainEarner'] },
  EHRC: {
    on: [
      'sex',
      'genderIdentity',
      'ageRange',
      'ethnicity',
      'sexuality',
      'disability',
      'familyEducation',
      'familyWealth',
      'religion',
      'caring',
      'married',
    ],
    off: ['mainEarner'],
  },
  IN: {
    on: ['gender', 'ageRange', 'disability', 'familyEducation', 'religion', 'caste'],
    off: ['sexuality'],
  },
  US: {
    on: ['gender', 'ageRange', 'ethnicity', 'sexuality', 'familyEducation', 'veteranStatus'],
    off: [],
  },
  AU: { on: everywhere, off: [] },
  CA: { on: everywhere, off: [] },
  NZ: { on: everywhere, off: [] },
  FR: { on: few, off: ['disability'] },
  DE: { on: few, off: ['disability'] },
  NL: { on: few, off: ['ethnicity', 'sexuality', 'disability'] },
  CH: { on: few, off: ['disability'] },
  HK: { on: ['gender', 'ageRange', 'disability', 'familyEducation'], off: ['ethnicity'] },
  SG: { on: few, off: [] },
  other: { on: ['gender', 'ageRange'], off: [] },
};
