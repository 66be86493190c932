import { expect, test } from 'vitest';
import { mayDoToMember, memberState } from './member-state-and-actions.ts';

const colleague = {
  id: 2,
  role: 'MEMBER' as const,
  isDeactivated: false,
  hasEntered: true,
  hasTwoFactor: true,
};
const requested = { adminId: 1, admins: 2 };

test('a person is invited until they have been in, active from then on, and deactivated whatever they were', () => {
  expect(memberState({ ...colleague, hasEntered: false })).toBe('invited');
  expect(memberState(colleague)).toBe('active');
  expect(memberState({ ...colleague, isDeactivated: true })).toBe('deactivated');
  expect(memberState({ ...colleague, isDeactivated: true, hasEntered: false })).toBe('deactivated');
});

test('nobody deactivates themselves, and the last admin stays one', () => {
  const self = { ...colleague, id: 1, role: 'ADMIN' as const };
  expect(mayDoToMember(self, requested)).toMatchObject({ deactivate: false, changeRole: true });
  expect(mayDoToMember(self, { ...requested, admins: 1 })).toMatchObject({ changeRole: false });
  expect(mayDoToMember(colleague, { ...requested, admins: 1 })).toMatchObject({ changeRole: true });
});

test('an admin who never came is not counted, and nobody resets their own two-factor log-in', () => {
  const invited = { ...colleague, role: 'ADMIN' as const, hasEntered: false };
  expect(mayDoToMember(invited, { ...requested, admins: 1 })).toMatchObject({ changeRole: true });
  const resets = (person: typeof colleague) => mayDoToMember(person, requested).resetTwoFactor;
  expect(resets(colleague)).toBe(true);
  expect(resets({ ...colleague, id: 1 })).toBe(false);
  expect(resets({ ...colleague, hasTwoFactor: false })).toBe(false);
});

test('who was deactivated can only be let in again, who has not been in can be asked again', () => {
  expect(Object.values(mayDoToMember({ ...colleague, isDeactivated: true }, requested))).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(mayDoToMember({ ...colleague, hasEntered: false }, requested)).toMatchObject({
    resendInvitation: true,
    endSessions: false,
  });
});
