import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { parseItemAnswer } from '../../job-plan/rules/parse-item-answer.ts';
import { parseStoredAnswer } from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';
import { firstParagraphOfQuestion } from '../../job-plan/rules/first-paragraph-of-question.ts';
import { fieldTextsOfAnswer } from '../../job-plan/rules/field-texts-of-answer.ts';
import {
  isRequiredAnswerMissing,
  listApplicationSteps,
  type ApplicationStagesAndTests,
} from './application-steps-and-missing-required-answer.ts';
import type { CandidateStageQuestion } from './candidate-stage-types-and-list-for-time-estimate.ts';
import { filterQuestionsShownForAnswers } from '../../job-plan/rules/shown-questions.ts';

/** What stands between an application and its submission: field → sentence, in the order of the page. */
export function applicationSubmitProblems(
  own: ApplicationStagesAndTests,
  { isHonest, locale }: { isHonest: boolean; locale: OrganisationLocale },
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { stage, asked, label } of listApplicationSteps(own)) {
    if (stage.kind === 'test') continue;
    for (const one of asked ? [asked] : filterQuestionsShownForAnswers(stage.items)) {
      const problem = findProblemOfStageAnswer(
        one,
        asked ? namesOfQuestion(label) : wordsForQuestionAndAnswerInProblems(one),
        locale,
      );
      if (problem !== undefined) problems[`answer-${one.item.key}`] = problem;
    }
  }
  if (!isHonest) problems['honest'] = 'Confirm the honesty statement.';
  return problems;
}

/** How a sentence calls a question, and what was written to it. */
type Names = { question: string; answer: string };

function namesOfQuestion(label: string): Names {
  const question = label.toLowerCase();
  return { question, answer: question.replace('question', 'answer') };
}

export function wordsForQuestionAndAnswerInProblems({ item }: CandidateStageQuestion): Names {
  const title = `“${firstParagraphOfQuestion(item.text)}”`;
  return { question: title, answer: title };
}

/** What is wrong with one answer; undefined where nothing is. */
export function findProblemOfStageAnswer(
  asked: CandidateStageQuestion,
  names: Names,
  locale: OrganisationLocale,
): string | undefined {
  const { item, answer } = asked;
  if (isRequiredAnswerMissing(asked)) return `Answer ${names.question}.`;
  const over = item.kind === 'long-text' ? countWords(answer.text) - item.maxWords : 0;
  if (over > 0) return `Shorten ${names.answer} by ${over} ${over === 1 ? 'word' : 'words'}.`;
  const typed = fieldTextsOfAnswer(parseStoredAnswer(item.kind, answer), locale);
  const { problem } = parseItemAnswer(item, typed, locale);
  return problem && `Change ${names.answer}: ${problem}`;
}
