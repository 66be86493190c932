import { expect, test } from 'vitest';
import { jobCardDestination, jobPhaseOf } from './job-phase-and-job-card-destination.ts';

const now = new Date('2026-03-10T12:00:00Z');
const before = new Date('2026-03-10T11:59:59Z');
const after = new Date('2026-03-10T12:00:01Z');

test.each([
  ['DRAFT', null, null, null],
  ['DRAFT', null, before, null],
  ['OPEN', before, null, null],
  ['OPEN', before, after, null],
  ['CLOSED', before, now, null],
  ['CLOSED', before, before, null],
  ['ARCHIVED', before, after, now],
  ['ARCHIVED', null, null, now],
] as const)(
  'is %s when published %o, closing %o, archived %o',
  (phase, publishedAt, closesAt, archivedAt) => {
    expect(jobPhaseOf({ publishedAt, closesAt, archivedAt }, now)).toBe(phase);
  },
);

test.each([
  ['DRAFT', 0, 'draft'],
  ['OPEN', 0, 'live'],
  ['CLOSED', 3, 'live'],
  ['CLOSED', 0, 'analysis'],
  ['ARCHIVED', 3, 'other'],
] as const)('a role that is %s with %i undecided leads to %s', (phase, undecided, path) => {
  expect(jobCardDestination(phase, undecided)).toBe(path);
});
