import { expect, test } from 'vitest';
import { reviewerAgreementWords } from './reviewer-agreement-words.ts';

test.each([
  [0.95, 'very good'],
  [0.9, 'very good'],
  [0.89, 'good'],
  [0.75, 'good'],
  [0.74, 'fair'],
  [0.5, 'fair'],
  [0.49, 'weak'],
  [0, 'none beyond chance'],
  [-0.1, 'none beyond chance'],
])('%d is %s', (figure, words) => {
  expect(reviewerAgreementWords(figure)).toBe(words);
});
