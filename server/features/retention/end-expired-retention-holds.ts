import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { endRetentionHoldRowsBefore } from './sql/retention-holds.ts';

/** Notes of each hold once that its end has come; what it held goes in the same night where its time is over. */
export async function endExpiredRetentionHolds(
  db: Db<'system'>,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  for (const { id, jobId } of await endRetentionHoldRowsBefore(db, { today, now }))
    await writeAuditEntry(db, {
      kind: 'retention-hold-ended',
      actorKind: 'system',
      subject: `job ${jobId}`,
      details: { hold: id },
    });
}
