import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  resetTwoFactorByAdminInDatabase,
  resetTwoFactorByOperatorInDatabase,
} from './sql/two-factor-reset.ts';

type Command = { memberId: number; reason: string };
/** An operator's id is that of their log-in. */
type By =
  | { kind: 'member'; visit: VisitorRequestContext; id: number }
  | { kind: 'operator'; visit: VisitorRequestContext<'operator'>; id: number };

/**
 * Takes two-factor log-in from somebody who has lost app and codes: they are logged out everywhere, told by mail who did it and
 * why, and set it up anew where it is wanted. Who may do it for whom, the database decides.
 * @throws Refusal not-found, not-allowed, own-two-factor, no-two-factor, operator-two-factor, admin-can
 */
export async function resetTwoFactor(by: By, command: Command): Promise<void> {
  const { resetId, refused } =
    by.kind === 'operator'
      ? await resetTwoFactorByOperatorInDatabase(by.visit.db, command)
      : await resetTwoFactorByAdminInDatabase(by.visit.db, command);
  if (refused !== null) throw new Refusal(refused);
  const { db, requestId } = by.visit;
  await recordDomainEvent(db, {
    kind: 'two-factor-reset',
    actorKind: by.kind === 'operator' ? 'system' : 'member',
    actorId: by.kind === 'operator' ? null : by.id,
    subjectId: resetId,
  });
  await writeAuditEntry(db, {
    kind: 'two-factor-reset',
    actorKind: by.kind,
    subject: `member ${command.memberId}`,
    requestId,
    details: { reset: resetId, ...(by.kind === 'operator' && { operator: by.id }) },
  });
}
