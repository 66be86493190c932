import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test('a day is named as it is spoken', () => {
  expect(dayWords('2026-03-09')).toBe('Monday 9 March');
});
