import { expect, test } from 'vitest';
import { isCandidateTaskPastDue } from './is-candidate-task-past-due.ts';

test.each([
  ['2026-11-27', '2026-11-26', false],
  ['2026-11-27', '2026-11-27', false],
  ['2026-11-27', '2026-11-28', true],
  ['2026-12-31', '2027-01-01', true],
  [null, '2030-01-01', false],
])('until %s, on %s it is late: %s', (dueOn, today, isLate) => {
  expect(isCandidateTaskPastDue(dueOn, today)).toBe(isLate);
});
