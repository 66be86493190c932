import { expect, test } from 'vitest';
import { findTestScoreBand } from './find-test-score-band.ts';

test.each([
  [0, 'needs work'],
  [19.9999, 'needs work'],
  [20, 'developing'],
  [39.9, 'developing'],
  [40, 'solid'],
  [60, 'strong'],
  [79.9999, 'strong'],
  [80, 'outstanding'],
  [100, 'outstanding'],
])('%d of 100 is %s', (score, band) => {
  expect(findTestScoreBand(score)).toBe(band);
});
