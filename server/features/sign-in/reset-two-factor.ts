import type { Db } from '../../access/enter-door.ts';
import { writeAuditEntry, recordEvent } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { resetTwoFactorByAdmin, resetTwoFactorByOperator } from './sql/two-factor-reset.ts';

type Command = { memberId: number; reason: string; requestId: string };
/** An operator's id is that of their log-in. */
type By =
  | { kind: 'member'; db: Db<'staff'>; id: number }
  | { kind: 'operator'; db: Db<'operator'>; id: number };

/**
 * Takes two-factor log-in from somebody who has lost app and codes: they are logged out everywhere, told by mail who did it and
 * why, and set it up anew where it is wanted. Who may do it for whom, the database decides.
 * @throws Refusal not-found, not-allowed, own-two-factor, no-two-factor, operator-two-factor, admin-can
 */
export async function resetTwoFactor(by: By, { requestId, ...command }: Command): Promise<void> {
  const { resetId, refused } =
    by.kind === 'operator'
      ? await resetTwoFactorByOperator(by.db, command)
      : await resetTwoFactorByAdmin(by.db, command);
  if (refused !== null) throw new Refusal(refused);
  await recordEvent(by.db, {
    kind: 'two-factor-reset',
    actorKind: by.kind === 'operator' ? 'system' : 'member',
    actorId: by.kind === 'operator' ? null : by.id,
    subjectId: resetId,
  });
  await writeAuditEntry(by.db, {
    kind: 'two-factor-reset',
    actorKind: by.kind,
    subject: `member ${command.memberId}`,
    requestId,
    details: { reset: resetId, ...(by.kind === 'operator' && { operator: by.id }) },
  });
}
