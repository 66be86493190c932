import { expect, test } from 'vitest';
import { mayDoTo, stateOf } from './person-state.ts';

const colleague = {
  id: 2,
  role: 'MEMBER' as const,
  isDeactivated: false,
  hasEntered: true,
  hasTwoFactor: true,
};
const asked = { adminId: 1, admins: 2 };

test('a person is invited until they have been in, active from then on, and deactivated whatever they were', () => {
  expect(stateOf({ ...colleague, hasEntered: false })).toBe('invited');
  expect(stateOf(colleague)).toBe('active');
  expect(stateOf({ ...colleague, isDeactivated: true })).toBe('deactivated');
  expect(stateOf({ ...colleague, isDeactivated: true, hasEntered: false })).toBe('deactivated');
});

test('nobody deactivates themselves, and the last admin stays one', () => {
  const self = { ...colleague, id: 1, role: 'ADMIN' as const };
  expect(mayDoTo(self, asked)).toMatchObject({ deactivate: false, changeRole: true });
  expect(mayDoTo(self, { ...asked, admins: 1 })).toMatchObject({ changeRole: false });
  expect(mayDoTo(colleague, { ...asked, admins: 1 })).toMatchObject({ changeRole: true });
});

test('an admin who never came is not counted, and nobody resets their own two-factor log-in', () => {
  const invited = { ...colleague, role: 'ADMIN' as const, hasEntered: false };
  expect(mayDoTo(invited, { ...asked, admins: 1 })).toMatchObject({ changeRole: true });
  const resets = (person: typeof colleague) => mayDoTo(person, asked).resetTwoFactor;
  expect(resets(colleague)).toBe(true);
  expect(resets({ ...colleague, id: 1 })).toBe(false);
  expect(resets({ ...colleague, hasTwoFactor: false })).toBe(false);
});

test('who was deactivated can only be let in again, who has not been in can be asked again', () => {
  expect(Object.values(mayDoTo({ ...colleague, isDeactivated: true }, asked))).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(mayDoTo({ ...colleague, hasEntered: false }, asked)).toMatchObject({
    resendInvitation: true,
    endSessions: false,
  });
});
