import { expect, test } from 'vitest';
import { allowedMemberActions, findMemberState } from './member-state-and-actions.ts';

const colleague = {
  id: 2,
  role: 'MEMBER' as const,
  isDeactivated: false,
  hasEntered: true,
  hasTwoFactor: true,
};
const requested = { adminId: 1, admins: 2 };

test('a person is invited until they have been in, active from then on, and deactivated whatever they were', () => {
  expect(findMemberState({ ...colleague, hasEntered: false })).toBe('invited');
  expect(findMemberState(colleague)).toBe('active');
  expect(findMemberState({ ...colleague, isDeactivated: true })).toBe('deactivated');
  expect(findMemberState({ ...colleague, isDeactivated: true, hasEntered: false })).toBe(
    'deactivated',
  );
});

test('nobody deactivates themselves, and the last admin stays one', () => {
  const self = { ...colleague, id: 1, role: 'ADMIN' as const };
  expect(allowedMemberActions(self, requested)).toMatchObject({
    deactivate: false,
    changeRole: true,
  });
  expect(allowedMemberActions(self, { ...requested, admins: 1 })).toMatchObject({
    changeRole: false,
  });
  expect(allowedMemberActions(colleague, { ...requested, admins: 1 })).toMatchObject({
    changeRole: true,
  });
});

test('an admin who never came is not counted, and nobody resets their own two-factor log-in', () => {
  const invited = { ...colleague, role: 'ADMIN' as const, hasEntered: false };
  expect(allowedMemberActions(invited, { ...requested, admins: 1 })).toMatchObject({
    changeRole: true,
  });
  const resets = (person: typeof colleague) =>
    allowedMemberActions(person, requested).resetTwoFactor;
  expect(resets(colleague)).toBe(true);
  expect(resets({ ...colleague, id: 1 })).toBe(false);
  expect(resets({ ...colleague, hasTwoFactor: false })).toBe(false);
});

test('who was deactivated can only be let in again, who has not been in can be asked again', () => {
  expect(
    Object.values(allowedMemberActions({ ...colleague, isDeactivated: true }, requested)),
  ).toEqual([false, false, true, false, false, false, false]);
  expect(allowedMemberActions({ ...colleague, hasEntered: false }, requested)).toMatchObject({
    resendInvitation: true,
    endSessions: false,
  });
});
