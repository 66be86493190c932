import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundCountUpOrDownAtRandom } from './round-count-by-draw.ts';

const draws = [0, 1, 2, 3, 4];

test.each([
  [0, [0, 0, 0, 0, 0]],
  [1, [0, 0, 0, 0, 5]],
  [4, [0, 5, 5, 5, 5]],
  [5, [5, 5, 5, 5, 5]],
  // 7 becomes 10 in 40 % of draws.
  [7, [5, 5, 5, 10, 10]],
  [25, [25, 25, 25, 25, 25]],
  [99, [95, 100, 100, 100, 100]],
])('%i becomes, by draw, %j', (count, expected) => {
  expect(draws.map((draw) => roundCountUpOrDownAtRandom(count, draw, 5))).toEqual(expected);
});

test('rounding is exact on average, always a multiple of the step and never a step off', () => {
  const steps = fc.constantFrom(5, 20, 40);
  fc.assert(
    fc.property(fc.nat(100_000), steps, (count, step) => {
      const rounded = Array.from({ length: step }, (_, draw) =>
        roundCountUpOrDownAtRandom(count, draw, step),
      );
      expect(rounded.reduce((sum, each) => sum + each, 0) / step).toBe(count);
      for (const each of rounded) {
        expect(each % step).toBe(0);
        expect(Math.abs(each - count)).toBeLessThan(step);
      }
    }),
  );
});

test('ten thousand roundings of a count have that count as their mean', () => {
  for (const count of [1, 3, 7, 12]) {
    const sum = Array.from({ length: 10_000 }, () =>
      roundCountUpOrDownAtRandom(count, randomInt(5), 5),
    ).reduce((all, each) => all + each, 0);
    // Their standard deviation is at most 2.5; five standard errors of the mean are 0.125.
    expect(Math.abs(sum / 10_000 - count)).toBeLessThan(0.125);
  }
});
