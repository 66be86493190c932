import type { PlanOfApplication } from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { planOfApplication } from './rules/plan-of-application.ts';
import { findOwnPlanVersions } from './sql/public-job-plan-and-own-plan-versions.ts';

/** The plan that the acting candidate began under, and the hash of the current one where it is another. */
export async function readPlanOfOwnApplication(
  db: Db<'candidate'>,
): Promise<{ plan: PlanOfApplication | null; currentSha256: string | null }> {
  const versions = await findOwnPlanVersions(db);
  return {
    plan: planOfApplication(versions),
    currentSha256: versions.findLast(({ isOwn }) => !isOwn)?.sha256 ?? null,
  };
}
