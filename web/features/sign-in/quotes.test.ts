import { expect, test } from 'vitest';
import { quotes } from './quotes.ts';

test('there are five quotes, each with somebody invented who says it', () => {
  expect(quotes).toHaveLength(5);
  expect(new Set(quotes.map(({ words }) => words)).size).toBe(5);
  expect(quotes.every(({ speaker }) => /^[A-Z][\w ]+, [A-Z][\w ]+$/.test(speaker))).toBe(true);
});
