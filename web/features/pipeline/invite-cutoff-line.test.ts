import { expect, test } from 'vitest';
import { findInviteCutoffLine } from './invite-cutoff-line.ts';

const row = (
  id: number,
  rank: string | null,
  overall: number | null,
  spread: number | null = 0.1,
) => ({ id, rank, overall, spread });
const rows = [
  row(1, '1', 4.8),
  row(2, '2', 4.4),
  row(3, '3', 4.25),
  row(4, '4–5', 3.9, null),
  row(5, '4–5', 3.9, null),
  row(6, null, null),
];

test.each([
  ['nobody is chosen', 0, null],
  ['more are chosen than were ranked', 6, null],
  ['the next is far below', 1, { above: 1, below: 2, close: null }],
  ['the ranges overlap', 2, { above: 2, below: 3, close: [2, 3] }],
  ['two share the score, without a range', 4, { above: 4, below: 5, close: [4, 5] }],
  ['everybody ranked is invited', 5, { above: 5, below: undefined, close: null }],
])('%s', (_, places, expected) => {
  const line = findInviteCutoffLine(rows, places);
  expect(
    line && {
      above: line.above.id,
      below: line.below?.id,
      close: line.close && [...line.close.ids],
    },
  ).toEqual(expected);
});

test('the gap is the difference of the scores', () => {
  expect(findInviteCutoffLine(rows, 2)?.close?.gap).toBeCloseTo(0.15);
});

test('whoever shares the rank of the last is as close', () => {
  const tied = [row(1, '1–2', 4), row(2, '1–2', 4), row(3, '3', 3.9)];
  expect([...(findInviteCutoffLine(tied, 2)?.close?.ids ?? [])]).toEqual([1, 2, 3]);
});
