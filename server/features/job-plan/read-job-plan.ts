import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findJobPlanEndpoint } from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { describeJobPlanChanges } from './rules/describe-plan-changes.ts';
import { describeScoresMovedByKeyCorrection } from './rules/describe-scores-moved-by-key-correction.ts';
import { parseCanonicalPlan } from './rules/parse-canonical-plan.ts';
import { findAnswerKeyCorrectionResults, findPlanVersions } from './sql/plan-versions.ts';

/** The frozen plans of a role, and what each changed of the one before. */
export async function readJobPlan(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof findJobPlanEndpoint>> {
  const { id } = await loadManagedJob(visit, query);
  const rows = await findPlanVersions(visit.db, id);
  const corrections = await findAnswerKeyCorrectionResults(visit.db, id);
  return {
    versions: rows.map(({ n, sha256, frozenAt, plan }) => ({ n, sha256, frozenAt, plan })),
    deviations: rows.flatMap(({ n, plan, reason, by, frozenAt }, at) => {
      const before = rows[at - 1];
      if (before === undefined || reason === null) return [];
      const changes = describeJobPlanChanges(
        parseCanonicalPlan(before.plan),
        parseCanonicalPlan(plan),
      );
      const moved = corrections
        .filter(({ at: correctedAt }) => correctedAt.getTime() === frozenAt.getTime())
        .map(describeScoresMovedByKeyCorrection);
      return [{ n, what: [...changes, ...moved].join('\n'), reason, by, at: frozenAt }];
    }),
  };
}
