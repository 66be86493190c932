import type { PlanFactLabelAndWords } from './plan-item-facts-kind-and-option-words-and-guides.ts';
import type {
  PlanItemInVersion,
  PlanInVersion,
  PlanStageInVersion,
} from './parse-plan-of-version.ts';
import { hasSameJson } from '../../ui/has-same-json.ts';

/** The version that stands beside one, and which of the two is the later one. */
export type PlanComparedWith = { plan: PlanInVersion; isEarlier: boolean } | null;

/** What became of a piece between two versions; null where both have it alike. */
export type PlanChangeMarkKind = 'added' | 'taken-out' | 'changed' | null;

type Criterion = PlanInVersion['criteria'][number];

export function findCriterionChangeMark(
  criterion: Criterion,
  beside: PlanComparedWith,
): PlanChangeMarkKind {
  if (beside === null) return null;
  const other = beside.plan.criteria.find(({ name }) => name === criterion.name);
  return markOf(criterion, other, beside);
}

export function findStageInComparedPlan(
  { name }: PlanStageInVersion,
  beside: PlanComparedWith,
): PlanStageInVersion | undefined {
  return beside?.plan.stages.find((stage) => stage.name === name);
}

/** Only of the stage itself: its items have marks of their own. */
export function findStageChangeMark(
  stage: PlanStageInVersion,
  beside: PlanComparedWith,
): PlanChangeMarkKind {
  if (beside === null) return null;
  const other = findStageInComparedPlan(stage, beside);
  return markOf({ ...stage, items: [] }, other && { ...other, items: [] }, beside);
}

/** The same item in the other version: by its key, by its text, or else by its place, if both have another text there. */
export function findItemInComparedPlan(
  item: PlanItemInVersion,
  stage: PlanStageInVersion,
  beside: PlanComparedWith,
): PlanItemInVersion | undefined {
  const others = findStageInComparedPlan(stage, beside)?.items ?? [];
  const isSame = (one: PlanItemInVersion, two: PlanItemInVersion) =>
    one.key !== undefined && two.key !== undefined ? one.key === two.key : one.text === two.text;
  const same = others.find((other) => isSame(item, other));
  if (same !== undefined) return same;
  const there = others[stage.items.indexOf(item)];
  const isTaken = there !== undefined && stage.items.some((one) => isSame(one, there));
  const hasKeys = item.key !== undefined && there?.key !== undefined;
  return isTaken || hasKeys ? undefined : there;
}

export function findItemChangeMark(
  item: PlanItemInVersion,
  other: PlanItemInVersion | undefined,
  beside: PlanComparedWith,
): PlanChangeMarkKind {
  return beside === null ? null : markOf(item, other, beside);
}

/** The labels of what is said otherwise beside it, or not at all. */
export function findLabelsOfChangedPlanFacts(
  facts: readonly PlanFactLabelAndWords[],
  others: readonly PlanFactLabelAndWords[] | undefined,
): Set<string> {
  if (others === undefined) return new Set();
  const said = new Map(others.map(({ label, words }) => [label, words]));
  return new Set(
    facts.filter(({ label, words }) => said.get(label) !== words).map(({ label }) => label),
  );
}

function markOf<T>(
  piece: T,
  other: T | undefined,
  { isEarlier }: NonNullable<PlanComparedWith>,
): PlanChangeMarkKind {
  if (other === undefined) return isEarlier ? 'added' : 'taken-out';
  return hasSameJson(piece, other) ? null : 'changed';
}
