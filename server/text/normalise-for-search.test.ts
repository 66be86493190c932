import { expect, test } from 'vitest';
import { normaliseForSearch } from './normalise-for-search.ts';

test.each([
  ['Ingénieur  Réseau', 'ingenieur reseau'],
  ['STRAßE', 'straße'],
  ['  Łódź ', 'łodz'],
  ['ﬁtter', 'fitter'],
])('%s folds to %s', (text, normalised) => {
  expect(normaliseForSearch(text)).toBe(normalised);
});
