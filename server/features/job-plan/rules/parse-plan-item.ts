import { planItemKindFacts } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';

/** An item of a template or an import; refused by the name of its kind where this program does not know it. */
export function parsePlanItem(
  raw: unknown,
  stage: string,
): { item: PlanItem; problem?: never } | { item?: never; problem: JobPlanProblem } {
  const read = PlanItem.safeParse(raw);
  if (read.success) return { item: read.data };
  const kind = findKind(raw);
  if (kind === undefined || !Object.hasOwn(planItemKindFacts, kind)) {
    const name = kind === undefined ? 'without a kind' : `of kind “${kind.slice(0, 60)}”`;
    const message = `“${stage}” has a question ${name}, which this version of Evenhand does not know.`;
    return { problem: { code: 'kind-unknown', blocks: true, where: { stage }, message } };
  }
  const issue = read.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const message = `“${stage}” has a question that cannot be read: ${field}: ${issue?.message ?? ''}`;
  return { problem: { code: 'item-invalid', blocks: true, where: { stage }, message } };
}

function findKind(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return undefined;
  return typeof raw.kind === 'string' ? raw.kind : undefined;
}
