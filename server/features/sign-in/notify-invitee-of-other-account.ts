import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { isMemberOfOwnOrganisation } from './sql/logins-and-password-links.ts';

/**
 * Has an invited person told that their address has an account at another organisation, so that they cannot get in here.
 * The admin who asked is told nothing else than usual. False when there is no such person.
 */
export async function notifyInviteeOfOtherAccount(
  db: Db<'staff'>,
  { memberId, askedBy }: { memberId: number; askedBy: number },
): Promise<boolean> {
  if (!(await isMemberOfOwnOrganisation(db, memberId))) return false;
  await recordDomainEvent(db, {
    kind: 'invited-with-other-account',
    actorKind: 'member',
    actorId: askedBy,
    subjectId: memberId,
  });
  return true;
}
