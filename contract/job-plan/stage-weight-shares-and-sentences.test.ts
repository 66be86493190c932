import { expect, test } from 'vitest';
import { stageWeightShares, stageWeightSentences } from './stage-weight-shares-and-sentences.ts';

function stages(...weights: number[]) {
  return weights.map((weight, i) => ({ kind: 'interview', name: `Step ${i + 1}`, weight }));
}

test.each([
  [[1], ['']],
  [
    [1, 1],
    ['It counts for half of the whole.', 'It counts for half of the whole.'],
  ],
  [
    [1, 2],
    [
      'It counts for a third of the whole.',
      'It counts for two thirds of the whole, twice as much as “Step 1”.',
    ],
  ],
  [
    [0.5, 1, 2],
    [
      'It counts for about 14 % of the whole.',
      'It counts for about 29 % of the whole, twice as much as “Step 1”.',
      'It counts for about 57 % of the whole, four times as much as “Step 1”.',
    ],
  ],
  [
    [1, 1.7],
    [
      'It counts for about 37 % of the whole.',
      'It counts for about 63 % of the whole, 1.7 times as much as “Step 1”.',
    ],
  ],
  [
    [0, 3],
    ['It is scored, and counts for nothing.', 'It alone counts.'],
  ],
  [
    [0, 0],
    ['', ''],
  ],
])('weights %j', (weights, words) => {
  expect(stageWeightSentences(stages(...weights))).toEqual(words);
});

test('a form is no part of the whole, and a stage without a weight counts once', () => {
  const plan = [
    { kind: 'form', name: 'About you', weight: 1 },
    { kind: 'sift', name: 'Written answers' },
    { kind: 'interview', name: 'Interview', weight: 1 },
  ];
  expect(stageWeightShares(plan)).toEqual([null, 0.5, 0.5]);
  expect(stageWeightSentences(plan)[0]).toBe('It informs, and is not scored.');
});
