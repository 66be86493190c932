import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadWeightedStagesOfJob } from '../pipeline/load-weighted-stages-of-job.ts';
import { rescoreTestOfEverybody } from '../candidate-tests/rescore-test-of-everybody.ts';
import { findPlanWeightsProblem } from '../pipeline/rules/plan-weights-problem.ts';
import { setStageWeightsInDatabase } from '../job-plan/set-stage-weights-in-database.ts';
import { type JobPlanEdit, changeJobPlan } from './change-plan-of-job.ts';
import { updatePlanItemWeightRows } from './sql/update-plan-item-weight-rows.ts';

type Weighed = { id: number; weight: number };

/**
 * Changes what stages and questions of a role weigh: in a published one a new version of the plan, and where somebody was
 * scored a new scoring version.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input for weights by which nothing decides, or
 * without a reason
 */
export async function changeStageAndItemWeights(
  visit: VisitorRequestContext,
  { stages, items, ...edit }: JobPlanEdit & { stages: Weighed[]; items: Weighed[] },
): Promise<void> {
  const { db } = visit;
  await changeJobPlan(visit, edit, {
    findFixed: () => ({}),
    change: async (_, isPublished) => {
      const { reason } = edit;
      const known = await loadWeightedStagesOfJob(db, edit.id);
      checkIds(known, stages);
      checkIds(
        known.flatMap((stage) => stage.items),
        items,
      );
      const message = findPlanWeightsProblem(known, { stages, items });
      if (message !== null)
        throw new Refusal('bad-input', { message, fields: { stages: message } });
      await setStageWeightsInDatabase(db, edit.id, stages);
      if (items.length > 0) await updatePlanItemWeightRows(db, edit.id, items);
      if (isPublished && reason !== undefined)
        for (const { id } of known.filter((stage) => isTestWeighedAnew(stage, items)))
          await rescoreTestOfEverybody(visit, { jobId: edit.id, stageId: id, items: [], reason });
    },
  });
}

/** What it comes to is stored whole: it is scored anew, while answers that people score are weighed as they are. */
function isTestWeighedAnew(
  { kind, items }: { kind: PlanStageKind; items: readonly Weighed[] },
  wanted: readonly Weighed[],
): boolean {
  return (
    kind === 'test' &&
    items.some(({ id, weight }) => wanted.some((one) => one.id === id && one.weight !== weight))
  );
}

function checkIds(known: readonly { id: number }[], named: readonly Weighed[]): void {
  const ids = new Set(named.map(({ id }) => id));
  if (ids.size < named.length || [...ids].some((id) => !known.some((one) => one.id === id)))
    throw new Refusal('not-found');
}
