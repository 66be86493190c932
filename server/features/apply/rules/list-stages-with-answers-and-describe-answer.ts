import type { AnsweredStage } from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { formatAnswerInWords } from '../../job-plan/rules/format-answer-in-words.ts';
import { isItemKindStoredAsText } from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';
import { firstParagraphOfQuestion } from '../../job-plan/rules/first-paragraph-of-question.ts';
import {
  listApplicationSteps,
  type ApplicationStagesAndTests,
} from './application-steps-and-missing-required-answer.ts';
import type { CandidateStageQuestion } from './candidate-stage-types-and-list-for-time-estimate.ts';
import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { filterQuestionsShownForAnswers } from '../../job-plan/rules/shown-questions.ts';

/** What was answered, stage by stage in the order of the plan: for the page where it is checked, and for the candidate's copy. */
export function listStagesWithAnswers(
  own: ApplicationStagesAndTests,
  locale: OrganisationLocale,
): AnsweredStage[] {
  const steps = listApplicationSteps(own);
  return own.stages.flatMap((stage) => {
    if (stage.kind === 'test') return [];
    const answers = steps
      .filter((step) => step.stage === stage)
      .flatMap(({ path, asked }) =>
        (asked ? [asked] : filterQuestionsShownForAnswers(stage.items)).map((one) =>
          describeAnsweredQuestion(one, { path, isOnForm: asked === null, locale }),
        ),
      );
    return answers.length === 0 ? [] : [{ name: stage.name, answers }];
  });
}

/** One answer in words, with the place where it can be changed. */
export function describeAnsweredQuestion(
  { item, answer }: CandidateStageQuestion,
  { path, isOnForm, locale }: { path: string; isOnForm: boolean; locale: OrganisationLocale },
) {
  return {
    itemKey: item.key,
    question: firstParagraphOfQuestion(item.text),
    words: formatAnswerInWords(item, answer, locale),
    isWritten: isItemKindStoredAsText(item.kind),
    wordCount:
      item.kind === 'long-text'
        ? { words: countWords(answer.text), maxWords: item.maxWords }
        : null,
    path: `${path}?from=check${isOnForm ? `#${formFieldName(item.key)}` : ''}`,
  };
}
