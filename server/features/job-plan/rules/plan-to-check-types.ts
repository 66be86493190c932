import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';

export type PlanStageToCheck = {
  kind: PlanStageKind;
  name: string;
  weight: number;
  items: readonly PlanItem[];
};

/** A plan as far as it decides whether it can be published. */
export type PlanToCheck = {
  criteria: readonly { name: string; kind: 'essential' | 'desirable' }[];
  stages: readonly PlanStageToCheck[];
  answerKeys: readonly ItemAnswerKey[];
  /** Where people are hired, such as `DE`; null where nobody said. */
  country: string | null;
};
