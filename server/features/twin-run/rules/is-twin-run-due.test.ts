import { expect, test } from 'vitest';
import { isTwinRunDue } from './is-twin-run-due.ts';

const run = (begunAt: string, verdict: 'alike' | null = 'alike') => ({
  begunAt: new Date(begunAt),
  verdict,
});

test.each([
  ['there was none yet', [], true],
  ['it was made tonight', [run('2026-03-10T02:01:00Z')], false],
  ['the last is of the night before', [run('2026-03-09T02:01:00Z')], true],
  ['the last is of yesterday at noon, before this night', [run('2026-03-09T12:00:00Z')], true],
  ['one came to no end a moment ago', [run('2026-03-10T07:30:00Z', null)], false],
  ['one came to no end an hour ago', [run('2026-03-10T07:00:00Z', null)], true],
] as const)('%s', (_, runs, isDue) => {
  expect(isTwinRunDue(runs, new Date('2026-03-10T08:00:00Z'))).toBe(isDue);
});

test('before the hour of the night the last night counts', () => {
  const now = new Date('2026-03-10T01:00:00Z');
  expect(isTwinRunDue([run('2026-03-09T02:01:00Z')], now)).toBe(false);
  expect(isTwinRunDue([run('2026-03-09T01:59:00Z')], now)).toBe(true);
});
