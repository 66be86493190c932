import { expect, test } from 'vitest';
import { hireDayProblem } from './hire-day-problem.ts';

const today = '2026-11-21';

test.each([
  ['today', '2026-11-21', ['2026-11-01'], null],
  ['the day they applied', '2026-11-01', ['2026-11-01'], null],
  ['tomorrow', '2026-11-22', [], 'Choose today or a day that has been.'],
  ['before they applied', '2026-10-31', ['2026-11-01'], 'They applied after this day.'],
  [
    'before one of them applied',
    '2026-11-05',
    ['2026-11-01', '2026-11-09'],
    'Some of them applied after this day.',
  ],
  ['somebody who never applied here', '2020-01-01', [], null],
])('a day of hire: %s', (_, hiredOn, submittedOn, problem) => {
  const found = hireDayProblem(hiredOn, { today, submittedOn });
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
