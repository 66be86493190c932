import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';

type PlanProblemCode = JobPlanProblem['code'];

/** What is added to a published role comes in two steps: a criterion, and then the question that looks at it. */
const seenToLater: readonly PlanProblemCode[] = ['criterion-nowhere', 'criterion-by-form-only'];

/** What a change of a published plan brings along by which it could not have been published; what was so before may stay. */
export function findNewPlanProblem(
  before: readonly JobPlanProblem[],
  after: readonly JobPlanProblem[],
): JobPlanProblem | undefined {
  const weighty = after.filter(({ blocks, code }) => blocks && !seenToLater.includes(code));
  return weighty.find((problem) => countLike(problem, weighty) > countLike(problem, before));
}

/** Stages are renamed, and questions move: alike is what concerns the same question in the same way. */
function countLike({ code, where }: JobPlanProblem, problems: readonly JobPlanProblem[]): number {
  return problems.filter(
    (one) =>
      one.code === code &&
      one.where.item === where.item &&
      (where.stage === undefined) === (one.where.stage === undefined),
  ).length;
}
