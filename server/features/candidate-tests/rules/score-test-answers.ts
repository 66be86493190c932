import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type {
  ItemAnswerKey,
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { scoreByAnswerKey } from '../../job-plan/rules/score-by-answer-key.ts';

/** A question of a test, with what its options are worth. */
export type TestItemWithAnswerKey = {
  id: number;
  item: SingleChoiceQuestion | MultipleChoiceQuestion;
  points: ItemAnswerKey['points'];
};

export type ScoreAndBandOfTest = {
  /** What was reached of 100, each question by its weight; nothing where no question counts. */
  score: number;
  /** What of 100 each question brought, by its id, whatever it weighs. */
  byItem: Record<number, number>;
};

const DECIMALS = 4;

export function scoreTestAnswers(
  items: readonly TestItemWithAnswerKey[],
  answers: CandidateTestAnswers,
): ScoreAndBandOfTest {
  const shares = items.map(({ id, item, points }) => ({
    id,
    weight: item.weight,
    share: scoreByAnswerKey(item, { points }, answersTo(item.key, answers)),
  }));
  const weights = shares.reduce((sum, { weight }) => sum + weight, 0);
  const earned = shares.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return {
    score: weights === 0 ? 0 : Number(((100 * earned) / weights).toFixed(DECIMALS)),
    byItem: Object.fromEntries(shares.map(({ id, share }) => [id, 100 * share])),
  };
}

function answersTo(key: string, answers: CandidateTestAnswers): string[] {
  return Object.hasOwn(answers, key) ? (answers[key] ?? []) : [];
}
