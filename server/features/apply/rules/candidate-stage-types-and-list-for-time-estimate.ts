import type { ItemAnsweredByFormFields } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { StageForTimeEstimate } from '@evenhand/contract/job-plan/estimate-candidate-minutes-of-plan.ts';
import { isItemAnsweredByCandidate } from '../../job-plan/rules/parse-item-answer.ts';
import type { StoredAnswer } from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';

/** A question as one candidate is asked it, and what they have answered. */
export type CandidateStageQuestion = {
  /** Of the question, which the answer is kept under. */
  id: number;
  item: ItemAnsweredByFormFields;
  answer: StoredAnswer;
  /** How often the answer was saved. */
  version: number;
};

/** A stage that candidates go through before they send their application in. */
export type CandidateStage = {
  id: number;
  kind: PlanStageKind;
  name: string;
  /** How long a test may take. */
  minutes: number | null;
  /** How often the page of a form was saved. */
  version: number;
  items: CandidateStageQuestion[];
};

/** Whether it is answered on a page by fields; files are handed in otherwise. */
export function isItemAnsweredByFormFields(item: PlanItem): item is ItemAnsweredByFormFields {
  return isItemAnsweredByCandidate(item) && item.kind !== 'file';
}

/** The stages as far as they decide how long it takes; of a test, without its questions, each takes as long as one of its kind. */
export function listStagesForTimeEstimate({
  stages,
  tests,
}: {
  stages: readonly CandidateStage[];
  tests: readonly { stageId: number; questionCount: number }[];
}): StageForTimeEstimate[] {
  return stages.map(({ id, kind, minutes, items }) => {
    const test = tests.find(({ stageId }) => stageId === id);
    const ofTest = Array.from({ length: test?.questionCount ?? 0 }, () => ({
      kind: 'one-of' as const,
    }));
    return { kind, minutes, items: [...items.map(({ item }) => item), ...ofTest] };
  });
}
