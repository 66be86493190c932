import { expect, test } from 'vitest';
import { adjustmentAnswerProblem } from './adjustment-answer-problem.ts';

const now = new Date('2026-11-23T12:00:00Z');
const tomorrow = new Date('2026-11-25T00:00:00Z');

test.each([
  ['agreed', 2, null, null],
  ['agreed', 1, tomorrow, null],
  ['partly', 1.25, tomorrow, null],
  ['declined', 1, null, null],
  ['declined', 1.5, null, 'Where more time is agreed'],
  ['declined', 1, tomorrow, 'Where more time is agreed'],
  ['agreed', 1, now, 'Choose a day that is not over yet.'],
  ['agreed', 1, new Date('2026-11-01T00:00:00Z'), 'Choose a day that is not over yet.'],
  ['agreed', 1, new Date('2027-11-24T12:00:00Z'), null],
  ['agreed', 1, new Date('2027-11-24T12:00:01Z'), 'Choose a day within the next year.'],
] as const)('%s, × %d, until %s: %s', (outcome, timeFactor, maySendUntil, problem) => {
  const found = adjustmentAnswerProblem({ outcome, timeFactor, maySendUntil }, now);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
