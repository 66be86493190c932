import type {
  CandidateFormFieldContent,
  CandidateFormFieldCondition,
} from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { ItemAnsweredByFormFields } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import { parseStoredAnswer } from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';
import { firstParagraphOfQuestion } from '../../job-plan/rules/first-paragraph-of-question.ts';
import { fieldTextsOfAnswer } from '../../job-plan/rules/field-texts-of-answer.ts';
import type { CandidateStage } from './candidate-stage-types-and-list-for-time-estimate.ts';

/** The fields of a form's page, with what is stored in them, or with what was sent. */
export function listCandidateFormFields(
  { items }: Pick<CandidateStage, 'items'>,
  locale: OrganisationLocale,
  sent?: { typed: ReadonlyMap<string, readonly string[]>; readAs: Record<string, string> },
): CandidateFormFieldContent[] {
  const questions = items.map(({ item }) => item);
  return items.map(({ item, answer }) => ({
    item,
    typed:
      sent === undefined
        ? fieldTextsOfAnswer(parseStoredAnswer(item.kind, answer), locale)
        : (sent.typed.get(item.key) ?? []),
    readAs: sent?.readAs[item.key] ?? null,
    condition: conditionOf(item, questions),
  }));
}

function conditionOf(
  { condition }: ItemAnsweredByFormFields,
  items: readonly ItemAnsweredByFormFields[],
): CandidateFormFieldCondition | null {
  const decides = items.find(({ key }) => key === condition?.item);
  if (condition === undefined || decides === undefined) return null;
  return {
    itemKey: decides.key,
    question: firstParagraphOfQuestion(decides.text),
    options: optionsOf(decides).filter(({ key }) => condition.options.includes(key)),
  };
}

function optionsOf(item: ItemAnsweredByFormFields): { key: string; words: string }[] {
  if (item.kind === 'one-of' || item.kind === 'many-of') return item.options;
  if (item.kind !== 'yes-no') return [];
  return [
    { key: 'yes', words: 'Yes' },
    { key: 'no', words: 'No' },
  ];
}
