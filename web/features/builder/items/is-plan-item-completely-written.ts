import { QUESTION_OR_GUIDE_CHARACTERS_MIN } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';

const OPTIONS_LEAST = 2;

/** Whether everything that an item of its kind needs in such a stage is written. */
export function isPlanItemCompletelyWritten(item: PlanItem, stage: PlanStageKind): boolean {
  if (item.text.trim().length < QUESTION_OR_GUIDE_CHARACTERS_MIN) return false;
  if ('options' in item)
    return item.options.filter(({ words }) => words.trim() !== '').length >= OPTIONS_LEAST;
  if (!('guideOne' in item) || findPlanItemScoringMethod(item.kind, stage) !== 'people')
    return true;
  return [item.guideOne, item.guideThree, item.guideFive].every((text) => text.trim() !== '');
}
