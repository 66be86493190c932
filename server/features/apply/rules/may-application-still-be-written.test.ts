import { describe, expect, test } from 'vitest';
import { mayApplicationStillBeWritten } from './may-application-still-be-written.ts';
import { publicJobLinkState } from './public-job-link-state.ts';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const job = {
  publishedAt: ago(100_000),
  closesAt: null as Date | null,
  archivedAt: null as Date | null,
};
const DAY = 24 * 60;

describe('whoever has begun', () => {
  test.each([
    ['while the role is open', { ...job, closesAt: ago(-10) }, true],
    ['while it has no end', job, true],
    ['59 minutes after it closed', { ...job, closesAt: ago(59) }, true],
    ['60 minutes after it closed', { ...job, closesAt: ago(60) }, false],
    ['as soon as it is archived', { ...job, closesAt: ago(-10), archivedAt: ago(0) }, false],
  ])('%s', (_, dates, may) => {
    expect(mayApplicationStillBeWritten(dates, now)).toBe(may);
  });
});

describe('a passer-by finds', () => {
  test.each([
    ['the role until it closes', ago(-1), 'open'],
    ['a note once it closed', ago(0), 'closed'],
    ['a note for thirty days', ago(30 * DAY - 1), 'closed'],
    ['nothing after that', ago(30 * DAY), 'gone'],
  ])('%s', (_, closesAt, face) => {
    expect(publicJobLinkState({ ...job, closesAt }, now)).toBe(face);
  });
});
