import { expect, test } from 'vitest';
import { estimatePasswordStrength } from './password-strength.ts';

test.each([
  ['', 15, undefined],
  ['fourteen signs', 15, '1 more character'],
  ['ten signs.', 15, '5 more characters'],
  ['ox + elm', 8, 'Long enough, but it repeats itself'],
  ['ox + elms', 8, 'Long enough'],
  ['a sentence of words', 15, 'Long enough'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 15, 'Long enough, but it repeats itself'],
  ['a sentence of several words', 15, 'Good'],
  ['a sentence of several more words', 15, 'Strong'],
  ['🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆', 15, 'Long enough'],
])('%j of at least %i is called %j', (password, least, words) => {
  expect(estimatePasswordStrength(password, least)?.words).toBe(words);
});
