import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Ingénieur  Réseau', 'ingenieur reseau'],
  ['STRAßE', 'straße'],
  ['  Łódź ', 'łodz'],
  ['ﬁtter', 'fitter'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
