import { expect, test } from 'vitest';
import { buildEqualOpportunitiesForm } from './build-equal-opportunities-form.ts';
import {
  equalOpportunitiesSetInUse,
  equalOpportunitiesSetOfPlace,
} from './equal-opportunities-set-in-use-or-of-place.ts';
import { parseEqualOpportunitiesAnswers } from './parse-form-answers.ts';
import { reportedOptionsOfEqualOpportunitiesAnswers } from './reported-options-of-answers.ts';

const mark = (name: string, words: string) => `mark of ${words.length} for ${name}`;
const read = (
  eoSet: Parameters<typeof buildEqualOpportunitiesForm>[0],
  fields: Record<string, string>,
) => parseEqualOpportunitiesAnswers(buildEqualOpportunitiesForm(eoSet), fields, mark);

test.each([
  ['GB', {}, {}],
  ['GB', { gender: '' }, {}],
  ['GB', { gender: 'gender.woman', csrf: 'x' }, { gender: 'gender.woman' }],
  ['GB', { disability: 'disability.prefer-not' }, { disability: 'disability.prefer-not' }],
  [
    'US',
    { 'ethnicity.asian': 'yes', 'ethnicity.white': 'yes' },
    { ethnicity: ['ethnicity.asian', 'ethnicity.white'] },
  ],
  // Whoever prefers not to say has said nothing else.
  [
    'US',
    { 'ethnicity.asian': 'yes', 'ethnicity.prefer-not': 'yes' },
    { ethnicity: ['ethnicity.prefer-not'] },
  ],
  ['IN', { 'caste.unknown': 'yes', 'caste.obc': 'yes' }, { caste: ['caste.obc'] }],
  ['IN', { 'caste.general': 'yes', 'caste.ews': 'yes' }, { caste: ['caste.general', 'caste.ews'] }],
  // Words alone are an answer; beside another option they are none.
  [
    'NI',
    { 'gender.words': ' agender ' },
    { gender: 'gender.other', 'gender.words': 'mark of 7 for gender' },
  ],
  ['NI', { gender: 'gender.man', 'gender.words': 'agender' }, { gender: 'gender.man' }],
  ['GB', { 'gender.words': 'agender' }, {}],
  [
    'NZ',
    { 'ethnicity.maori': 'yes', 'ethnicity.other': 'yes', 'ethnicity.words': 'Rotuman' },
    {
      ethnicity: ['ethnicity.maori', 'ethnicity.other'],
      'ethnicity.words': 'mark of 7 for ethnicity',
    },
  ],
] as const)('%s %j is kept as %j', (eoSet, fields, answers) => {
  expect(read(eoSet, fields)).toEqual({ answers });
});

test.each([
  ['GB', { gender: 'disability.yes' }],
  ['GB', { gender: 'Woman' }],
  ['GB', { caste: 'caste.sc' }],
  ['US', { ethnicity: 'ethnicity.asian' }],
] as const)('%s %j names no option of the form, so nothing of it is kept', (eoSet, fields) => {
  expect(read(eoSet, fields) ?? { answers: {} }).toEqual({ answers: {} });
});

test('castes are one, or General together with Economically Weaker Section', () => {
  expect(read('IN', { 'caste.obc': 'yes', 'caste.ews': 'yes' })).toEqual({
    problems: { caste: 'Choose one, or General together with Economically Weaker Section.' },
  });
});

test('words of one’s own are short', () => {
  expect(read('NI', { 'gender.words': 'x'.repeat(101) })).toEqual({
    problems: { gender: 'Use at most 100 characters for words of your own.' },
  });
});

test('a question that is off is neither asked nor read until the organisation switches it on', () => {
  const fields = { 'ethnicity.words': 'Frisian', ethnicity: 'ethnicity.other' };
  expect(read('NL', fields)).toEqual({ answers: {} });
  const on = parseEqualOpportunitiesAnswers(
    buildEqualOpportunitiesForm('NL', { extraFields: ['ethnicity'] }),
    fields,
    mark,
  );
  expect(on?.answers).toEqual({
    ethnicity: 'ethnicity.other',
    'ethnicity.words': 'mark of 7 for ethnicity',
  });
  expect(
    buildEqualOpportunitiesForm('SG', { extraFields: ['ethnicity', 'sexuality'] }).questions,
  ).toHaveLength(3);
});

test.each([
  [
    'GB-1',
    { gender: 'gender.woman', familyWealth: 'familyWealth.eligible' },
    { gender: ['gender.woman'], familyWealth: ['familyWealth.eligible'] },
  ],
  [
    'GB-2',
    { ethnicity: 'ethnicity.other', 'ethnicity.words': 'abc' },
    { ethnicity: ['ethnicity.other'] },
  ],
  ['US-1', { hispanic: 'hispanic.no', race: 'race.white' }, { ethnicity: ['ethnicity.white'] }],
  [
    'US-1',
    { hispanic: 'hispanic.yes', race: 'race.white' },
    { ethnicity: ['ethnicity.hispanic-or-latino', 'ethnicity.white', 'ethnicity.two-or-more'] },
  ],
  [
    'US-2',
    { ethnicity: ['ethnicity.asian', 'ethnicity.white'], ageRange: 'ageRange.45-49' },
    {
      ageRange: ['ageRange.45-49', 'ageRange.40-plus'],
      ethnicity: ['ethnicity.asian', 'ethnicity.white', 'ethnicity.two-or-more'],
    },
  ],
  [
    'US-2',
    { ageRange: 'ageRange.35-39', ethnicity: ['ethnicity.prefer-not'] },
    { ageRange: ['ageRange.35-39'], ethnicity: ['ethnicity.prefer-not'] },
  ],
  [
    'NZ-1',
    { ethnicity: ['ethnicity.maori', 'ethnicity.asian'] },
    { ethnicity: ['ethnicity.maori', 'ethnicity.asian'] },
  ],
  [
    'AU-1',
    { firstNations: 'firstNations.yes', ethnicity: 'ethnicity.oceanian' },
    { ethnicity: ['firstNations.yes', 'ethnicity.oceanian'] },
  ],
  [
    'EHRC-1',
    {
      sex: 'sex.female',
      caring: 'caring.child',
      married: 'married.yes',
      genderIdentity: 'genderIdentity.yes',
    },
    { gender: ['sex.female'] },
  ],
  [
    'GB-2-census',
    {
      ethnicGroup: 'ethnicGroup.other',
      'ethnicGroup.words': 'abc',
      mainEarner: 'mainEarner.routine',
    },
    { ethnicity: ['ethnicity.other'] },
  ],
  [
    'EHRC-1-census',
    { ethnicGroup: 'ethnicGroup.prefer-not' },
    { ethnicity: ['ethnicity.prefer-not'] },
  ],
  [
    'US-2-two-questions',
    { hispanic: 'hispanic.yes', race: 'race.asian', ageRange: 'ageRange.65-plus' },
    {
      ageRange: ['ageRange.65-plus', 'ageRange.40-plus'],
      ethnicity: ['ethnicity.hispanic-or-latino', 'ethnicity.asian', 'ethnicity.two-or-more'],
    },
  ],
  ['XX-9', { gender: 'gender.woman' }, {}],
])('%s %j is reported as %j', (version, answers, reported) => {
  expect(reportedOptionsOfEqualOpportunitiesAnswers(version, answers)).toEqual(reported);
});

test.each([
  ['en-GB', 'GB'],
  ['en-NI', 'NI'],
  ['de-CH', 'CH'],
  ['fr-FR', 'FR'],
  ['en-US', 'US'],
  ['other', 'other'],
  ['pt-BR', 'other'],
])('where one hires by %s, the set is %s', (locale, eoSet) => {
  expect(equalOpportunitiesSetOfPlace(locale)).toBe(eoSet);
  expect(equalOpportunitiesSetInUse({ chosen: null, locale })).toBe(eoSet);
  expect(equalOpportunitiesSetInUse({ chosen: 'EHRC', locale })).toBe('EHRC');
});

test('a form with another list of ethnic groups reads its own codes, and no others', () => {
  const census = buildEqualOpportunitiesForm('GB', { ethnicityList: 'census' });
  const fields = { ethnicGroup: 'ethnicGroup.other', 'ethnicGroup.words': 'Frisian' };
  expect(
    parseEqualOpportunitiesAnswers(census, { ...fields, ethnicity: 'ethnicity.asian' }, mark)
      ?.answers,
  ).toEqual({
    ethnicGroup: 'ethnicGroup.other',
    'ethnicGroup.words': 'mark of 7 for ethnicGroup',
  });
  expect(
    parseEqualOpportunitiesAnswers(census, { ethnicGroup: 'ethnicity.asian' }, mark),
  ).toBeUndefined();
  expect(read('GB', fields)).toEqual({ answers: {} });
});
