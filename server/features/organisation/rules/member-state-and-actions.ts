import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import type { OrganisationMember } from '@evenhand/contract/organisation/organisation-members.ts';

type Facts = {
  id: number;
  role: MemberRole;
  isDeactivated: boolean;
  hasEntered: boolean;
  hasTwoFactor: boolean;
};

export function findMemberState({ isDeactivated, hasEntered }: Facts): OrganisationMember['state'] {
  if (isDeactivated) return 'deactivated';
  return hasEntered ? 'active' : 'invited';
}

/** What an admin may do about a person, as the list shows it. `admins`: how many can log in. */
export function allowedMemberActions(
  person: Facts,
  { adminId, admins }: { adminId: number; admins: number },
): OrganisationMember['may'] {
  const isThere = !person.isDeactivated;
  const isOther = person.id !== adminId;
  const isCounted = person.role === 'ADMIN' && isThere && person.hasEntered;
  return {
    changeRole: isThere && (person.role === 'MEMBER' || admins > (isCounted ? 1 : 0)),
    deactivate: isThere && isOther,
    reactivate: person.isDeactivated,
    resendInvitation: isThere && !person.hasEntered,
    requireTwoFactor: isThere,
    endSessions: isThere && person.hasEntered,
    resetTwoFactor: isThere && isOther && person.hasTwoFactor,
  };
}
