import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { updateRegisterInterestSwitchOfJobRow } from './sql/update-register-interest-switch-of-job.ts';

/** Lets people register interest in a role, or no longer. The caller has checked the right to. */
export async function setRegisterInterestSwitchOfJob(
  { db, requestId }: VisitorRequestContext,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<void> {
  await updateRegisterInterestSwitchOfJobRow(db, id, isOn);
  await writeAuditEntry(db, {
    kind: 'quick-apply-switched',
    actorKind: 'member',
    subject: `job ${id}`,
    requestId,
    details: { on: isOn },
  });
}
