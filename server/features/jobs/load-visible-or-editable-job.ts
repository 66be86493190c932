import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayEditJob } from './rules/may-edit-job.ts';
import {
  findJobCardRow,
  type JobCardDbRow,
} from './sql/job-cards-phase-counts-teams-and-grades.ts';

/** What somebody does to a whole role. */
export type CommandWithJobId = { id: number };

/** @throws Refusal not-found for whoever may not see it */
export async function loadVisibleJob(
  visit: VisitorRequestContext,
  { id }: CommandWithJobId,
): Promise<JobCardDbRow> {
  const job = await findJobCardRow(visit.db, visit, id);
  if (job === undefined) throw new Refusal('not-found');
  return job;
}

/** @throws Refusal not-found, not-allowed for whoever may only look */
export async function loadEditableJob(
  visit: VisitorRequestContext,
  command: CommandWithJobId,
): Promise<JobCardDbRow> {
  const job = await loadVisibleJob(visit, command);
  if (!mayEditJob(visit.member, job.members)) throw new Refusal('not-allowed');
  return job;
}
