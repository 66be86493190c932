import { expect, test } from 'vitest';
import { normaliseForSearch } from './fold.ts';

test.each([
  ['Ingénieur  Réseau', 'ingenieur reseau'],
  ['STRAßE', 'straße'],
  ['  Łódź ', 'łodz'],
  ['ﬁtter', 'fitter'],
])('%s folds to %s', (text, normalised) => {
  expect(normaliseForSearch(text)).toBe(normalised);
});
