import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import { formatNumberForLocale } from './format-number-for-locale.ts';

/**
 * What stands in the fields of an item that was answered so: one text, or the keys of options, `yes` and `no`, a day as
 * yyyy-MM-dd. Read again, it is the same answer.
 */
export function fieldTextsOfAnswer(
  answer: PlanItemAnswer | null,
  locale: OrganisationLocale,
): string[] {
  if (answer === null) return [];
  if (typeof answer === 'number')
    return [formatNumberForLocale(answer, locale, { isGrouped: false })];
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no'];
  return typeof answer === 'string' ? [answer] : answer.filter((key) => typeof key === 'string');
}
