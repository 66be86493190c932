import {
  type listInterviewSlotsEndpoint as contract,
  INTERVIEW_SLOTS_PAGE_SIZE,
} from '@evenhand/contract/interviews/interview-slots.ts';
import type { HandlerInputOf, ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { startAndEndOfDayInZone } from '../../time/start-and-end-of-day-in-zone.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { findPageOfInterviewSlots } from './sql/interview-slot-and-panel-seat-rows.ts';

type Query = HandlerInputOf<typeof contract>['query'] & { jobId: number };

export async function listInterviewSlots(
  visit: VisitorRequestContext,
  { jobId, roundId, from, until, withdrawn, page }: Query,
): Promise<ResponseOf<typeof contract>> {
  const { id, zone } = await loadManagedJob(visit, { jobId });
  const found = await findPageOfInterviewSlots(visit.db, {
    jobId: id,
    roundId: roundId ?? null,
    from: from === undefined ? null : startAndEndOfDayInZone(from, zone).from,
    until: until === undefined ? null : startAndEndOfDayInZone(until, zone).until,
    withWithdrawn: withdrawn === 'shown',
    limit: INTERVIEW_SLOTS_PAGE_SIZE,
    offset: (page - 1) * INTERVIEW_SLOTS_PAGE_SIZE,
  });
  return { ...found, page, zone };
}
