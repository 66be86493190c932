import { expect, test } from 'vitest';
import { computeHiringFunnelFromFurthestSteps } from './hiring-funnel.ts';

test.each([
  ['nobody yet', {}, [0, 0, 0, 0, 0], [null, null, null, null, null]],
  ['only begun', { started: 3 }, [3, 0, 0, 0, 0], [null, 100, null, null, null]],
  [
    'some at each step',
    { started: 10, submit: 20, review: 8, interview: 1, hired: 1 },
    [40, 30, 10, 2, 1],
    [null, 25, 67, 80, 50],
  ],
  ['hired straight from review', { review: 3, hired: 1 }, [4, 4, 4, 1, 1], [null, 0, 0, 75, 0]],
])('%s: whoever reached a later step counts in each before it', (_, furthest, totals, dropOffs) => {
  const steps = computeHiringFunnelFromFurthestSteps(furthest);
  expect(steps.map(({ runningTotal }) => runningTotal)).toEqual(totals);
  expect(steps.map(({ dropOff }) => dropOff)).toEqual(dropOffs);
});
