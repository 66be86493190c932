import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import type { AuthenticatedMember } from '../../access/authenticate-member.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { may } from '../../access/may.ts';
import { readOrganisation } from './read-organisation.ts';
import { memberPhotoUrlPath } from './rules/photo-and-logo-url-paths-and-file-name-parsing.ts';
import { findCurrentUser } from './sql/current-user.ts';

/** Who is logged in, with their organisation and what they may do. */
export async function readCurrentUser(
  { db, now }: VisitorRequestContext,
  member: AuthenticatedMember,
): Promise<CurrentUser> {
  const { photoVersion, shortcuts, ...person } = await findCurrentUser(db, member.actorId);
  const isAdmin = may.admin.allows(member);
  return {
    ...person,
    email: member.email,
    photo: memberPhotoUrlPath(person.id, photoVersion),
    OrgId: member.orgId,
    Org: await readOrganisation(db, now),
    inImpersonatedAccount: member.impersonationId !== null,
    prefs: { shortcuts },
    may: {
      startJobs: isAdmin,
      operate: member.isOperator,
      changeOrganisation: isAdmin,
      managePeople: isAdmin,
    },
  };
}
