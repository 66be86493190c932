import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { freezeFirstJobPlan, freezeJobPlan } from './freeze-plan.ts';
import { readCanonicalJobPlan } from './read-canonical-plan.ts';
import {
  findJobsWithoutPlanVersions,
  findLastPlanVersion,
  isJobPublished,
} from './sql/plan-versions.ts';

/** Said where reviews of each answer go down with the team. */
export const SMALLER_TEAM_PLAN_CHANGE_REASON = 'The team has fewer people who score.';

type Freezer = Pick<VisitorRequestContext, 'db' | 'now' | 'member'>;
type PlanChange = { jobId: number; reason: string | undefined };

/**
 * Makes a change of a role; where that changes the plan of a published one, the plan becomes its next version, for the
 * reason given.
 * @throws Refusal bad-input where the plan changes and no reason was given
 */
export async function runChangeAndFreezeChangedJobPlan(
  visit: Freezer,
  { jobId, reason }: PlanChange,
  change: () => Promise<void>,
): Promise<void> {
  const { db, now } = visit;
  if (!(await isJobPublished(db, jobId))) return change();
  // What candidates were told so far has to be frozen before it changes.
  if ((await findLastPlanVersion(db, jobId)) === undefined)
    await freezeFirstJobPlan(db, { jobId, now });
  const before = await readCanonicalJobPlan(db, jobId);
  await change();
  const { sha256 } = await readCanonicalJobPlan(db, jobId);
  if (!sha256.equals(before.sha256)) await freezeJobPlan(visit, { jobId, reason });
}

/** The same where somebody leaves the teams of several roles. @param lower gives the ids of the roles that it changes */
export async function runTeamChangeAndFreezeChangedJobPlans(
  visit: Freezer,
  lower: () => Promise<number[]>,
): Promise<void> {
  const { db, now } = visit;
  for (const jobId of await findJobsWithoutPlanVersions(db))
    await freezeFirstJobPlan(db, { jobId, now });
  for (const jobId of await lower())
    await freezeJobPlan(visit, { jobId, reason: SMALLER_TEAM_PLAN_CHANGE_REASON });
}
