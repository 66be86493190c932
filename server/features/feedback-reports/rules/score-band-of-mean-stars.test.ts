import { expect, test } from 'vitest';
import { scoreBandOfMeanStars } from './score-band-of-mean-stars.ts';

test.each([
  [100, 'needs work'],
  [179, 'needs work'],
  [180, 'developing'],
  [259, 'developing'],
  [260, 'solid'],
  [339, 'solid'],
  [340, 'strong'],
  [419, 'strong'],
  [420, 'outstanding'],
  [500, 'outstanding'],
])('a mean of %i hundredths of a star is %s', (hundredths, band) => {
  expect(scoreBandOfMeanStars(hundredths)).toBe(band);
});
