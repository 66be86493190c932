import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type {
  ItemAnsweredByCandidate,
  ItemKindAnsweredByCandidate,
  PlanItemAnswerByKind,
} from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import { dayWithMonthInWords } from './day-with-month-in-words.ts';
import { formatNumberForLocale } from './format-number-for-locale.ts';
import { parseStoredAnswer, type StoredAnswer } from './convert-answer-to-and-from-stored.ts';

type ItemOf<Kind> = Extract<ItemAnsweredByCandidate, { kind: Kind }>;
type Words<Kind extends ItemKindAnsweredByCandidate> = (
  answer: PlanItemAnswerByKind[Kind],
  item: ItemOf<Kind>,
  locale: OrganisationLocale,
) => string;

/** An option that was taken away after somebody had chosen it. */
const OPTION_GONE = '(an option that is not offered any more)';

const words: { [Kind in ItemKindAnsweredByCandidate]: Words<Kind> } = {
  'long-text': (text) => text,
  'short-text': (text) => text,
  number: (number, { unit }, locale) =>
    formatNumberForLocale(number, locale) + (unit === null ? '' : ` ${unit}`),
  date: dayWithMonthInWords,
  'one-of': (key, { options }) => optionInWords(key, options),
  'many-of': (keys, { options }) => keys.map((key) => optionInWords(key, options)).join('; '),
  'yes-no': (isYes) => (isYes ? 'Yes' : 'No'),
  statement: () => 'Confirmed',
  file: (files) => files.map(({ name }) => name).join('; '),
  link: (address) => address,
};

/** An answer as people read it, on every page, in every copy and in every file; empty where nothing was answered. */
export function formatAnswerInWords(
  item: ItemAnsweredByCandidate,
  stored: StoredAnswer,
  locale: OrganisationLocale,
): string {
  const answer = parseStoredAnswer(item.kind, stored);
  if (answer === null) return '';
  // The table above has for each kind what makes words of its answers.
  const say = words[item.kind] as (
    answer: unknown,
    item: ItemAnsweredByCandidate,
    locale: OrganisationLocale,
  ) => string;
  return say(answer, item, locale);
}

function optionInWords(key: string, options: { key: string; words: string }[]): string {
  return options.find((option) => option.key === key)?.words ?? OPTION_GONE;
}
