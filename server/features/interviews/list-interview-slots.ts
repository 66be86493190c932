import {
  type listInterviewSlots as contract,
  SLOT_PAGE_SIZE,
} from '@evenhand/contract/interviews/interview-slots.ts';
import type { HandlerInputOf, ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Visit } from '../../access/visit.ts';
import { dayBounds } from '../../time/day-bounds.ts';
import { loadManagedJob } from '../jobs/load-managed-job.ts';
import { findSlots } from './sql/slots.ts';

type Query = HandlerInputOf<typeof contract>['query'] & { jobId: number };

export async function listInterviewSlots(
  visit: Visit,
  { jobId, roundId, from, until, withdrawn, page }: Query,
): Promise<ResponseOf<typeof contract>> {
  const { id, zone } = await loadManagedJob(visit, { jobId });
  const found = await findSlots(visit.db, {
    jobId: id,
    roundId: roundId ?? null,
    from: from === undefined ? null : dayBounds(from, zone).from,
    until: until === undefined ? null : dayBounds(until, zone).until,
    withWithdrawn: withdrawn === 'shown',
    limit: SLOT_PAGE_SIZE,
    offset: (page - 1) * SLOT_PAGE_SIZE,
  });
  return { ...found, page, zone };
}
