import { expect, test } from 'vitest';
import { truncateText } from './truncate-text.ts';

test.each([
  ['Panel', 'Panel'],
  ['Final interview here', 'Final interview here'],
  ['Final interview heres', 'Final interview here…'],
  ['Final interview with the board', 'Final interview with…'],
  ['👩‍🔧'.repeat(2) + 'a'.repeat(20), '👩‍🔧👩‍🔧' + 'a'.repeat(14) + '…'],
])('%s is shown as %s where twenty characters are', (text, shown) => {
  expect(truncateText(text, 20)).toBe(shown);
});
