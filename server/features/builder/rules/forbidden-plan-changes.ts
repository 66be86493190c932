import type {
  JobDraftCriterion,
  JobDraftStage,
} from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import {
  type PlanStageKind,
  stageKindFacts,
} from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { isSameJson } from '../../../text/is-same-json.ts';
import { whyPublishedPlanPartsAreFixed } from './published-plan-edit-rights.ts';

type StoredStage = JobDraftStage & { id: number };
type Change<T> = { before: readonly T[]; after: readonly T[] };
/** By the path of a field, why it stays as it was. */
type FixedFields = Record<string, string>;

/** Which criteria of a published role would go. */
export function findForbiddenCriterionChanges({
  before,
  after,
}: Change<JobDraftCriterion>): FixedFields {
  const isGone = before.some(({ id }) => !after.some((one) => one.id === id));
  return isGone ? { criteria: whyPublishedPlanPartsAreFixed.criterionRemoval } : {};
}

/** What of the stages of a published role would change that candidates rely on. One that is off is nothing they were told of. */
export function findForbiddenStageChanges(
  before: readonly StoredStage[],
  after: readonly JobDraftStage[],
): FixedFields {
  const isGone = before.some(
    ({ id, switchedOff }) => !switchedOff && !after.some((one) => one.id === id),
  );
  const fields = after.flatMap((stage, index) => {
    const was = before.find(({ id }) => id === stage.id);
    return Object.entries(findFixedFieldsOfStage(was, stage)).map(
      ([name, why]) => [`stages.${index}.${name}`, why] as const,
    );
  });
  return {
    ...(isGone && { stages: whyPublishedPlanPartsAreFixed.stageRemoval }),
    ...Object.fromEntries(fields),
  };
}

function findFixedFieldsOfStage(was: JobDraftStage | undefined, stage: JobDraftStage): FixedFields {
  const { kind, switchedOff, minutes, task } = stage;
  const wasOff = was?.switchedOff ?? true;
  if (wasOff)
    return switchedOff || stageKindFacts[kind].isSpoken
      ? {}
      : {
          [was === undefined ? 'kind' : 'switchedOff']:
            whyPublishedPlanPartsAreFixed.newWrittenStages,
        };
  return {
    ...(switchedOff && { switchedOff: whyPublishedPlanPartsAreFixed.stageRemoval }),
    ...(kind !== 'interview' &&
      was?.minutes !== minutes && { minutes: whyPublishedPlanPartsAreFixed.testMinutes }),
    ...(kind === 'task' &&
      !isSameJson(was?.task ?? null, task ?? null) && {
        task: whyPublishedPlanPartsAreFixed.writtenItems,
      }),
  };
}

/** What of the questions of a stage of a published role would change that candidates rely on. */
export function findForbiddenItemChanges(
  { kind, switchedOff }: Pick<JobDraftStage, 'kind' | 'switchedOff'>,
  { before, after }: Change<PlanItem>,
): FixedFields {
  if (switchedOff) return {};
  if (before.some(({ key }) => !after.some((item) => item.key === key)))
    return { items: whyPublishedPlanPartsAreFixed.itemRemoval };
  if (stageKindFacts[kind].isSpoken) return {};
  if (!isSameJson(before.map(keyOf), after.map(keyOf)))
    return { items: whyPublishedPlanPartsAreFixed.writtenItems };
  const fields = after.flatMap((item, index) =>
    listFixedFieldsOfItem(kind, { before: before[index], after: item }).map(
      (name) => [`items.${index}.${name}`, whyPublishedPlanPartsAreFixed.writtenItems] as const,
    ),
  );
  return Object.fromEntries(fields);
}

const MEANING = ['criteria', 'mustHave', 'weight'];

function listFixedFieldsOfItem(
  stage: PlanStageKind,
  { before, after }: { before: PlanItem | undefined; after: PlanItem },
): string[] {
  const was = before === undefined ? {} : withoutWording(stage, before);
  const is = withoutWording(stage, after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !MEANING.includes(name) && !isSameJson(was[name], is[name]),
  );
}

/** In a form nobody scores how something was put; which options there are decides all the same. */
function withoutWording(stage: PlanStageKind, item: PlanItem): Record<string, unknown> {
  if (stage !== 'form') return item;
  return { ...item, text: '', ...('options' in item && { options: item.options.map(keyOf) }) };
}

function keyOf({ key }: { key: string }): string {
  return key;
}
