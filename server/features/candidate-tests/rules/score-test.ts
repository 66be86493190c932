import type { TestAnswers } from '@evenhand/contract/candidate-tests/taking-a-test.ts';
import type { AnswerKey, ManyOfItem, OneOfItem } from '@evenhand/contract/plan/plan-item.ts';
import { scoreByAnswerKey } from '../../plan/rules/score-by-answer-key.ts';

/** A question of a test, with what its options are worth. */
export type KeyedTestItem = {
  item: OneOfItem | ManyOfItem;
  points: AnswerKey['points'];
};

const DECIMALS = 4;

/** What was reached of 100, each question by its weight; nothing where no question counts. */
export function scoreTest(items: readonly KeyedTestItem[], answers: TestAnswers): number {
  const weights = items.reduce((sum, { item }) => sum + item.weight, 0);
  if (weights === 0) return 0;
  const earned = items.reduce(
    (sum, { item, points }) =>
      sum + item.weight * scoreByAnswerKey(item, { points }, answersTo(item.key, answers)),
    0,
  );
  return Number(((100 * earned) / weights).toFixed(DECIMALS));
}

function answersTo(key: string, answers: TestAnswers): string[] {
  return Object.hasOwn(answers, key) ? (answers[key] ?? []) : [];
}
