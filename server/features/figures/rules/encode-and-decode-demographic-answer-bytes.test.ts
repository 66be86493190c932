import {
  type DemographicCategory,
  demographicCategories,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import { expect, test } from 'vitest';
import { earlierEqualOpportunitiesForms } from '../../equal-opportunities/rules/earlier-forms.ts';
import {
  currentEqualOpportunitiesForms,
  formsWithAlternativeEthnicityList,
} from '../../equal-opportunities/rules/current-forms-and-form-by-version.ts';
import { reportedOptionsOfEqualOpportunitiesAnswers } from '../../equal-opportunities/rules/reported-options-of-answers.ts';
import {
  encodeDemographicAnswers,
  NO_DEMOGRAPHIC_ANSWERS,
  demographicOptionOfByte,
  demographicCodesInByteOrder,
} from './encode-and-decode-demographic-answer-bytes.ts';

const read = (version: string, answers: Record<string, string | string[]>) => {
  const bytes = encodeDemographicAnswers(version, answers);
  return Object.fromEntries(
    demographicCategories.flatMap((category, i) => {
      const option = demographicOptionOfByte(category, bytes[i] ?? 0);
      return option === null ? [] : [[category, option]];
    }),
  );
};

test.each([
  ['GB-2', {}, {}],
  ['GB-2', { gender: 'gender.woman' }, { gender: 'gender.woman' }],
  [
    'GB-2',
    { gender: 'gender.prefer-not', disability: 'disability.no' },
    { disability: 'disability.no' },
  ],
  // Not knowing is an answer of its own; not saying is none.
  ['GB-2', { familyWealth: 'familyWealth.unknown' }, { familyWealth: 'familyWealth.unknown' }],
  ['GB-2-census', { ethnicGroup: 'ethnicGroup.pakistani' }, { ethnicity: 'ethnicity.asian' }],
  ['EHRC-1', { sex: 'sex.male', caring: 'caring.none' }, { gender: 'sex.male' }],
  ['US-2', { ageRange: 'ageRange.45-49' }, { ageRange: 'ageRange.45-49' }],
  [
    'US-2',
    { ethnicity: ['ethnicity.asian', 'ethnicity.white'] },
    { ethnicity: 'ethnicity.two-or-more' },
  ],
  [
    'US-1',
    { hispanic: 'hispanic.yes', race: 'race.white' },
    { ethnicity: 'ethnicity.two-or-more' },
  ],
  ['US-1', { hispanic: 'hispanic.no', race: 'race.white' }, { ethnicity: 'ethnicity.white' }],
  [
    'NZ-1',
    { ethnicity: ['ethnicity.maori', 'ethnicity.asian'] },
    { ethnicity: 'ethnicity.two-or-more' },
  ],
  ['NZ-1', { ethnicity: ['ethnicity.maori'] }, { ethnicity: 'ethnicity.maori' }],
  [
    'AU-1',
    { firstNations: 'firstNations.yes', ethnicity: 'ethnicity.european' },
    { ethnicity: 'firstNations.yes' },
  ],
  [
    'AU-1',
    { firstNations: 'firstNations.no', ethnicity: 'ethnicity.european' },
    { ethnicity: 'ethnicity.european' },
  ],
  ['AU-1', { firstNations: 'firstNations.no' }, { ethnicity: 'firstNations.no' }],
  ['IN-1', { caste: ['caste.general', 'caste.ews'] }, { caste: 'caste.ews' }],
  ['XX-9', { gender: 'gender.woman' }, {}],
])('%s %j is stored as %j', (version, answers, stored) => {
  expect(read(version, answers)).toEqual(stored);
});

test('whoever said nothing has eleven bytes of nothing', () => {
  expect(encodeDemographicAnswers('GB-2', {})).toEqual(NO_DEMOGRAPHIC_ANSWERS);
  expect(NO_DEMOGRAPHIC_ANSWERS).toHaveLength(11);
});

test('every answer that any form can give has a place, and no place is given twice', () => {
  const told = [
    ...currentEqualOpportunitiesForms,
    ...formsWithAlternativeEthnicityList,
    ...earlierEqualOpportunitiesForms,
  ].flatMap((form) =>
    form.questions.flatMap(({ name, options }) =>
      options.map(({ code }) =>
        reportedOptionsOfEqualOpportunitiesAnswers(form.version, { [name]: code }),
      ),
    ),
  );
  const codes = (category: DemographicCategory) =>
    told
      .flatMap((reported) => reported[category] ?? [])
      .filter((code) => !code.endsWith('.prefer-not') && code !== 'ageRange.40-plus');
  for (const category of demographicCategories) {
    expect(demographicCodesInByteOrder[category]).toEqual(expect.arrayContaining(codes(category)));
    expect(new Set(demographicCodesInByteOrder[category]).size).toBe(
      demographicCodesInByteOrder[category].length,
    );
  }
});

// Stored bytes keep their meaning: these places are never changed.
test.each([
  ['gender', 3, 'gender.non-binary'],
  ['ageRange', 11, 'ageRange.65-plus'],
  ['ethnicity', 1, 'ethnicity.two-or-more'],
  ['ethnicity', 39, 'ethnicity.other-south-or-south-east-asian'],
  ['religion', 10, 'religion.parsi'],
  ['caste', 6, 'caste.unknown'],
] as const)('%s %i is %s for good', (category, byte, option) => {
  expect(demographicOptionOfByte(category, byte)).toBe(option);
});
