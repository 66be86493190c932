import {
  type EqualOpportunitiesSetKey,
  equalOpportunitiesSetKeys,
} from '@evenhand/contract/equal-opportunities.ts';
import { expect, test } from 'vitest';
import { buildEqualOpportunitiesForm } from '../../equal-opportunities/rules/build-equal-opportunities-form.ts';
import { demographicCategoriesOfForm } from './demographic-categories-of-form.ts';

const none = new Map();
const requested = (eoSet: EqualOpportunitiesSetKey) =>
  demographicCategoriesOfForm(buildEqualOpportunitiesForm(eoSet), none);
const codes = (found: ReturnType<typeof demographicCategoriesOfForm>, category: string) =>
  found.find((each) => each.category === category)?.options.map(({ code }) => code);

test.each<[EqualOpportunitiesSetKey, string[]]>([
  [
    'GB',
    [
      'gender',
      'ageRange',
      'ethnicity',
      'sexuality',
      'disability',
      'familyEducation',
      'familyWealth',
    ],
  ],
  ['IN', ['gender', 'ageRange', 'disability', 'familyEducation', 'religion', 'caste']],
  ['US', ['gender', 'ageRange', 'ethnicity', 'sexuality', 'familyEducation', 'veteranStatus']],
  ['other', ['gender', 'ageRange']],
])('%s is told by %j', (eoSet, expected) => {
  expect(requested(eoSet).map(({ category }) => category)).toEqual(expected);
});

test('every set has options of its own in each category, each once, and the unknown last', () => {
  for (const eoSet of equalOpportunitiesSetKeys) {
    for (const { options } of requested(eoSet)) {
      const list = options.map(({ code }) => code);
      expect(list.length).toBeGreaterThan(1);
      expect(new Set(list).size).toBe(list.length);
      expect(list.at(-1)).toBe('unknown');
      expect(list.filter((code) => code.endsWith('.prefer-not'))).toEqual([]);
    }
  }
});

test('the groups of the census are told by the short list that they are counted as', () => {
  const census = buildEqualOpportunitiesForm('GB', { extraFields: [], ethnicityList: 'census' });
  expect(codes(demographicCategoriesOfForm(census, none), 'ethnicity')).toEqual([
    'ethnicity.asian',
    'ethnicity.black',
    'ethnicity.mixed',
    'ethnicity.white',
    'ethnicity.other',
    'unknown',
  ]);
});

test('where several answers are one group, that group is an option', () => {
  expect(codes(requested('US'), 'ethnicity')?.slice(-2)).toEqual([
    'ethnicity.two-or-more',
    'unknown',
  ]);
});

test('the United States have a group of 40 or over besides, and nobody else has', () => {
  expect(codes(requested('US'), 'ageRange')?.slice(-3)).toEqual([
    'ageRange.65-plus',
    'ageRange.40-plus',
    'unknown',
  ]);
  for (const eoSet of equalOpportunitiesSetKeys.filter((each) => each !== 'US'))
    expect(codes(requested(eoSet), 'ageRange')).not.toContain('ageRange.40-plus');
});

test('what was told before another set was chosen stays, by its name', () => {
  const told = new Map([['caste' as const, new Set(['caste.sc', 'unknown'])]]);
  const found = demographicCategoriesOfForm(buildEqualOpportunitiesForm('other'), told).find(
    ({ category }) => category === 'caste',
  );
  expect(found?.options).toEqual([
    { code: 'caste.sc', label: 'Scheduled Caste' },
    { code: 'unknown', label: 'Not known' },
  ]);
});
