import { expect, test } from 'vitest';
import { jobTeamMembersProblem } from './job-team-members-problem.ts';

const admin = { actorId: 9, role: 'ADMIN' } as const;
const running = { actorId: 1, role: 'MEMBER' } as const;
const one = { id: 1, role: 'admin' } as const;
const two = { id: 2, role: 'reviewer' } as const;

test.each([
  ['a person who runs it, and a reviewer', [one, two], admin, null],
  ['nobody', [], admin, 'Choose at least one person who runs this role.'],
  ['nobody who runs it', [two], admin, 'Choose at least one person who runs this role.'],
  [
    'one person twice',
    [one, { ...one, role: 'observer' as const }],
    admin,
    'Give each person one part only.',
  ],
  ['whoever runs it stays', [one, two], running, null],
  [
    'whoever runs it hands it over',
    [{ id: 2, role: 'admin' as const }],
    running,
    'You run this role. Ask another person who runs it to change your own part.',
  ],
])('%s', (_, team, member, problem) => {
  expect(jobTeamMembersProblem([...team], member)).toBe(problem);
});
