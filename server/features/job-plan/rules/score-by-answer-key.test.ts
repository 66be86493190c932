import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { scoreByAnswerKey } from './score-by-answer-key.ts';

const oneOf = items['one-of'];
const manyOf = items['many-of'];
type Case = [
  string,
  Parameters<typeof scoreByAnswerKey>[0],
  Record<string, number>,
  Parameters<typeof scoreByAnswerKey>[2],
  number,
];

test.each<Case>([
  ['the right one', oneOf, { red: 2 }, 'red', 1],
  ['a wrong one', oneOf, { red: 2 }, 'blue', 0],
  ['half right', oneOf, { red: 2, green: 1 }, 'green', 0.5],
  ['no answer', oneOf, { red: 2 }, null, 0],
  ['an option that is gone', oneOf, { red: 2, black: 2 }, 'black', 0],
  ['a name of every object', oneOf, { red: 2 }, 'constructor', 0],
  [
    'an option called as every object has one',
    { ...oneOf, options: [{ key: 'constructor', words: 'A' }, ...oneOf.options] },
    { red: 1 },
    'constructor',
    0,
  ],
  ['no points at all', oneOf, {}, 'red', 0],
  ['all the right ones', manyOf, { red: 1, blue: 1 }, ['red', 'blue'], 1],
  ['one of the right ones', manyOf, { red: 1, blue: 3 }, ['red'], 0.25],
  ['a wrong one takes nothing off', manyOf, { red: 1, blue: 1 }, ['red', 'green'], 0.5],
  ['nothing chosen', manyOf, { red: 1 }, [], 0],
  ['one option twice', manyOf, { red: 1, blue: 1 }, ['red', 'red'], 0.5],
  ['as many as may be', { ...manyOf, most: 1 }, { red: 1, blue: 3 }, ['blue'], 1],
  ['the lesser of as many', { ...manyOf, most: 1 }, { red: 1, blue: 4 }, ['red'], 0.25],
  ['more than may be now', { ...manyOf, most: 1 }, { red: 1, blue: 1 }, ['red', 'blue'], 1],
])('%s', (_, item, points, answer, share) => {
  expect(scoreByAnswerKey(item, { points }, answer)).toBe(share);
});

const option = fc.constantFrom('red', 'green', 'blue', 'black');
const points = fc.dictionary(option, fc.integer({ min: 0, max: 100 }));
const most = fc.constantFrom(null, 1, 2, 3);

test('it lies between 0 and 1, and choosing another option never costs', () => {
  fc.assert(
    fc.property(points, most, fc.array(option), option, (worth, limit, chosen, other) => {
      const item = { ...manyOf, most: limit };
      const share = scoreByAnswerKey(item, { points: worth }, chosen);
      const more = scoreByAnswerKey(item, { points: worth }, [...chosen, other]);
      return share >= 0 && share <= more && more <= 1;
    }),
  );
});

test('a corrected key marks an old answer as it marks a new one: nothing is left of the old key', () => {
  fc.assert(
    fc.property(points, points, option, (old, corrected, chosen) => {
      scoreByAnswerKey(oneOf, { points: old }, chosen);
      const marked = scoreByAnswerKey(oneOf, { points: corrected }, chosen);
      const best = Math.max(...['red', 'green', 'blue'].map((key) => corrected[key] ?? 0));
      const own = chosen === 'black' ? 0 : (corrected[chosen] ?? 0);
      expect(marked).toBe(best === 0 ? 0 : own / best);
    }),
  );
});
