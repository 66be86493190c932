import type { JobDraftCriterion } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { setCriteriaOfJob } from '../job-plan/set-criteria-of-job.ts';
import { type JobPlanEdit, changeJobPlan } from './change-plan-of-job.ts';
import { findForbiddenCriterionChanges } from './rules/forbidden-plan-changes.ts';

/**
 * Saves what a role looks for, in its order.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input
 */
export async function changeJobCriteria(
  visit: VisitorRequestContext,
  { criteria, ...edit }: JobPlanEdit & { criteria: JobDraftCriterion[] },
): Promise<void> {
  await changeJobPlan(visit, edit, {
    findFixed: (before) =>
      findForbiddenCriterionChanges({ before: before.criteria, after: criteria }),
    change: async () => setCriteriaOfJob(visit.db, edit.id, criteria),
  });
}
