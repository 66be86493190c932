import { expect, test } from 'vitest';
import { mayEditJob } from './may-edit-job.ts';

const team = [
  { id: 1, role: 'admin' },
  { id: 2, role: 'reviewer' },
  { id: 3, role: 'observer' },
] as const;

test.each([
  ['an admin of the organisation', { actorId: 9, role: 'ADMIN' }, true],
  ['whoever runs the role', { actorId: 1, role: 'MEMBER' }, true],
  ['a reviewer', { actorId: 2, role: 'MEMBER' }, false],
  ['an observer', { actorId: 3, role: 'MEMBER' }, false],
  ['somebody else', { actorId: 9, role: 'MEMBER' }, false],
] as const)('%s may edit: %s', (_, member, may) => {
  expect(mayEditJob(member, [...team])).toBe(may);
});
