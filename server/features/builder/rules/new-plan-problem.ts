import type { PlanProblem } from '@evenhand/contract/plan/plan-problems.ts';

type PlanProblemCode = PlanProblem['code'];

/** What is added to a published role comes in two steps: a criterion, and then the question that looks at it. */
const seenToLater: readonly PlanProblemCode[] = ['criterion-nowhere', 'criterion-by-form-only'];

/** What a change of a published plan brings along by which it could not have been published; what was so before may stay. */
export function findNewPlanProblem(
  before: readonly PlanProblem[],
  after: readonly PlanProblem[],
): PlanProblem | undefined {
  const weighty = after.filter(({ blocks, code }) => blocks && !seenToLater.includes(code));
  return weighty.find((problem) => countLike(problem, weighty) > countLike(problem, before));
}

/** Stages are renamed, and questions move: alike is what concerns the same question in the same way. */
function countLike({ code, where }: PlanProblem, problems: readonly PlanProblem[]): number {
  return problems.filter(
    (one) =>
      one.code === code &&
      one.where.item === where.item &&
      (where.stage === undefined) === (one.where.stage === undefined),
  ).length;
}
