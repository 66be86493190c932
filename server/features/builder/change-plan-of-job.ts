import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-to-edit-if-version-is-latest.ts';
import { raiseJobVersionForPlanChange } from '../jobs/raise-job-version-for-plan.ts';
import { runPlanChangeAndUpdateScores } from '../pipeline/run-plan-change-and-update-scores.ts';
import { runChangeAndFreezeChangedJobPlan } from '../job-plan/run-change-and-freeze-changed-job-plan.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { findNewPlanProblem } from './rules/new-plan-problem.ts';
import {
  type JobDraftPlanDbRow,
  findJobDraftPlan,
} from './sql/find-job-draft-plan-and-count-criteria.ts';

export type JobPlanEdit = EditWithJobIdAndVersion & {
  /** Why the plan of a published role changes. */
  reason?: string | undefined;
};

type PlanChange = {
  /** By their paths, the fields of a published role's plan that would change and may not, with a sentence each. */
  findFixed: (before: JobDraftPlanDbRow) => Record<string, string>;
  change: (before: JobDraftPlanDbRow, isPublished: boolean) => Promise<void>;
};

/**
 * Changes part of a role's plan under the version its author saw. Once it is published, what candidates rely on stays, and what
 * else changes makes the next version of the plan, and where it weighs otherwise, a new scoring version; never one that could
 * not have been published.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input
 */
export async function changeJobPlan(
  visit: VisitorRequestContext,
  { reason, ...edit }: JobPlanEdit,
  { findFixed, change }: PlanChange,
): Promise<void> {
  await runPlanChangeAndUpdateScores(visit, edit.id, () =>
    runChangeAndFreezeChangedJobPlan(visit, { jobId: edit.id, reason }, async () => {
      const { isPublished } = await raiseJobVersionForPlanChange(visit, edit);
      const before = await findJobDraftPlan(visit.db, edit.id);
      const fields = isPublished ? findFixed(before) : {};
      const [message] = Object.values(fields);
      if (message !== undefined) throw new Refusal('bad-input', { message, fields });
      if (isPublished) await changePublishedPlan(visit, edit.id, () => change(before, true));
      else await change(before, false);
    }),
  );
}

/** Drafts may be unfinished. What candidates go through is never changed into what could not have been published. */
async function changePublishedPlan(
  visit: VisitorRequestContext,
  id: number,
  change: () => Promise<void>,
): Promise<void> {
  const before = await loadJobDraft(visit, { id });
  await change();
  const after = await loadJobDraft(visit, { id });
  const problem = findNewPlanProblem(before.problems, after.problems);
  if (problem !== undefined) throw new Refusal('bad-input', { message: problem.message });
}
