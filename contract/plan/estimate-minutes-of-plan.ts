import { itemKindFacts, type ItemKind } from './item-kinds.ts';
import type { PlanStageKind } from './stage-kind-facts.ts';

export type TimedItem =
  | { kind: 'long-text'; maxWords: number }
  | { kind: Exclude<ItemKind, 'long-text'> };

export type TimedStage = {
  kind: PlanStageKind;
  /** How long a test or an interview lasts; null where nothing limits it. */
  minutes: number | null;
  items: readonly TimedItem[];
};

/** More than these, and people give up before they have finished. */
export const LONG_PLAN_MINUTES = 45;
const WORDS_WRITTEN_A_MINUTE = 12.5;

/**
 * How long a plan takes somebody who goes through all of it and is shown every item: texts are written to their limit, a test and an
 * interview last as long as they may. Minutes, not rounded.
 */
export function estimateMinutesOfPlan(stages: readonly TimedStage[], applicants: number) {
  const ofStages = stages.map(estimateMinutesOfStage);
  const candidate = ofStages.reduce((sum, minutes) => sum + minutes, 0);
  return {
    candidate,
    stages: ofStages,
    isLong: candidate > LONG_PLAN_MINUTES,
    allApplicants: candidate * applicants,
  };
}

function estimateMinutesOfStage({ kind, minutes, items }: TimedStage): number {
  if (minutes !== null && (kind === 'test' || kind === 'task' || kind === 'interview'))
    return minutes;
  return items.reduce((sum, item) => sum + estimateMinutesOfItem(item), 0);
}

function estimateMinutesOfItem(item: TimedItem): number {
  const { minutes } = itemKindFacts[item.kind];
  return item.kind === 'long-text' ? minutes + item.maxWords / WORDS_WRITTEN_A_MINUTE : minutes;
}
