import type { OrgMember } from '@evenhand/contract/people.ts';

type Facts = {
  id: number;
  role: 'ADMIN' | 'MEMBER';
  isDeactivated: boolean;
  hasEntered: boolean;
};

export function stateOf({ isDeactivated, hasEntered }: Facts): OrgMember['state'] {
  if (isDeactivated) return 'deactivated';
  return hasEntered ? 'active' : 'invited';
}

/** What an admin may do about a person, as the list shows it. `admins`: how many active ones there are. */
export function mayDoTo(
  person: Facts,
  { adminId, admins }: { adminId: number; admins: number },
): OrgMember['may'] {
  const isThere = !person.isDeactivated;
  const isOther = person.id !== adminId;
  return {
    changeRole: isThere && (person.role === 'MEMBER' || admins > 1),
    deactivate: isThere && isOther,
    reactivate: person.isDeactivated,
    resendInvitation: isThere && !person.hasEntered,
    requireTwoFactor: isThere,
    endSessions: isThere && person.hasEntered,
  };
}
