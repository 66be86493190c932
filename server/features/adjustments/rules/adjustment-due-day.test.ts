import { expect, test } from 'vitest';
import { adjustmentDueDay } from './adjustment-due-day.ts';

test.each([
  ['2026-11-23', '2026-11-26', 'Monday to Thursday'],
  ['2026-11-25', '2026-11-30', 'over a weekend'],
  ['2026-11-27', '2026-12-02', 'Friday to Wednesday'],
  ['2026-11-28', '2026-12-02', 'asked on a Saturday'],
  ['2026-11-29', '2026-12-02', 'asked on a Sunday'],
  ['2028-02-28', '2028-03-02', 'over 29 February'],
])('asked on %s, answered by %s: %s', (askedOn, dueOn) => {
  expect(adjustmentDueDay(askedOn)).toBe(dueOn);
});
