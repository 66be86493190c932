import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { inviteMemberOrPromoteToAdminEndpoint } from '@evenhand/contract/organisation/organisation-members.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { sendPasswordLink } from '../sign-in/send-password-link.ts';
import { addMemberWithLoginAccount } from './add-member-with-login-account.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import { setMemberRole } from './set-member-role.ts';
import { findMember, lockMemberRoles } from './sql/members.ts';
import { notifyInviteeOfOtherAccount } from '../sign-in/notify-invitee-of-other-account.ts';

type Query = EndpointContext<typeof inviteMemberOrPromoteToAdminEndpoint>;

/**
 * Invites somebody by e-mail, or makes a colleague an admin.
 * @throws Refusal already-member, deactivated-member, bad-input
 */
export async function inviteOrPromoteMember(
  context: Query,
): Promise<ResponseOf<typeof inviteMemberOrPromoteToAdminEndpoint>> {
  const { visit, db, params, body, visitor } = context;
  refuseOtherOrganisation(params.orgId, visitor);
  await lockMemberRoles(db);
  const known = await findMember(db, { email: body.email });
  if (known === undefined) return { id: await inviteMember(context), outcome: 'invited' };
  if (known.deactivatedAt !== null) throw new Refusal('deactivated-member');
  if (body.role === 'MEMBER' || known.role === 'ADMIN') throw new Refusal('already-member');
  await setMemberRole(visit, { memberId: known.id, role: 'ADMIN' });
  return { id: known.id, outcome: 'promoted' };
}

async function inviteMember({ visit, db, body, visitor, services }: Query): Promise<number> {
  const { email, firstName, lastName, jobTitle = null, role } = body;
  if (firstName === undefined || lastName === undefined) {
    throw new Refusal('bad-input', {
      fields: {
        ...(firstName === undefined && { firstName: 'Fill in the first name.' }),
        ...(lastName === undefined && { lastName: 'Fill in the last name.' }),
      },
    });
  }
  const { actorId } = visitor;
  const person = { email, firstName, lastName, jobTitle, role, addedBy: actorId };
  const { memberId, login } = await addMemberWithLoginAccount({ db, services }, person);
  if (login === 'created')
    await sendPasswordLink(db, { memberId, purpose: 'create', askedBy: actorId });
  // To the admin it looks the same: who has an account elsewhere is nobody's business but their own.
  else await notifyInviteeOfOtherAccount(db, { memberId, askedBy: actorId });
  await writeAuditEntry(db, {
    kind: 'member-invited',
    actorKind: 'member',
    subject: `member ${memberId}`,
    requestId: visit.requestId,
    details: { role },
  });
  return memberId;
}
