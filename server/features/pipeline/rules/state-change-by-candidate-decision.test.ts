import { expect, test } from 'vitest';
import { findWhetherDecisionChangesState } from './state-change-by-candidate-decision.ts';

test.each([
  ['interviews-tasks', 'submitted', 'decided'],
  ['interviews-tasks', 'in_review', 'decided'],
  ['interviews-tasks', 'interviews_tasks', 'unchanged'],
  ['interviews-tasks', 'rejected', 'impossible'],
  ['interviews-tasks', 'hired', 'impossible'],
  ['interviews-tasks', 'started', 'impossible'],
  ['reject', 'submitted', 'decided'],
  ['reject', 'in_review', 'decided'],
  ['reject', 'interviews_tasks', 'decided'],
  ['reject', 'rejected', 'unchanged'],
  ['reject', 'hired', 'impossible'],
  ['reject', 'withdrawn', 'impossible'],
  ['reject', 'erased', 'impossible'],
  ['hire', 'submitted', 'decided'],
  ['hire', 'in_review', 'decided'],
  ['hire', 'interviews_tasks', 'decided'],
  ['hire', 'hired', 'unchanged'],
  ['hire', 'quick_applied', 'impossible'],
  ['hire', 'withdrawn', 'impossible'],
] as const)('to %s a candidate who is %s: %s', (decision, state, outcome) => {
  expect(findWhetherDecisionChangesState(decision, state)).toBe(outcome);
});
