import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import type { StageValues } from '../job-plan-values.ts';

/** The stages with one of them changed. */
export function withStage(
  stages: readonly StageValues[],
  key: string,
  change: (stage: StageValues) => StageValues,
): StageValues[] {
  return stages.map((stage) => (stage.key === key ? change(stage) : stage));
}

/** The stage with an item at a place, and with what its options are worth. */
export function withItem(
  stage: StageValues,
  { item, place, points }: { item: PlanItem; place: number; points?: Points },
): StageValues {
  return withPoints(
    { ...stage, items: stage.items.toSpliced(place, 0, item) },
    item.key,
    points ?? {},
  );
}

export function withChangedItem(stage: StageValues, item: PlanItem): StageValues {
  return { ...stage, items: stage.items.map((each) => (each.key === item.key ? item : each)) };
}

/** The stage without an item; what depended on it is shown to everybody. */
export function withoutItem(stage: StageValues, key: string): StageValues {
  const items = stage.items.filter((item) => item.key !== key);
  return {
    ...stage,
    items: items.map((item) => (item.condition?.item === key ? withoutCondition(item) : item)),
    answerKeys: stage.answerKeys.filter(({ item }) => item !== key),
  };
}

type Points = Readonly<Record<string, number>>;

export function withPoints(stage: StageValues, key: string, points: Points): StageValues {
  const others = stage.answerKeys.filter(({ item }) => item !== key);
  if (Object.keys(points).length === 0) return { ...stage, answerKeys: others };
  return { ...stage, answerKeys: [...others, { item: key, points }] };
}

export function findPoints({ answerKeys }: StageValues, key: string): Points {
  return answerKeys.find(({ item }) => item === key)?.points ?? {};
}

/** The same content as an item of its own. */
export function copyItem(item: PlanItem): PlanItem {
  return { ...item, key: crypto.randomUUID() };
}

export function withoutCondition(item: PlanItem): PlanItem {
  const { condition: _, ...rest } = item;
  // Only what may be missing was taken out.
  return rest as PlanItem;
}
