import type { FieldItem } from '@evenhand/contract/plan/item-answer.ts';
import type { StageQuestion, CandidateStage } from '../features/apply/rules/candidate-stage.ts';
import { planTestItems } from './plan-test-items.ts';

/** A question as a candidate is asked it; saved once where something is written in it. */
export function testStageQuestion(
  item: Partial<FieldItem> & Pick<FieldItem, 'kind'>,
  answer: { text?: string; value?: unknown } = {},
): StageQuestion {
  testStageQuestion.count += 1;
  return {
    id: testStageQuestion.count,
    // The fields that are given are of the kind that is given with them.
    item: { ...planTestItems[item.kind], ...item } as FieldItem,
    answer: { text: '', value: null, ...answer },
    version: Object.keys(answer).length === 0 ? 0 : 1,
  };
}
testStageQuestion.count = 0;

/** A question of the written answers. */
export function testWrittenQuestion(text: string, { maxWords = 250, key = `q${text}` } = {}) {
  return testStageQuestion({ kind: 'long-text', maxWords, key }, text === '' ? {} : { text });
}

export function testCandidateStage(
  kind: CandidateStage['kind'],
  items: StageQuestion[],
  { id = 1, version = 1, name = 'A stage' } = {},
): CandidateStage {
  return { id, kind, name, minutes: null, version, items };
}
