import type { AdjustmentWish } from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import {
  insertAdjustmentRow,
  type OwnAdjustmentDbRow,
  updateUnansweredAdjustmentRow,
} from './sql/own-adjustments.ts';

type Command = {
  application: { id: number; jobId: number };
  /** What waits for an answer already; it is changed then, and nobody is written to again. */
  open: OwnAdjustmentDbRow | undefined;
  asked: AdjustmentWish;
};

/** Asks for an adjustment, or changes what was asked while nobody has answered. The caller holds the application's lock. */
export async function askForAdjustment(
  { db, now, requestId }: VisitorRequestContext<'candidate'>,
  { application, open, asked }: Command,
): Promise<'asked' | 'newer'> {
  if (open !== undefined)
    return (await updateUnansweredAdjustmentRow(db, {
      ...asked,
      id: open.id,
      version: open.version,
    }))
      ? 'asked'
      : 'newer';
  const id = await insertAdjustmentRow(db, {
    ...asked,
    applicationId: application.id,
    jobId: application.jobId,
    now,
  });
  const kind = 'adjustment-requested';
  await recordDomainEvent(db, {
    kind,
    actorKind: 'candidate',
    actorId: application.id,
    jobId: application.jobId,
    subjectId: application.id,
  });
  // Of the wish, not of the application: the trail leads nobody from one to the other.
  await writeAuditEntry(db, {
    kind,
    actorKind: 'candidate',
    subject: `adjustment ${id}`,
    requestId,
  });
  return 'asked';
}
