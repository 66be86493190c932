import type { CandidateTestQuestion } from '@evenhand/contract/candidate-tests/candidate-test-page-content-types.ts';
import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import { CANDIDATE_TEST_QUESTIONS_PER_PAGE } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type {
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

type Item = Pick<SingleChoiceQuestion | MultipleChoiceQuestion, 'key' | 'text' | 'options'> &
  ({ kind: 'one-of' } | { kind: 'many-of'; most: number | null });
type Part = { part: number; parts: number; questions: CandidateTestQuestion[] };

/** One page of the questions of a test, with what is chosen so far; the first or the last where there is none of that number. */
export function listCandidateTestQuestionsOfPage(
  items: readonly Item[],
  { part: wanted, chosen = {} }: { part: number; chosen?: CandidateTestAnswers },
): Part {
  const parts = Math.max(1, Math.ceil(items.length / CANDIDATE_TEST_QUESTIONS_PER_PAGE));
  const part = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), parts) : 1;
  const from = (part - 1) * CANDIDATE_TEST_QUESTIONS_PER_PAGE;
  const questions = items.map((item, i): CandidateTestQuestion => {
    const { key, text, options } = item;
    return {
      number: i + 1,
      key,
      text,
      options: options.map((option) => ({
        ...option,
        isChosen: chosen[key]?.includes(option.key) ?? false,
      })),
      mayChoose: item.kind === 'one-of' ? 'one' : (item.most ?? options.length),
    };
  });
  return {
    part,
    parts,
    questions: questions.slice(from, from + CANDIDATE_TEST_QUESTIONS_PER_PAGE),
  };
}
