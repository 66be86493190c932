import { expect, test } from 'vitest';
import { interviewCancellationNotifiedAt } from './interview-cancellation-notified-at.ts';

const now = new Date('2026-11-21T10:00:00Z');
const notifiedAt = (waitHours: number, startsAt: string) =>
  interviewCancellationNotifiedAt({ now, waitHours, startsAt: new Date(startsAt) }).toISOString();

test.each([
  ['at once where nothing waits', 0, '2026-11-25T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['with the rejection', 2, '2026-11-25T10:00:00Z', '2026-11-21T12:00:00.000Z'],
  [
    'a day ahead, if the rejection waits longer',
    72,
    '2026-11-23T09:00:00Z',
    '2026-11-22T09:00:00.000Z',
  ],
  ['at once, if that is no more possible', 2, '2026-11-21T12:00:00Z', '2026-11-21T10:00:00.000Z'],
])('a candidate hears of it %s', (_, waitHours, startsAt, at) => {
  expect(notifiedAt(waitHours, startsAt)).toBe(at);
});
