import { expect, test } from 'vitest';
import {
  type HireStatusAnswer,
  waitingSinceFromHireStatusAnswer,
} from './hire-waiting-since-and-reminder-cutoff.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-21T11:59:58Z');
const ahead = new Date('2026-11-21T12:03:00Z');

test.each<[string, HireStatusAnswer, Date | null]>([
  ['hired', { status: 'hired', statusWaitingAt: before }, null],
  ['not hired', { status: 'notHired', statusWaitingAt: before }, null],
  ['waiting, as told', { status: 'waiting', statusWaitingAt: before }, before],
  ['waiting, by a clock that is fast', { status: 'waiting', statusWaitingAt: ahead }, now],
  ['waiting, without a time', { status: 'waiting' }, now],
  ['waiting, with no time on purpose', { status: 'waiting', statusWaitingAt: null }, now],
])('since when a role waits: %s', (_, said, since) => {
  expect(waitingSinceFromHireStatusAnswer(said, now)).toEqual(since);
});
