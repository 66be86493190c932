import { countWords } from '@evenhand/contract/count-words.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findCandidateEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { formatAnswerInWords } from '../job-plan/rules/format-answer-in-words.ts';
import { planItemFromRow } from '../job-plan/rules/plan-item-from-and-to-row.ts';
import { isItemAnsweredByCandidate } from '../job-plan/rules/parse-item-answer.ts';
import { filterQuestionsShownForAnswers } from '../job-plan/rules/shown-questions.ts';
import { areEnoughReviewsScoredToShow } from './rules/are-enough-reviews-scored-to-show.ts';
import type { CandidateAnswerDbRow } from './sql/candidate-answers.ts';

type Answers = ResponseOf<typeof findCandidateEndpoint>['answers'];

/** The answers of one candidate as people read them: only what was asked of them, in the order of the plan. */
export function listCandidateAnswersInWords(rows: readonly CandidateAnswerDbRow[]): Answers {
  const questions = rows.flatMap((row) => {
    const item = planItemFromRow({ ...row, weight: 1, criteria: [], mustHave: null });
    const answer = { text: row.answer, value: row.value };
    return isItemAnsweredByCandidate(item) ? [{ row, item, answer }] : [];
  });
  return [...Map.groupBy(questions, ({ row }) => row.stageId).values()].flatMap((stage) =>
    filterQuestionsShownForAnswers(stage).map(({ row, item, answer }) => {
      const text = formatAnswerInWords(item, answer, row.locale);
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
}: CandidateAnswerDbRow): Pick<Answers[number], 'mean' | 'stars'> {
  if (stageKind === 'form') return { mean: null, stars: null };
  const shown = areEnoughReviewsScoredToShow({ scored: batchScored, total: batchTotal });
  const sum = stars.reduce((a, b) => a + b, 0);
  return {
    mean: shown && stars.length > 0 ? Math.round((sum / stars.length) * 100) / 100 : null,
    stars: shown && released ? stars : null,
  };
}
