import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { loadInterviewRound } from './load-and-change-interview-round.ts';
import {
  type InterviewRoundCapacity,
  countInterviewRoundCapacity,
} from './sql/interview-invitations-and-capacity.ts';

const HOUR_MS = 3_600_000;

/** How many times of a round can be booked from now on, and how many wait for one. */
export async function countInterviewCapacity(
  visit: VisitorRequestContext,
  query: { jobId: number; roundId: number; applicationIds: readonly number[] },
): Promise<InterviewRoundCapacity> {
  const { minutes, noticeHours } = await loadInterviewRound(visit, query);
  return countInterviewRoundCapacity(visit.db, {
    ...query,
    bookableFrom: new Date(visit.now.getTime() + noticeHours * HOUR_MS),
    longMinutes: minutes * 2,
  });
}
