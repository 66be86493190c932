import {
  planItemKindFacts,
  type PlanItemKind,
} from './plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanStageKind } from './stage-kind-facts.ts';

export type ItemForTimeEstimate =
  | { kind: 'long-text'; maxWords: number }
  | { kind: Exclude<PlanItemKind, 'long-text'> };

export type StageForTimeEstimate = {
  kind: PlanStageKind;
  /** How long a test or an interview lasts; null where nothing limits it. */
  minutes: number | null;
  items: readonly ItemForTimeEstimate[];
};

/** More than these, and people give up before they have finished. */
export const LONG_CANDIDATE_PLAN_MINUTES = 45;
const WORDS_WRITTEN_A_MINUTE = 12.5;

/**
 * How long a plan takes somebody who goes through all of it and is shown every item: texts are written to their limit, a test and an
 * interview last as long as they may. Minutes, not rounded.
 */
export function estimateCandidateMinutesOfPlan(
  stages: readonly StageForTimeEstimate[],
  applicants: number,
) {
  const ofStages = stages.map(estimateMinutesOfStage);
  const candidate = ofStages.reduce((sum, minutes) => sum + minutes, 0);
  return {
    candidate,
    stages: ofStages,
    isLong: candidate > LONG_CANDIDATE_PLAN_MINUTES,
    allApplicants: candidate * applicants,
  };
}

function estimateMinutesOfStage({ kind, minutes, items }: StageForTimeEstimate): number {
  if (minutes !== null && (kind === 'test' || kind === 'task' || kind === 'interview'))
    return minutes;
  return items.reduce((sum, item) => sum + estimateMinutesOfItem(item), 0);
}

function estimateMinutesOfItem(item: ItemForTimeEstimate): number {
  const { minutes } = planItemKindFacts[item.kind];
  return item.kind === 'long-text' ? minutes + item.maxWords / WORDS_WRITTEN_A_MINUTE : minutes;
}
