import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import {
  isItemKindStoredAsText,
  parseStoredAnswer,
} from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';
import { firstParagraphOfQuestion } from '../../job-plan/rules/first-paragraph-of-question.ts';
import { formatAnswerInWords } from '../../job-plan/rules/format-answer-in-words.ts';
import type { CandidateStageQuestion } from './candidate-stage-types-and-list-for-time-estimate.ts';
import { parseCandidateForm } from './parse-candidate-form.ts';
import { removeInvisibleCharacters } from './remove-invisible-characters.ts';

/** What was posted for the questions of a form and is not what is stored, in words that somebody can copy. */
export function listPostedAnswersNotStored(
  items: readonly CandidateStageQuestion[],
  fields: Readonly<Record<string, string>>,
  locale: OrganisationLocale,
): string[] {
  const { typed, answers } = parseCandidateForm(items, fields, locale);
  return items.flatMap(({ id, item, answer }) => {
    const texts = typed.get(item.key) ?? [];
    if (texts.every((text) => text.trim() === '')) return [];
    const posted = answers.find(({ questionId }) => questionId === id);
    // What was chosen under a condition that does not hold is no text that somebody would miss.
    if (posted === undefined) return CHOSEN.has(item.kind) ? [] : texts;
    const isStored =
      JSON.stringify(parseStoredAnswer(item.kind, answer)) ===
      JSON.stringify(parseStoredAnswer(item.kind, posted));
    if (isStored) return [];
    const words = formatAnswerInWords(item, posted, locale);
    // A day or an option says little by itself.
    return [
      isItemKindStoredAsText(item.kind) ? words : `${firstParagraphOfQuestion(item.text)} ${words}`,
    ];
  });
}

/** The same of the one text of a question. */
export function listPostedTextNotStored(text: string, stored: string): string[] {
  const isStored = comparable(text) === comparable(stored);
  return isStored || text.trim() === '' ? [] : [text];
}

function comparable(text: string): string {
  return removeInvisibleCharacters(text).normalize('NFC').trim();
}

const CHOSEN: ReadonlySet<string> = new Set(['one-of', 'many-of', 'yes-no', 'statement']);
