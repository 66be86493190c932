import type { Db } from '../../access/enter-door.ts';
import { writeAuditEntry } from '../../events/record-event.ts';
import { updateQuickApply } from './sql/quick-apply.ts';

/** Lets people register interest in a role, or no longer. The caller has checked the right to. */
export async function setQuickApply(
  db: Db<'staff'>,
  { id, isOn, requestId }: { id: number; isOn: boolean; requestId: string },
): Promise<void> {
  await updateQuickApply(db, id, isOn);
  await writeAuditEntry(db, {
    kind: 'quick-apply-switched',
    actorKind: 'member',
    subject: `job ${id}`,
    requestId,
    details: { on: isOn },
  });
}
