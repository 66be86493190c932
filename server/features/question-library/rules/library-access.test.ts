import { expect, test } from 'vitest';
import { questionLibraryAccess } from './library-access.ts';

test.each([
  ['ADMIN', false, false, 'edit'],
  ['ADMIN', true, false, 'edit'],
  ['MEMBER', false, false, 'read'],
  ['MEMBER', false, true, 'edit'],
  ['MEMBER', true, false, 'none'],
  ['MEMBER', true, true, 'none'],
] as const)('%s, limited %s, runs roles %s: %s', (role, isLimited, runsJobs, access) => {
  expect(questionLibraryAccess({ role, isLimited, runsJobs })).toBe(access);
});
