import { ANSWER_CHARACTERS_MAX } from '@evenhand/contract/apply/autosave-and-find-answer-and-form.ts';
import {
  formFieldName,
  formOptionName,
  formFieldNameOfInterpretedAnswer,
} from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type {
  ItemAnsweredByFormFields,
  PlanItemAnswer,
} from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { ParsedItemAnswer } from '../../job-plan/rules/raw-and-parsed-item-answer-types.ts';
import { parseItemAnswer } from '../../job-plan/rules/parse-item-answer.ts';
import { listItemsShownForAnswers } from '../../job-plan/rules/shown-items.ts';
import {
  isItemKindStoredAsText,
  type StoredAnswer,
  toStoredAnswer,
} from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';
import type { CandidateStageQuestion } from './candidate-stage-types-and-list-for-time-estimate.ts';
import { removeInvisibleCharacters } from './remove-invisible-characters.ts';

export type ParsedCandidateForm = {
  /** What was sent, by the key of the item, to be shown again. */
  typed: Map<string, string[]>;
  /** What is stored, by question; no answer of an item that is hidden, empty or not understood. */
  answers: ({ questionId: number } & StoredAnswer)[];
  /** What is not stored any more, if it was; of a text too long to be stored, what was stored before stays. */
  unanswered: number[];
  /** By the key of the item. */
  problems: Record<string, string>;
  /** What was understood of an answer that could mean something else, and was not said yet; by the key of the item. */
  readAs: Record<string, string>;
};

/**
 * The page of a form as it was sent. It is a draft: a text that is too long and too few options are kept, and refused only when
 * the application is sent in; a number or a day that cannot be read is not.
 */
export function parseCandidateForm(
  items: readonly CandidateStageQuestion[],
  fields: Readonly<Record<string, string>>,
  locale: OrganisationLocale,
): ParsedCandidateForm {
  const read = items.map(({ id, item }) => {
    const typed = typedIn(item, fields);
    const reading = parseItemAnswer(item, typed, locale);
    return { id, item, typed, reading, draft: draftOf(item, typed, reading) };
  });
  const drafts = new Map(
    read.flatMap(({ item, draft }) => (draft === null ? [] : [[item.key, draft] as const])),
  );
  const shown = new Set(
    listItemsShownForAnswers(
      items.map(({ item }) => item),
      drafts,
    ),
  );
  const ofShown = read.filter(({ item }) => shown.has(item));
  const answers = ofShown.flatMap(({ id, item, draft }) =>
    draft === null ? [] : [{ questionId: id, ...toStoredAnswer(item.kind, draft) }],
  );
  const kept = [
    ...answers.map(({ questionId }) => questionId),
    ...ofShown.filter(({ item, typed }) => isTextTooLongToStore(item, typed)).map(({ id }) => id),
  ];
  return {
    typed: new Map(read.map(({ item, typed }) => [item.key, typed])),
    answers,
    unanswered: read.map(({ id }) => id).filter((id) => !kept.includes(id)),
    problems: Object.fromEntries(
      ofShown.flatMap(({ item, reading }) =>
        reading.problem === undefined ? [] : [[item.key, reading.problem]],
      ),
    ),
    readAs: Object.fromEntries(
      ofShown.flatMap(({ item: { key }, reading }) => {
        const readAs = reading.problem === undefined ? reading.readAs : null;
        const wasSaid = fields[formFieldNameOfInterpretedAnswer(key)] === readAs;
        return readAs === null || wasSaid ? [] : [[key, readAs]];
      }),
    ),
  };
}

function typedIn(
  item: ItemAnsweredByFormFields,
  fields: Readonly<Record<string, string>>,
): string[] {
  if (item.kind === 'many-of') {
    const prefix = formOptionName(item.key, '');
    const names = Object.keys(fields).filter((name) => name.startsWith(prefix));
    return names.map((name) => name.slice(prefix.length));
  }
  const sent = removeInvisibleCharacters(fields[formFieldName(item.key)] ?? '');
  return sent === '' ? [] : [sent];
}

function draftOf(
  item: ItemAnsweredByFormFields,
  typed: string[],
  { value = null, problem }: ParsedItemAnswer<PlanItemAnswer>,
): PlanItemAnswer | null {
  if (problem === undefined) return value;
  if (item.kind === 'many-of') {
    const offered = item.options.map(({ key }) => key).filter((key) => typed.includes(key));
    return offered.length === typed.length ? offered : null;
  }
  const [text = ''] = typed;
  return isItemKindStoredAsText(item.kind) && !isTextTooLongToStore(item, typed) ? text : null;
}

function isTextTooLongToStore(item: ItemAnsweredByFormFields, [text = '']: string[]): boolean {
  return isItemKindStoredAsText(item.kind) && text.length > ANSWER_CHARACTERS_MAX;
}
