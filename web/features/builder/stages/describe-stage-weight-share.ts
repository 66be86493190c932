import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { formatPercent } from '../../../parts/words/format-percent.ts';
import type { EditedStage } from '../edited-job-plan.ts';

/** What the weight of a stage does, in words. */
export function describeStageWeightShare(
  stage: EditedStage,
  stages: readonly EditedStage[],
): string {
  if (stage.switchedOff)
    return 'Switched off: kept as it is, and no part of what candidates go through.';
  if (stage.kind === 'form') return 'Nobody scores a form, so it has no weight.';
  if (!isScored(stage)) return 'Counts as soon as it has a question that is scored.';
  if (stage.weight === 0) return 'Is scored and shown, and counts for nothing.';
  const scored = stages.filter((each) => !each.switchedOff && isScored(each));
  const whole = scored.reduce((sum, { weight }) => sum + weight, 0);
  if (scored.length === 1) return 'The only scored stage: it alone makes the order.';
  return `Makes ${formatPercent((100 * stage.weight) / whole)} of the whole. Twice the weight counts twice as much.`;
}

function isScored({ kind, items }: EditedStage): boolean {
  return items.some((item) =>
    ['people', 'rule'].includes(findPlanItemScoringMethod(item.kind, kind) ?? ''),
  );
}
