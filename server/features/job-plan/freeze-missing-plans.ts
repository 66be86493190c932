import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { freezeFirstJobPlan } from './freeze-plan.ts';
import {
  findJobsWithoutPlanVersions,
  findOrganisationsWithoutPlanVersions,
} from './sql/plan-versions.ts';

/** Freezes version 1 of roles that were published before plans were frozen, as their plan is by now. */
export async function freezeMissingJobPlans(services: Services): Promise<void> {
  const orgs = await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithoutPlanVersions,
  );
  for (const orgId of orgs) {
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        for (const jobId of await findJobsWithoutPlanVersions(db))
          await freezeFirstJobPlan(db, { jobId, now: services.now() });
      },
    );
  }
}
