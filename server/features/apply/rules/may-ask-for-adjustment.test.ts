import { expect, test } from 'vitest';
import { mayAskForAdjustment } from './may-ask-for-adjustment.ts';

test.each([
  ['submitted', true],
  ['in-review', true],
  ['interviews', true],
  // They may ask for more time to send it in.
  ['closed-unsent', true],
  ['hired', false],
  ['not-chosen', false],
  ['withdrawn', false],
] as const)('%s: %s', (status, may) => {
  expect(mayAskForAdjustment(status, { archivedAt: null })).toBe(may);
  expect(mayAskForAdjustment(status, { archivedAt: new Date() })).toBe(false);
});
