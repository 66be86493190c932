import { expect, test } from 'vitest';
import { decisionToDoKey, describeDecisionToDo } from './describe-decision-to-do-and-its-key.ts';

const job = { jobId: 7, jobTitle: 'Baker' };
const round = { roundId: 3, roundName: 'First interview' };

test.for([
  [
    { ...job, kind: 'release', candidates: 2 },
    'Every review of 2 candidates is in. Their names are still sealed.',
    'See the leaderboard: Baker',
  ],
  [
    { ...job, kind: 'decide', candidates: 1 },
    '1 candidate reviewed, and nothing decided yet.',
    'Decide: Baker',
  ],
  [
    { ...job, ...round, kind: 'interviewed', candidates: 1 },
    'First interview: every card of 1 candidate is in, and nothing decided yet.',
    'Compare and decide: Baker, First interview',
  ],
  [
    { ...job, kind: 'empty-panel', interviews: 1 },
    '1 interview to come has nobody left on its panel.',
    'Choose a panel: Baker',
  ],
  [
    { ...job, kind: 'empty-panel', interviews: 2 },
    '2 interviews to come have nobody left on their panels.',
    'Choose a panel: Baker',
  ],
  [
    { ...job, kind: 'feedback-comment', applicationId: 9, ref: 'KX-4711' },
    'A comment for KX-4711 waits for a second pair of eyes.',
    'Read the comment: KX-4711, Baker',
  ],
] as const)('what waits is said as %o', ([task, what, action]) => {
  const words = describeDecisionToDo(task);
  expect([words.what, `${words.action}: ${words.where}`]).toEqual([what, action]);
});

test('two rounds of one role, its reviews and two comments are told apart', () => {
  const keys = [
    { ...job, ...round, kind: 'interviewed', candidates: 1 } as const,
    { ...job, ...round, roundId: 4, kind: 'interviewed', candidates: 1 } as const,
    { ...job, kind: 'decide', candidates: 1 } as const,
    { ...job, kind: 'empty-panel', interviews: 1 } as const,
    { ...job, kind: 'feedback-comment', applicationId: 9, ref: 'KX-4711' } as const,
    { ...job, kind: 'feedback-comment', applicationId: 10, ref: 'AB-12' } as const,
  ].map(decisionToDoKey);
  expect(new Set(keys).size).toBe(6);
});
