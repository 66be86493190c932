import type { resendChoosePasswordLinkEndpoint } from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { notifyInviteeOfOtherAccount } from './notify-invitee-of-other-account.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { findLoginOfMember } from './sql/logins-and-password-links.ts';

/** For a colleague who has not got in yet; whoever has a password asks for a new one themselves. */
export async function resendMemberInvitation({
  visit,
  db,
  body,
  visitor,
}: EndpointContext<typeof resendChoosePasswordLinkEndpoint>): Promise<undefined> {
  const login = await findLoginOfMember(db, body.userId);
  if (login?.hasPassword) throw new Refusal('has-password');
  const whom = { memberId: body.userId, askedBy: visitor.actorId };
  if (login !== undefined) await sendPasswordLink(db, { ...whom, purpose: 'create' });
  else if (!(await notifyInviteeOfOtherAccount(db, whom))) throw new Refusal('not-found');
  await writeAuditEntry(db, {
    kind: 'password-link-sent',
    actorKind: 'member',
    subject: `member ${body.userId}`,
    requestId: visit.requestId,
  });
}
