import { expect, test } from 'vitest';
import { testSubmitProblems } from './candidate-test-submit-problems.ts';

test('an application waits for every test, whether it was not begun or not handed in', () => {
  const tests = [
    { name: 'Numbers', state: 'done' },
    { name: 'Parcels', state: 'running' },
    { name: 'Rules', state: 'not-begun' },
  ] as const;
  expect(testSubmitProblems(tests)).toEqual({
    'test-2': 'Hand in the test “Parcels”.',
    'test-3': 'Take the test “Rules”.',
  });
  expect(testSubmitProblems([])).toEqual({});
});
