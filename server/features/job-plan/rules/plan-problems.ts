import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { findItemConditionProblems } from './condition-problems.ts';
import { findPlanItemProblems } from './find-plan-item-problems.ts';
import { isSameCriterionName } from './is-same-criterion-name.ts';
import type { PlanToCheck, PlanStageToCheck } from './plan-to-check-types.ts';
import { findWhyQuestionIsImproper } from './find-why-question-is-improper.ts';
import { findPlanStageProblems } from './stage-problems.ts';

/** What stands between a plan and its publication, and what should be thought over before it: the whole first, then stage by stage. */
export function findPlanProblems(plan: PlanToCheck): JobPlanProblem[] {
  return [
    ...scoringProblems(plan),
    ...keyProblems(plan),
    ...plan.criteria.flatMap((criterion) => criterionProblems(criterion, plan)),
    ...plan.stages.flatMap((stage) => [
      ...findPlanStageProblems(stage),
      ...findItemConditionProblems(stage),
      ...stage.items.flatMap((item) => [
        ...findPlanItemProblems(item, { stage, plan }),
        ...findWhyQuestionIsImproper(item, { stage: stage.name, country: plan.country }),
      ]),
    ]),
  ];
}

function scoringProblems({ stages }: PlanToCheck): JobPlanProblem[] {
  const scored = stages.filter(hasScoredItem);
  if (scored.length === 0)
    return [
      {
        code: 'nothing-scored',
        blocks: true,
        where: {},
        message:
          'Add at least one question that is scored: a written answer, a test, a task, a CV or an interview.',
      },
    ];
  if (scored.some(({ weight }) => weight > 0)) return [];
  return [
    {
      code: 'weights-all-zero',
      blocks: true,
      where: {},
      message:
        'Give at least one scored stage a weight above 0. As it is, nothing decides the order of candidates.',
    },
  ];
}

function keyProblems({ stages }: PlanToCheck): JobPlanProblem[] {
  const places = stages.flatMap(({ name, items }) => items.map(({ key }) => ({ name, key })));
  const twins = places.filter(({ key }, i) => places.findIndex((one) => one.key === key) < i);
  return twins.map(({ name, key }) => ({
    code: 'item-invalid',
    blocks: true,
    where: { stage: name, item: key },
    message: `Two questions have the key “${key}”, by which answers are kept. Add the one in “${name}” anew.`,
  }));
}

function criterionProblems(
  { name, kind }: PlanToCheck['criteria'][number],
  { stages }: PlanToCheck,
): JobPlanProblem[] {
  const looksAt = (stage: PlanStageToCheck) =>
    stage.items
      .filter(({ criteria }) => criteria.some((named) => isSameCriterionName(named, name)))
      .map((item) => findPlanItemScoringMethod(item.kind, stage.kind));
  const scoring = stages.flatMap(looksAt);
  const where = { criterion: name };
  if (scoring.length === 0)
    return [
      {
        code: 'criterion-nowhere',
        blocks: true,
        where,
        message: `Nothing looks at “${name}”. Let a question serve it, or take it out.`,
      },
    ];
  if (kind === 'desirable' || scoring.some((by) => by === 'people' || by === 'rule')) return [];
  return [
    {
      code: 'criterion-by-form-only',
      blocks: true,
      where,
      message: `“${name}” is essential, and only an answer in a form looks at it, which nobody scores. Let a scored question serve it too, or make it desirable.`,
    },
  ];
}

function hasScoredItem({ kind, items }: PlanStageToCheck): boolean {
  return items.some((item) =>
    ['people', 'rule'].includes(findPlanItemScoringMethod(item.kind, kind) ?? ''),
  );
}
