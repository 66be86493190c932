import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { endSessionsInDatabase } from './sql/sessions-and-login-devices.ts';

type Which = { memberId: number; only?: number; keep?: number };

/**
 * Logs a member of the organisation out: everywhere, everywhere but in the session to keep, or in one session only.
 * Whether the caller may, the caller has decided. How many ended.
 */
export async function endOneOrMoreSessionsOfMember(
  { db, requestId }: VisitorRequestContext,
  which: Which,
): Promise<number> {
  const ended = await endSessionsInDatabase(db, which);
  if (ended > 0) {
    await writeAuditEntry(db, {
      kind: which.only === undefined ? 'sessions-ended' : 'session-ended',
      actorKind: 'member',
      subject: `member ${which.memberId}`,
      ...(requestId !== undefined && { requestId }),
      details: { ended },
    });
  }
  return ended;
}
