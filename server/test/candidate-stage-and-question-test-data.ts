import type { ItemAnsweredByFormFields } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type {
  CandidateStageQuestion,
  CandidateStage,
} from '../features/apply/rules/candidate-stage-types-and-list-for-time-estimate.ts';
import { examplePlanItemByKind } from './example-plan-item-by-kind.ts';

/** A question as a candidate is asked it; saved once where something is written in it. */
export function makeCandidateStageQuestion(
  item: Partial<ItemAnsweredByFormFields> & Pick<ItemAnsweredByFormFields, 'kind'>,
  answer: { text?: string; value?: unknown } = {},
): CandidateStageQuestion {
  makeCandidateStageQuestion.count += 1;
  return {
    id: makeCandidateStageQuestion.count,
    // The fields that are given are of the kind that is given with them.
    item: { ...examplePlanItemByKind[item.kind], ...item } as ItemAnsweredByFormFields,
    answer: { text: '', value: null, ...answer },
    version: Object.keys(answer).length === 0 ? 0 : 1,
  };
}
makeCandidateStageQuestion.count = 0;

/** A question of the written answers. */
export function makeWrittenStageQuestion(text: string, { maxWords = 250, key = `q${text}` } = {}) {
  return makeCandidateStageQuestion(
    { kind: 'long-text', maxWords, key },
    text === '' ? {} : { text },
  );
}

export function makeCandidateStage(
  kind: CandidateStage['kind'],
  items: CandidateStageQuestion[],
  { id = 1, version = 1, name = 'A stage' } = {},
): CandidateStage {
  return { id, kind, name, minutes: null, version, items };
}
