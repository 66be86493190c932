import { planItemKindFacts } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import type { PlanStageToCheck } from './plan-to-check-types.ts';

/** Conditions that can never be met as they are meant. */
export function findItemConditionProblems(stage: PlanStageToCheck): JobPlanProblem[] {
  const circular = stage.items.filter((item) => isCircular(item, stage.items));
  return stage.items.flatMap((item, i): JobPlanProblem[] => {
    const where = { stage: stage.name, item: item.key };
    const title = `Question ${i + 1} of “${stage.name}”`;
    if (circular.includes(item))
      return [
        {
          code: 'condition-circular',
          blocks: true,
          where,
          message: `${title} is only shown after itself, by way of the questions that it depends on. Take one of the conditions away.`,
        },
      ];
    const fault = findFault(item, stage.items);
    if (fault === undefined) return [];
    return [{ code: 'condition-broken', blocks: true, where, message: `${title} ${fault}` }];
  });
}

function findFault({ condition, key }: PlanItem, items: readonly PlanItem[]): string | undefined {
  if (condition === undefined) return undefined;
  const source = items.find((item) => item.key === condition.item);
  if (source === undefined)
    return 'depends on a question that is not in this stage. Choose another.';
  if (!planItemKindFacts[source.kind].allowsConditions)
    return 'depends on a question that has no options. Choose another.';
  const offered = 'options' in source ? source.options.map((option) => option.key) : ['yes', 'no'];
  if (!condition.options.every((option) => offered.includes(option)))
    return 'depends on an option that is not offered. Choose another.';
  if (items.indexOf(source) > items.findIndex((item) => item.key === key))
    return 'depends on a question that comes after it. Move it down.';
  return undefined;
}

/** Whether the way along the conditions leads back to where it began. */
function isCircular(item: PlanItem, items: readonly PlanItem[]): boolean {
  const passed = new Set<string>();
  let next = item.condition?.item;
  while (next !== undefined && !passed.has(next)) {
    if (next === item.key) return true;
    passed.add(next);
    const key = next;
    next = items.find((other) => other.key === key)?.condition?.item;
  }
  return false;
}
