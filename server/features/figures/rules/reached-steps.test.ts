import { expect, test } from 'vitest';
import { type ApplicationProgress, reachedHiringStepsMask } from './reached-steps.ts';

const nothing: ApplicationProgress = {
  formAnswered: false,
  formShown: true,
  submitted: false,
  dealt: false,
  interviewed: false,
  hired: false,
  rejected: false,
  interested: false,
};

test.each<[string, Partial<ApplicationProgress>, number]>([
  ['invited, or showed nothing yet', {}, 0],
  ['showed interest and has not begun', { interested: true }, 128],
  ['left or skipped the form', { formAnswered: true }, 1],
  ['began where no form is asked', { formShown: false }, 1],
  ['submitted', { formAnswered: true, submitted: true }, 1 + 2],
  ['submitted after quick apply', { submitted: true, interested: true }, 1 + 2 + 128],
  ['was sent to review', { submitted: true, dealt: true }, 1 + 2 + 4 + 8],
  // By hand, past the review.
  ['came to interviews at once', { submitted: true, interviewed: true }, 1 + 2 + 4 + 8 + 16],
  ['was hired at once', { submitted: true, hired: true }, 1 + 2 + 4 + 8 + 16 + 32],
  ['was rejected unread', { submitted: true, rejected: true }, 1 + 2 + 64],
  [
    'was rejected after interviews',
    { submitted: true, dealt: true, interviewed: true, rejected: true },
    31 + 64,
  ],
])('whoever %s has the mask of it', (_, progress, mask) => {
  expect(reachedHiringStepsMask({ ...nothing, ...progress })).toBe(mask);
});

test('no step has more people than the one before, whatever is known', () => {
  const keys = ['formAnswered', 'formShown', 'submitted', 'dealt', 'interviewed', 'hired'] as const;
  for (let n = 0; n < 2 ** keys.length; n += 1) {
    const known = Object.fromEntries(keys.map((key, i) => [key, (n >> i) % 2 === 1]));
    const steps = reachedHiringStepsMask({ ...nothing, ...known }) & 63;
    expect(steps & (steps + 1)).toBe(0);
  }
});
