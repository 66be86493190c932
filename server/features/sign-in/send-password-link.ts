import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { voidPasswordLinksInDatabase } from './sql/logins-and-password-links.ts';

const eventOf = { create: 'create-password-asked', reset: 'reset-password-asked' } as const;

/**
 * Has an e-mail written with a link on which a member sets their password. Every link sent before is dead from now on;
 * the new one is derived and registered when the e-mail is written (e-mails.ts), so that its time begins there.
 * Nothing happens for a member without a log-in.
 */
export async function sendPasswordLink(
  db: Db<'staff'> | Db<'public'> | Db<'system'>,
  {
    memberId,
    purpose,
    askedBy = null,
  }: { memberId: number; purpose: 'create' | 'reset'; askedBy?: number | null },
): Promise<void> {
  if (!(await voidPasswordLinksInDatabase(db, memberId))) return;
  await recordDomainEvent(db, {
    kind: eventOf[purpose],
    actorKind: askedBy === null ? 'system' : 'member',
    actorId: askedBy,
    subjectId: memberId,
  });
}
