import { expect, test } from 'vitest';
import { calculateDemographicShares } from './demographic-shares-of-group.ts';

const gender = ['woman', 'man', 'non-binary', 'unknown'].map((code) => ({ code, label: code }));
const shares = (counts: Record<string, number | '<5' | null>, everybody: number | null = null) => {
  const exact = everybody === null ? null : { everybody };
  const { told, options } = calculateDemographicShares(counts, gender, exact);
  return [told, ...options.map(({ share }) => (share === null ? null : Math.round(share)))];
};

test.each([
  // 110 + 85 + 5 = 200 told; 110 ÷ 200 = 55 %, 85 ÷ 200 = 42.5 %, 5 ÷ 200 = 2.5 %. Who did not say is in no share.
  [
    'shares are of those who told',
    { woman: 110, man: 85, 'non-binary': 5, unknown: 40 },
    null,
    [200, 55, 43, 3],
  ],
  // 60 + 40 = 100.
  [
    'a number under five adds nothing',
    { woman: 60, man: 40, 'non-binary': '<5', unknown: 5 },
    null,
    [100, 60, 40, null],
  ],
  [
    'no share of fewer than twenty',
    { woman: 10, man: 5, 'non-binary': '<5', unknown: 5 },
    null,
    [15, null, null, null],
  ],
  [
    'of twenty there is one',
    { woman: 10, man: 10, 'non-binary': '<5', unknown: 5 },
    null,
    [20, 50, 50, null],
  ],
  [
    'a held-back number leaves no whole',
    { woman: 60, man: null, 'non-binary': '<5', unknown: 5 },
    null,
    [null, null, null, null],
  ],
  // 105 reached the step, 5 did not say: 100 told.
  [
    'unless everybody is known',
    { woman: 60, man: null, 'non-binary': '<5', unknown: 5 },
    105,
    [100, 60, null, null],
  ],
  [
    'and whoever did not say, too',
    { woman: 60, man: null, 'non-binary': '<5', unknown: '<5' },
    105,
    [null, null, null, null],
  ],
  [
    'nobody said',
    { woman: '<5', man: '<5', 'non-binary': '<5', unknown: 30 },
    null,
    [0, null, null, null],
  ],
] as const)('%s', (_, counts, everybody, expected) => {
  expect(shares(counts, everybody)).toEqual(expected);
});

test('a group above others is counted once', () => {
  const ages = [
    'ageRange.16-39',
    'ageRange.40-49',
    'ageRange.50-plus',
    'ageRange.40-plus',
    'unknown',
  ];
  const { told, options } = calculateDemographicShares(
    {
      'ageRange.16-39': 50,
      'ageRange.40-49': 30,
      'ageRange.50-plus': 20,
      'ageRange.40-plus': 50,
      unknown: 5,
    },
    ages.map((code) => ({ code, label: code })),
    null,
  );
  expect(told).toBe(100);
  expect(options.at(-1)).toMatchObject({ code: 'ageRange.40-plus', share: 50 });
});

test('an exact number under five is some people, so a whole without it is not 100 %', () => {
  const counts = { woman: 60, man: '<5', 'non-binary': 0, unknown: 5 } as const;
  // 67 reached the step, 5 did not say: 62 told, and 60 of them are 97 %.
  const { told, options } = calculateDemographicShares(counts, gender, { everybody: 67 });
  expect(told).toBe(62);
  expect(options.map(({ share }) => share && Math.round(share))).toEqual([97, null, 0]);
  expect(calculateDemographicShares(counts, gender, { everybody: null }).told).toBeNull();
});
