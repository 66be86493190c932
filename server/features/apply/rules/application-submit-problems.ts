import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { readItemAnswer } from '../../plan/rules/read-item-answer.ts';
import { parseStoredAnswer } from '../../plan/rules/stored-answer.ts';
import { titleOfQuestion } from '../../plan/rules/title-of-question.ts';
import { typedAnswerOf } from '../../plan/rules/typed-answer.ts';
import { isMissing, listApplicationSteps, type StagesAndTests } from './application-steps.ts';
import type { StageQuestion } from './candidate-stage.ts';
import { listShownQuestions } from '../../plan/rules/shown-questions.ts';

/** What stands between an application and its submission: field → sentence, in the order of the page. */
export function applicationSubmitProblems(
  own: StagesAndTests,
  { isHonest, locale }: { isHonest: boolean; locale: OrganisationLocale },
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { stage, asked, label } of listApplicationSteps(own)) {
    if (stage.kind === 'test') continue;
    for (const one of asked ? [asked] : listShownQuestions(stage.items)) {
      const problem = findProblemOfAnswer(
        one,
        asked ? namesOfQuestion(label) : namesOfItem(one),
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

export function namesOfItem({ item }: StageQuestion): Names {
  const title = `“${titleOfQuestion(item.text)}”`;
  return { question: title, answer: title };
}

/** What is wrong with one answer; undefined where nothing is. */
export function findProblemOfAnswer(
  asked: StageQuestion,
  names: Names,
  locale: OrganisationLocale,
): string | undefined {
  const { item, answer } = asked;
  if (isMissing(asked)) return `Answer ${names.question}.`;
  const over = item.kind === 'long-text' ? countWords(answer.text) - item.maxWords : 0;
  if (over > 0) return `Shorten ${names.answer} by ${over} ${over === 1 ? 'word' : 'words'}.`;
  const typed = typedAnswerOf(parseStoredAnswer(item.kind, answer), locale);
  const { problem } = readItemAnswer(item, typed, locale);
  return problem && `Change ${names.answer}: ${problem}`;
}
