import { expect, test } from 'vitest';
import { formatDayWithWeekday } from './due-day-words.ts';

test('a day is named as it is spoken', () => {
  expect(formatDayWithWeekday('2026-03-09')).toBe('Monday 9 March');
});
