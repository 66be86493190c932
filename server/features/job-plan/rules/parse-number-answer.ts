import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { NumberQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { intlLocaleOfOrganisation } from './intl-locale-of-organisation.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';
import { formatNumberForLocale } from './format-number-for-locale.ts';
import { parseNumberInLocale, type ParsedNumber } from './parse-number.ts';
import { trimmedTextOfRawAnswer } from './trimmed-text-of-raw-answer.ts';

/** A number with its unit or without; limits and decimals as the item has them. */
export const parseNumberAnswer: ParseItemAnswer<NumberQuestion, number> = (item, raw, locale) => {
  const text = trimmedTextOfRawAnswer(raw);
  if (text === '') return { value: null, readAs: null };
  const number = parseNumberInLocale(
    withoutUnit(text, item.unit),
    intlLocaleOfOrganisation(locale),
  );
  if (number === undefined) return { problem: notANumber(item) };
  const problem = decimalsProblem(item, number, locale) ?? limitsProblem(item, number, locale);
  if (problem !== undefined) return { problem };
  return {
    value: number.value,
    readAs: number.isAmbiguous ? formatNumberForLocale(number.value, locale) : null,
  };
};

function notANumber({ unit, decimals }: NumberQuestion): string {
  const example = decimals === 0 ? '1200' : '1200.5';
  return unit === null
    ? `Write a number in digits, such as ${example}.`
    : `Write a number of ${unit} in digits, such as ${example}, and no other unit.`;
}

/** "12 km", "km 12" and "3 Years" for `year`. */
function withoutUnit(text: string, unit: string | null): string {
  if (unit === null) return text;
  const lower = text.toLowerCase();
  const forms = [
    `${unit.toLowerCase()}s`,
    unit.toLowerCase(),
    unit.toLowerCase().replace(/s$/, ''),
  ];
  for (const form of forms) {
    if (form === '') continue;
    // A sign at the very end may belong to the unit, as in "12 km.".
    if (lower.replace(/\.$/, '').endsWith(form))
      return text.replace(/\.$/, '').slice(0, -form.length).trim();
    if (lower.startsWith(form)) return text.slice(form.length).trim();
  }
  return text;
}

function decimalsProblem(
  { decimals }: NumberQuestion,
  number: ParsedNumber,
  locale: OrganisationLocale,
): string | undefined {
  if (number.decimals <= decimals) return undefined;
  const allowed =
    decimals === 0
      ? 'Write a whole number.'
      : `Use at most ${decimals === 1 ? 'one decimal' : `${decimals} decimals`}.`;
  if (!number.isAmbiguous) return allowed;
  const plain = Math.round(Math.abs(number.value) * 1000) * Math.sign(number.value);
  return `${allowed} This was read as ${formatNumberForLocale(number.value, locale)}; if you mean ${formatNumberForLocale(plain, locale)}, write ${plain}.`;
}

function limitsProblem(
  { min, max, unit }: NumberQuestion,
  { value, isAmbiguous }: ParsedNumber,
  locale: OrganisationLocale,
): string | undefined {
  const isTooSmall = min !== null && value < min;
  const isTooLarge = max !== null && value > max;
  if (!isTooSmall && !isTooLarge) return undefined;
  const words = (bound: number) =>
    `${formatNumberForLocale(bound, locale)}${unit === null ? '' : ` ${unit}`}`;
  const limits =
    min !== null && max !== null
      ? `between ${words(min)} and ${words(max)}`
      : isTooSmall
        ? `of at least ${words(min)}`
        : `of at most ${words(max ?? value)}`;
  const readAs = isAmbiguous ? ` This was read as ${formatNumberForLocale(value, locale)}.` : '';
  return `Write a number ${limits}.${readAs}`;
}
