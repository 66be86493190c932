import { expect, test } from 'vitest';
import { findMatchedCharacters } from './find-matched-characters.ts';

test.for([
  ['celik', 'Ömür Çelikdağ', 'Çelik'],
  ['OMUR dag', 'Ömür Çelikdağ', 'Ömürdağ'],
  ['an', 'Anna Banana', 'An'],
  ['ana', 'Anna Banana', 'anana'],
  ['bo ek', 'Bo Ekström', 'BoEk'],
  ['zebra', 'Bo Ekström', ''],
  ['', 'Bo Ekström', ''],
] as const)('“%s” is found in %s as %s', ([query, text, letters]) => {
  const marks = findMatchedCharacters(query, text);
  expect(Array.from(text, (letter, i) => (marks.includes(i) ? letter : '')).join('')).toBe(letters);
});
