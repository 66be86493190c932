import { expect, test } from 'vitest';
import { loginQuotes } from './login-quotes.ts';

test('there are five quotes, each with somebody invented who says it', () => {
  expect(loginQuotes).toHaveLength(5);
  expect(new Set(loginQuotes.map(({ words }) => words)).size).toBe(5);
  expect(loginQuotes.every(({ speaker }) => /^[A-Z][\w ]+, [A-Z][\w ]+$/.test(speaker))).toBe(true);
});
