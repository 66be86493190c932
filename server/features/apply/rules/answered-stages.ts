import type { AnsweredStage } from '@evenhand/contract/apply/candidate-answers.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { answerInWords } from '../../plan/rules/answer-in-words.ts';
import { isWrittenKind } from '../../plan/rules/stored-answer.ts';
import { titleOfQuestion } from '../../plan/rules/title-of-question.ts';
import { listApplicationSteps, type StagesAndTests } from './application-steps.ts';
import type { StageQuestion } from './candidate-stage.ts';
import { formFieldName } from '@evenhand/contract/apply/form-field-names.ts';
import { listShownQuestions } from '../../plan/rules/shown-questions.ts';

/** What was answered, stage by stage in the order of the plan: for the page where it is checked, and for the candidate's copy. */
export function listAnsweredStages(
  own: StagesAndTests,
  locale: OrganisationLocale,
): AnsweredStage[] {
  const steps = listApplicationSteps(own);
  return own.stages.flatMap((stage) => {
    if (stage.kind === 'test') return [];
    const answers = steps
      .filter((step) => step.stage === stage)
      .flatMap(({ path, asked }) =>
        (asked ? [asked] : listShownQuestions(stage.items)).map((one) =>
          answeredQuestion(one, { path, isOnForm: asked === null, locale }),
        ),
      );
    return answers.length === 0 ? [] : [{ name: stage.name, answers }];
  });
}

/** One answer in words, with the place where it can be changed. */
export function answeredQuestion(
  { item, answer }: StageQuestion,
  { path, isOnForm, locale }: { path: string; isOnForm: boolean; locale: OrganisationLocale },
) {
  return {
    itemKey: item.key,
    question: titleOfQuestion(item.text),
    words: answerInWords(item, answer, locale),
    isWritten: isWrittenKind(item.kind),
    wordCount:
      item.kind === 'long-text'
        ? { words: countWords(answer.text), maxWords: item.maxWords }
        : null,
    path: `${path}?from=check${isOnForm ? `#${formFieldName(item.key)}` : ''}`,
  };
}
