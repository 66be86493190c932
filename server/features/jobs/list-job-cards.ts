import type { JobListQuery, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { makeJobCard } from './make-job-card.ts';
import { countPagesOfJobList } from './rules/page-size-and-page-count-of-job-list.ts';
import { findJobCardRows } from './sql/job-cards-phase-counts-teams-and-grades.ts';

/** One page of the roles that a member sees. */
export async function listJobCards(
  visit: VisitorRequestContext,
  query: JobListQuery,
): Promise<ResponseOf<typeof listJobsEndpoint>> {
  const { rows, total } = await findJobCardRows(visit.db, visit, query);
  return {
    jobs: rows.map((row) => makeJobCard(row, visit)),
    total,
    pages: countPagesOfJobList(total),
  };
}
