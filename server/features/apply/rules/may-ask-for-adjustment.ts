import type { CandidateApplicationStatus } from '@evenhand/contract/apply/candidate-application-status-type.ts';

/** Whether anything is left of an application that could be adjusted, as far as its candidate knows. */
export function mayAskForAdjustment(
  status: CandidateApplicationStatus,
  job: { archivedAt: Date | null },
): boolean {
  const isOver = status === 'withdrawn' || status === 'not-chosen' || status === 'hired';
  return !isOver && job.archivedAt === null;
}
