import { expect, test } from 'vitest';
import { sortToDos, isToDoOverdue } from './sort-to-dos-and-find-overdue.ts';

test.for([
  ['2026-03-01', '2026-03-02', true],
  ['2026-03-02', '2026-03-02', false],
  ['2026-03-03', '2026-03-02', false],
  ['2025-12-31', '2026-01-01', true],
] as const)('due on %s is overdue on %s: %s', ([dueAt, today, overdue]) => {
  expect(isToDoOverdue(dueAt, today)).toBe(overdue);
});

test('overdue comes first, then the day it is due, then the title; what has no day comes last', () => {
  const tasks = [
    { jobTitle: 'Anchor maker' },
    { jobTitle: 'éclair chef', dueAt: '2026-03-09' },
    { jobTitle: 'Zoo keeper', dueAt: '2026-03-01' },
    { jobTitle: 'Farmer', dueAt: '2026-03-09' },
    { jobTitle: 'apple picker', dueAt: '2026-03-09' },
    { jobTitle: 'Bus driver 10' },
    { jobTitle: 'Bus driver 9' },
  ];
  expect(sortToDos(tasks).map(({ jobTitle }) => jobTitle)).toEqual([
    'Zoo keeper',
    'apple picker',
    'éclair chef',
    'Farmer',
    'Anchor maker',
    'Bus driver 9',
    'Bus driver 10',
  ]);
});
