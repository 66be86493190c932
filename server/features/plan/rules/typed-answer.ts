import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { ItemAnswer } from '@evenhand/contract/plan/item-answer.ts';
import { numberInDigits } from './number-in-digits.ts';

/**
 * What stands in the fields of an item that was answered so: one text, or the keys of options, `yes` and `no`, a day as
 * yyyy-MM-dd. Read again, it is the same answer.
 */
export function typedAnswerOf(answer: ItemAnswer | null, locale: OrganisationLocale): string[] {
  if (answer === null) return [];
  if (typeof answer === 'number') return [numberInDigits(answer, locale, { isGrouped: false })];
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no'];
  return typeof answer === 'string' ? [answer] : answer.filter((key) => typeof key === 'string');
}
