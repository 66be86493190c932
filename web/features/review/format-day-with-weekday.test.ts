import { expect, test } from 'vitest';
import { formatDayWithWeekday } from './format-day-with-weekday.ts';

test('a day is named as it is spoken', () => {
  expect(formatDayWithWeekday('2026-03-09')).toBe('Monday 9 March');
});
