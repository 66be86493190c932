import { expect, test } from 'vitest';
import { scoreQuarterOfMeanStars } from './candidate-quartile-of-mean-stars.ts';

const each = (...means: number[]) => means.map((hundredths) => ({ hundredths, people: 1 }));
const ten = each(100, 120, 150, 200, 250, 300, 350, 400, 450, 500);

test.each([
  [100, 'lowest'],
  [150, 'second'],
  [250, 'second'],
  [300, 'third'],
  [400, 'top'],
  [500, 'top'],
])('of ten different ones, %i stands in the %s quarter', (own, quarter) => {
  expect(scoreQuarterOfMeanStars(own, ten)).toBe(quarter);
});

test('equals stand in the same quarter, in the middle of all', () => {
  expect(scoreQuarterOfMeanStars(300, [{ hundredths: 300, people: 12 }])).toBe('third');
});

test('with nine there is none', () => {
  expect(scoreQuarterOfMeanStars(500, ten.slice(1))).toBeNull();
  expect(scoreQuarterOfMeanStars(500, [])).toBeNull();
});
