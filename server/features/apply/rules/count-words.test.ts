import { expect, test } from 'vitest';
import { countWords } from '@evenhand/contract/count-words.ts';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['One', 1],
  ["I don't know, really.", 4],
  ['a well-known rule – and another', 5],
  ['12.5 kg', 3],
  ['naïve façade', 2],
  ['…!?', 0],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
