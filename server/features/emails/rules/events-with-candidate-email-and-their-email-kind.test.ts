import { expect, test } from 'vitest';
import { chooseCandidateEmailKind } from './events-with-candidate-email-and-their-email-kind.ts';

test.each([
  ['application-begun', 'started', true, 'application-start'],
  ['application-begun', 'submitted', true, 'application-link'],
  ['link-asked', 'started', true, 'application-start'],
  ['link-asked', 'started', false, 'application-link'],
  ['link-asked', 'rejected', true, 'application-link'],
  ['link-asked', 'erased', true, null],
  ['application-submitted', 'submitted', true, 'application-confirm'],
  ['application-submitted', 'in_review', false, 'application-confirm'],
  ['application-submitted', 'withdrawn', true, null],
  ['application-rejected', 'rejected', false, 'applicant-rejection'],
  ['application-rejected', 'in_review', false, null],
  ['application-cut-off', 'started', false, 'role-closed'],
  ['application-cut-off', 'started', true, null],
  ['application-cut-off', 'submitted', false, null],
  ['application-cut-off', 'withdrawn', false, null],
  ['application-hired', 'hired', false, null],
  ['application-mailed', 'submitted', true, 'other'],
  ['application-mailed', 'in_review', false, 'other'],
  ['application-mailed', 'rejected', false, 'other'],
  ['application-mailed', 'withdrawn', true, null],
  ['application-mailed', 'started', true, null],
  ['application-mailed', 'erased', true, null],
] as const)('%s of one who is %s (open: %s) calls for %s', (event, state, isOpen, kind) => {
  expect(chooseCandidateEmailKind(event, { state, isOpen })).toBe(kind);
});
