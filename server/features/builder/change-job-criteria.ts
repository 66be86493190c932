import type { JobDraftCriterion } from '@evenhand/contract/builder/job-draft-plan.ts';
import type { Visit } from '../../access/visit.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-at-latest-version.ts';
import { raiseJobVersionForQuestions } from '../jobs/raise-job-version-for-questions.ts';
import { setCriteriaOfJob } from '../plan/set-criteria-of-job.ts';

/**
 * Saves what a role looks for, in its order.
 * @throws Refusal not-found, not-allowed, already-published, job-archived, newer-version, bad-input
 */
export async function changeJobCriteria(
  visit: Visit,
  { criteria, ...edit }: EditWithJobIdAndVersion & { criteria: JobDraftCriterion[] },
): Promise<void> {
  await raiseJobVersionForQuestions(visit, edit);
  await setCriteriaOfJob(visit.db, edit.id, criteria);
}
