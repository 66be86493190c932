import { type PublishedCount } from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import { demographicCategories } from '@evenhand/contract/reporting/demographic-categories.ts';
import { expect, test } from 'vitest';
import { findCurrentEqualOpportunitiesForm } from '../../equal-opportunities/rules/current-forms-and-form-by-version.ts';
import { demographicCodesInByteOrder } from '../../figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import { reachedHiringStepBits } from '../../figures/rules/reached-steps.ts';
import { demographicCategoriesOfForm } from './demographic-categories-of-form.ts';
import { sumPublishedDemographicsCells } from './round-and-sum-demographics-cells.ts';
import { firstCountIndexByDemographicCategory } from './count-packed-demographic-answers.ts';
import {
  dropBroadDemographicOptions,
  listBroadDemographicOptionsOfForm,
  addCountsOfBroadDemographicOptions,
} from './list-drop-and-count-broad-demographic-options.ts';
import { suppressPublishedDemographicsCells } from './suppress-published-cells.ts';
import { suppressLiveDemographicsCells } from './list-answered-options-and-suppress-live-cells.ts';

const US = findCurrentEqualOpportunitiesForm('US');
const ages = demographicCategoriesOfForm(US, new Map()).filter(
  ({ category }) => category === 'ageRange',
);
const options = ages[0]?.options ?? [];

const from40 = (cells: Record<string, PublishedCount>, few: 0 | null) =>
  addCountsOfBroadDemographicOptions(
    {
      ...Object.fromEntries(dropBroadDemographicOptions(options).map(({ code }) => [code, 0])),
      ...Object.fromEntries(Object.entries(cells).map(([age, cell]) => [`ageRange.${age}`, cell])),
    },
    options,
    few,
  )?.['ageRange.40-plus'];

test.each<[Record<string, PublishedCount>, 0 | null, PublishedCount]>([
  // Published: `<5` was rounded to 0.
  [{ '35-39': 50, '40-44': 20, '60-64': 5, '65-plus': '<5' }, 0, 25],
  [{ '35-39': 50 }, 0, '<5'],
  // Live, and exact.
  [{ '35-39': 51, '40-44': 21, '60-64': 6 }, null, 27],
  [{ '35-39': '<5', '40-44': 7 }, null, 7],
])('%j: 40 or over with few as %j is %j', (cells, few, expected) => {
  expect(from40(cells, few)).toBe(expected);
});

test('live, a small or a held-back number among the ages could be had by subtraction: there is no sum', () => {
  expect(from40({ '40-44': 21, '60-64': '<5' }, null)).toBeNull();
  expect(from40({ '40-44': 21, '60-64': null }, null)).toBeNull();
});

test('a row that is not shown has no group either, and a form without the group none', () => {
  expect(addCountsOfBroadDemographicOptions(null, options, 0)).toBeNull();
  expect(
    listBroadDemographicOptionsOfForm(findCurrentEqualOpportunitiesForm('GB'), 'ageRange'),
  ).toEqual([]);
  expect(listBroadDemographicOptionsOfForm(US, 'gender')).toEqual([]);
});

test('published and live figures count nobody twice for it', () => {
  const published = sumPublishedDemographicsCells([
    {
      ageRange: {
        'ageRange.40-44': { submit: 5 },
        'ageRange.65-plus': { hired: 10 },
        'ageRange.25-29': { submit: 20 },
      },
    },
  ]);
  const { steps } = suppressPublishedDemographicsCells('all', published, { categories: ages });
  expect(steps.submit.ageRange).toMatchObject({ 'ageRange.25-29': 20, 'ageRange.40-plus': 15 });
  expect(steps.hired.ageRange).toMatchObject({ 'ageRange.40-plus': 10 });
  expect(Object.keys(steps.submit.ageRange ?? {})).toHaveLength(options.length);
  const live = (told: Record<string, number>) => {
    const counts = new Uint32Array(firstCountIndexByDemographicCategory.at(-1) ?? 0);
    for (const [age, n] of Object.entries(told))
      counts[
        (firstCountIndexByDemographicCategory[demographicCategories.indexOf('ageRange')] ?? 0) +
          demographicCodesInByteOrder.ageRange.indexOf(`ageRange.${age}`) +
          1
      ] = n;
    const piles = [{ group: 'all', reached: reachedHiringStepBits.started, counts }];
    return suppressLiveDemographicsCells(piles, ages, () => false)[0]?.steps.started.ageRange;
  };
  // Counted twice they would be six.
  expect(live({ '65-plus': 3 })).toBeNull();
  expect(live({ '40-44': 6, '65-plus': 7, '25-29': 8 })).toMatchObject({ 'ageRange.40-plus': 13 });
  expect(live({ '40-44': 6, '65-plus': 3, '25-29': 8 })).toMatchObject({
    'ageRange.65-plus': '<5',
    'ageRange.40-plus': null,
  });
});
