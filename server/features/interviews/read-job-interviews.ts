import type { listJobInterviewsEndpoint } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { intervieweeUnlessSealed } from './interviewee-unless-sealed.ts';
import {
  findJobInterviews,
  findInterviewRounds,
} from './sql/find-interviews-rounds-and-time-zone.ts';

/** The calendar of a role, for whoever may see its candidates. */
export async function readJobInterviews(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof listJobInterviewsEndpoint>> {
  const { db, now } = visit;
  const { id } = await loadManagedJob(visit, query);
  const rows = await findJobInterviews(db, id);
  return {
    rounds: await findInterviewRounds(db, { jobId: id, now }),
    interviews: rows.map(({ firstName, lastName, ...row }) => ({
      ...row,
      person: intervieweeUnlessSealed({ firstName, lastName }),
    })),
  };
}
