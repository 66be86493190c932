import { countWords } from '@evenhand/contract/count-words.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findCandidate } from '@evenhand/contract/pipeline.ts';
import { answerInWords } from '../plan/rules/answer-in-words.ts';
import { itemOfRow } from '../plan/rules/item-of-row.ts';
import { isAnsweredItem } from '../plan/rules/read-item-answer.ts';
import { listShownQuestions } from '../plan/rules/shown-questions.ts';
import { areEnoughReviewsScoredToShow } from './rules/are-enough-reviews-scored-to-show.ts';
import type { CandidateAnswerRow } from './sql/candidate-answers.ts';

type Answers = ResponseOf<typeof findCandidate>['answers'];

/** The answers of one candidate as people read them: only what was asked of them, in the order of the plan. */
export function listAnswersInWords(rows: readonly CandidateAnswerRow[]): Answers {
  const questions = rows.flatMap((row) => {
    const item = itemOfRow({ ...row, weight: 1, criteria: [], mustHave: null });
    const answer = { text: row.answer, value: row.value };
    return isAnsweredItem(item) ? [{ row, item, answer }] : [];
  });
  return [...Map.groupBy(questions, ({ row }) => row.stageId).values()].flatMap((stage) =>
    listShownQuestions(stage).map(({ row, item, answer }) => {
      const text = answerInWords(item, answer, row.locale);
      return {
        stage: row.stage,
        isOnForm: row.stageKind === 'form',
        question: item.text,
        text,
        words: countWords(text),
        ...scoresOf(row),
      };
    }),
  );
}

/** Nobody scores what is said on a form. */
function scoresOf({
  stageKind,
  stars,
  batchScored,
  batchTotal,
  released,
}: CandidateAnswerRow): Pick<Answers[number], 'mean' | 'stars'> {
  if (stageKind === 'form') return { mean: null, stars: null };
  const shown = areEnoughReviewsScoredToShow({ scored: batchScored, total: batchTotal });
  const sum = stars.reduce((a, b) => a + b, 0);
  return {
    mean: shown && stars.length > 0 ? Math.round((sum / stars.length) * 100) / 100 : null,
    stars: shown && released ? stars : null,
  };
}
