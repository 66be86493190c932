import {
  findPlanItemScoringMethod,
  planItemKindFacts,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { PlanStageToCheck } from './plan-to-check-types.ts';

/** What is wrong with a stage as a whole: how many items it has, of which kinds, and whether any of them counts. */
export function findPlanStageProblems(stage: PlanStageToCheck): JobPlanProblem[] {
  return [...amountProblems(stage), ...placeProblems(stage), ...weightProblems(stage)];
}

function amountProblems({ kind, name, items }: PlanStageToCheck): JobPlanProblem[] {
  const { itemsMax } = stageKindFacts[kind];
  if (items.length <= itemsMax) return [];
  return [
    {
      code: 'too-many-items',
      blocks: true,
      where: { stage: name },
      message: `“${name}” has ${items.length} questions. Ask at most ${itemsMax}.`,
    },
  ];
}

function placeProblems({ kind, name, items }: PlanStageToCheck): JobPlanProblem[] {
  return items
    .filter((item) => findPlanItemScoringMethod(item.kind, kind) === undefined)
    .map((item) => ({
      code: 'kind-out-of-place',
      blocks: true,
      where: { stage: name, item: item.key },
      message: `A question of kind “${planItemKindFacts[item.kind].words}” cannot stand in “${name}”. Move it to another stage.`,
    }));
}

function weightProblems({ kind, name, weight, items }: PlanStageToCheck): JobPlanProblem[] {
  const scored = items.filter((item) =>
    ['people', 'rule'].includes(findPlanItemScoringMethod(item.kind, kind) ?? ''),
  );
  if (weight === 0 || scored.length === 0 || scored.some((item) => item.weight > 0)) return [];
  return [
    {
      code: 'weights-all-zero',
      blocks: true,
      where: { stage: name },
      message: `Every question of “${name}” has the weight 0. Give one of them more, or the whole stage the weight 0.`,
    },
  ];
}
