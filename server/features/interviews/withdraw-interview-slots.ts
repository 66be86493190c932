import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { recordInterviewSlotsChange } from './record-interview-slots-change.ts';
import { withdrawInterviewSlotRows } from './sql/interview-slot-and-panel-seat-rows.ts';

/**
 * Withdraws times, all or none.
 * @throws Refusal not-found, not-allowed, or conflict when somebody has booked one, or it is gone
 */
export async function withdrawInterviewSlots(
  visit: VisitorRequestContext,
  { jobId, slotIds }: { jobId: number; slotIds: number[] },
): Promise<{ withdrawn: number }> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const asked = [...new Set(slotIds)];
  const withdrawn = await withdrawInterviewSlotRows(db, { jobId: job.id, slotIds: asked, now });
  if (withdrawn.length < asked.length)
    throw new Refusal('conflict', {
      message:
        'One of these times is booked, or gone. Nothing was withdrawn: cancel or move its interview first.',
    });
  await recordInterviewSlotsChange(visit, {
    jobId,
    kind: 'interview-times-withdrawn',
    n: withdrawn.length,
  });
  return { withdrawn: withdrawn.length };
}
