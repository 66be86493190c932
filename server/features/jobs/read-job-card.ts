import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeJobCard } from './make-job-card.ts';
import { findJobCardRow } from './sql/job-cards-phase-counts-teams-and-grades.ts';

/**
 * The card of one role, as the dashboard shows it.
 * @throws Refusal not-found
 */
export async function readJobCard(
  visit: VisitorRequestContext,
  { id }: { id: number },
): Promise<JobSummary> {
  const row = await findJobCardRow(visit.db, visit, id);
  if (row === undefined) throw new Refusal('not-found');
  return makeJobCard(row, visit);
}
