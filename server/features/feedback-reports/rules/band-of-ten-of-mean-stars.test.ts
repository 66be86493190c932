import { expect, test } from 'vitest';
import { bandOfTenOfMeanStars } from './band-of-ten-of-mean-stars.ts';

test.each([
  [100, 0],
  [139, 0],
  [140, 10],
  [300, 50],
  [339, 50],
  [460, 90],
  [500, 90],
])('a mean of %i hundredths of a star lies in the ten that begins at %i', (hundredths, ten) => {
  expect(bandOfTenOfMeanStars(hundredths)).toBe(ten);
});
