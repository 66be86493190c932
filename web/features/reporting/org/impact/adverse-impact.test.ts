import type { AdverseImpactOfOption } from '@evenhand/contract/reporting/organisation-reports.ts';
import { expect, test } from 'vitest';
import { sortAdverseImpactRowsBySeverity } from './sort-adverse-impact-rows-by-severity.ts';
import { adverseImpactRatioAxisPosition } from './adverse-impact-ratio-axis-position.ts';
import {
  adverseImpactSentence,
  adverseImpactYearSentence,
} from './adverse-impact-sentences-and-category-labels.ts';

const row = (changed: Partial<AdverseImpactOfOption> = {}): AdverseImpactOfOption => ({
  category: 'disability',
  option: 'disability.yes',
  step: 'submit',
  against: 'disability.no',
  ratio: 0.7,
  low: 0.6,
  high: 0.8,
  verdict: 'act',
  ...changed,
});
const categories = [
  {
    category: 'disability' as const,
    title: 'Disability',
    options: [
      { code: 'disability.yes', label: 'Yes' },
      { code: 'disability.no', label: 'No' },
    ],
  },
];

test.each([
  [
    row(),
    'Those who answered “Yes” sent their application 0.7 times as often as those who answered “No”. Chance alone hardly makes a difference like that: find out what does.',
  ],
  [
    row({ ratio: 0.9, verdict: 'worth a look', step: 'interview' }),
    'Those who answered “Yes” came to an interview or task 0.9 times as often as those who answered “No”. It may be chance, and it may not.',
  ],
  [
    row({ ratio: 1, verdict: 'consistent with chance', step: 'hired' }),
    'Those who answered “Yes” were hired about as often as those who answered “No”. A difference like that can come about by chance.',
  ],
])('a comparison is told without more than its numbers say', (told, sentence) => {
  expect(adverseImpactSentence(told, categories)).toBe(sentence);
});

test.each([
  [[], 'For 2025 no two groups were large enough to be compared.'],
  [
    [row({ verdict: 'consistent with chance' })],
    'In 2025 the only comparison is consistent with chance.',
  ],
  [
    [row(), row({ verdict: 'worth a look' }), row({ verdict: 'worth a look' })],
    'In 2025, of 3 comparisons, 1 is a reason to act and 2 are worth a look. The rest are consistent with chance.',
  ],
])('a year is told in one sentence', (rows, sentence) => {
  expect(adverseImpactYearSentence(2025, rows)).toBe(sentence);
});

test('what asks for something stands first, and a step that everybody passes is no comparison', () => {
  const rows = [
    row({ verdict: 'consistent with chance', ratio: 0.8 }),
    row({ verdict: 'worth a look', ratio: 0.9 }),
    row({ step: 'cvreview', verdict: 'consistent with chance', ratio: 1, low: 1, high: 1 }),
    row({ verdict: 'worth a look', ratio: 0.8 }),
    row({ verdict: 'act', ratio: 0.7 }),
  ];
  expect(
    sortAdverseImpactRowsBySeverity(rows).map(({ verdict, ratio }) => `${verdict} ${ratio}`),
  ).toEqual(['act 0.7', 'worth a look 0.8', 'worth a look 0.9', 'consistent with chance 0.8']);
});

test('the axis is even in how many times as often, and ends somewhere', () => {
  expect(adverseImpactRatioAxisPosition(1) - adverseImpactRatioAxisPosition(0.5)).toBeCloseTo(
    adverseImpactRatioAxisPosition(2) - adverseImpactRatioAxisPosition(1),
    10,
  );
  expect([
    adverseImpactRatioAxisPosition(0),
    adverseImpactRatioAxisPosition(0.2),
    adverseImpactRatioAxisPosition(3),
    adverseImpactRatioAxisPosition(99.9),
  ]).toEqual([0, 0, 1, 1]);
});
