import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { MustHaveVerdict } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';
import { isItemConditionMet } from './shown-items.ts';

type JudgedItem = PlanItem | ItemWithMustHave;
export type MustHaveItemOfPlanVersion = { planVersion: number; item: JudgedItem };
export type AnswerUnderPlanVersion = {
  planVersion: number;
  value: PlanItemAnswer | null;
  /** What was answered to the item on which this one depends, where it does. */
  conditionValue?: PlanItemAnswer | null;
};

/**
 * Whether an answer meets what the item requires, by the plan that it was given under: a rule that is changed later judges later
 * answers alone. Undefined where that plan required nothing. It is shown to a person, who decides; it never rejects anybody.
 */
export function judgeMustHave(
  versions: readonly MustHaveItemOfPlanVersion[],
  { planVersion, value, conditionValue = null }: AnswerUnderPlanVersion,
): MustHaveVerdict | undefined {
  const inForce = versions
    .filter((version) => version.planVersion <= planVersion)
    .toSorted((one, other) => other.planVersion - one.planVersion)[0];
  if (inForce === undefined) return undefined;
  const { item } = inForce;
  if (!('mustHave' in item) || item.mustHave === undefined) return undefined;
  if (value !== null) return isMetBy(item, value) ? 'meets' : 'does-not-meet';
  const isAsked =
    item.condition === undefined || isItemConditionMet(item.condition, conditionValue);
  return isAsked ? 'unanswered' : 'not-asked';
}

function isMetBy(item: JudgedItem, value: PlanItemAnswer): boolean {
  if (item.kind === 'yes-no') return value === item.mustHave?.answer;
  if (item.kind === 'one-of')
    return typeof value === 'string' && item.mustHave?.options.includes(value) === true;
  if (item.kind === 'number') return typeof value === 'number' && isWithin(value, item.mustHave);
  if (item.kind !== 'many-of' || !Array.isArray(value) || item.mustHave === undefined) return false;
  const isChosen = (option: string) => value.some((key) => key === option);
  const { options, needs } = item.mustHave;
  return needs === 'all' ? options.every(isChosen) : options.some(isChosen);
}

function isWithin(
  value: number,
  limits: { least: number | null; most: number | null } | undefined,
): boolean {
  if (limits === undefined) return false;
  return (
    (limits.least === null || value >= limits.least) &&
    (limits.most === null || value <= limits.most)
  );
}
