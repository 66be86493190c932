import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { EditedStage } from '../edited-job-plan.ts';

/** The stages with one of them changed. */
export function replaceStageByKey(
  stages: readonly EditedStage[],
  key: string,
  change: (stage: EditedStage) => EditedStage,
): EditedStage[] {
  return stages.map((stage) => (stage.key === key ? change(stage) : stage));
}

/** The stage with an item at a place, and with what its options are worth. */
export function insertItemIntoStage(
  stage: EditedStage,
  { item, place, points }: { item: PlanItem; place: number; points?: Points },
): EditedStage {
  return setPointsOfItemInEditedStage(
    { ...stage, items: stage.items.toSpliced(place, 0, item) },
    item.key,
    points ?? {},
  );
}

export function replaceItemInStage(stage: EditedStage, item: PlanItem): EditedStage {
  return { ...stage, items: stage.items.map((each) => (each.key === item.key ? item : each)) };
}

/** The stage without an item; what depended on it is shown to everybody. */
export function removeItemFromStage(stage: EditedStage, key: string): EditedStage {
  const items = stage.items.filter((item) => item.key !== key);
  return {
    ...stage,
    items: items.map((item) => (item.condition?.item === key ? removeConditionOfItem(item) : item)),
    answerKeys: stage.answerKeys.filter(({ item }) => item !== key),
  };
}

type Points = Readonly<Record<string, number>>;

export function setPointsOfItemInEditedStage(
  stage: EditedStage,
  key: string,
  points: Points,
): EditedStage {
  const others = stage.answerKeys.filter(({ item }) => item !== key);
  if (Object.keys(points).length === 0) return { ...stage, answerKeys: others };
  return { ...stage, answerKeys: [...others, { item: key, points }] };
}

export function findPointsOfItem({ answerKeys }: EditedStage, key: string): Points {
  return answerKeys.find(({ item }) => item === key)?.points ?? {};
}

/** The same content as an item of its own. */
export function copyPlanItem(item: PlanItem): PlanItem {
  return { ...item, key: crypto.randomUUID() };
}

export function removeConditionOfItem(item: PlanItem): PlanItem {
  const { condition: _, ...rest } = item;
  // Only what may be missing was taken out.
  return rest as PlanItem;
}
