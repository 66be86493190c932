import {
  findPlanItemScoringMethod,
  planItemKindFacts,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import {
  type PlanStageKind,
  stageKindFacts,
} from '@evenhand/contract/job-plan/stage-kind-facts.ts';

type StageContent = { items: readonly PlanItem[]; answerKeys: readonly ItemAnswerKey[] };

/** Which fields cannot be saved in a stage of the kind, with a sentence each; undefined where all can. */
export function findMisplacedItemFields(
  stage: PlanStageKind,
  { items, answerKeys }: StageContent,
): Record<string, string> | undefined {
  const { words, itemsMax } = stageKindFacts[stage];
  const faults: [string, string | false][] = [
    ['items', items.length > itemsMax && `A stage “${words}” has at most ${itemsMax} questions.`],
    ...items.map(({ kind }, index): [string, string | false] => [
      `items.${index}.kind`,
      findPlanItemScoringMethod(kind, stage) === undefined &&
        `A question of kind “${planItemKindFacts[kind].words}” cannot stand in a stage “${words}”.`,
    ]),
    ...items.map(({ key }, index): [string, string | false] => [
      `items.${index}.key`,
      items.findIndex((item) => item.key === key) < index && TWICE,
    ]),
    ...answerKeys.map(({ item }, index): [string, string | false] => [
      `answerKeys.${index}.item`,
      answerKeyFault(item, { items, answerKeys: answerKeys.slice(0, index) }),
    ]),
  ];
  const told = faults.filter((fault): fault is [string, string] => fault[1] !== false);
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

const TWICE = 'Two questions have this key, by which answers are kept. Add one of them anew.';

function answerKeyFault(key: string, { items, answerKeys: before }: StageContent): string | false {
  const item = items.find((one) => one.key === key);
  if (item === undefined) return 'There is no question in this stage that this key is for.';
  if (before.some((one) => one.item === key)) return 'This question has two keys. Leave one out.';
  return !('options' in item) && 'Only questions with options have a key.';
}
