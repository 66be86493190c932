import type { DateQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { dayWithMonthInWords } from './day-with-month-in-words.ts';
import { intlLocaleOfOrganisation } from './intl-locale-of-organisation.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';
import { parseDayInLocale } from './parse-day.ts';
import { trimmedTextOfRawAnswer } from './trimmed-text-of-raw-answer.ts';

/** No calendar agrees on days before, and those after are a slip of the hand. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];

const problems = {
  'no-date': 'Write the date with day, month and year, such as 3 May 2026 or 2026-05-03.',
  'no-such-day': 'There is no such day in the calendar. Check the day and the month.',
  'short-year': 'Write the year with four digits, such as 2026.',
} as const;

/** A day of the calendar, between the two that the item names. */
export const parseDateAnswer: ParseItemAnswer<DateQuestion, string> = (item, raw, locale) => {
  const text = trimmedTextOfRawAnswer(raw);
  if (text === '') return { value: null, readAs: null };
  const parsed = parseDayInLocale(text, intlLocaleOfOrganisation(locale));
  if (parsed.problem !== undefined) return { problem: problems[parsed.problem] };
  const { day, isAmbiguous } = parsed;
  const problem = limitsProblem(item, day);
  if (problem !== undefined)
    return {
      problem: isAmbiguous ? `${problem} This was read as ${dayWithMonthInWords(day)}.` : problem,
    };
  return { value: day, readAs: isAmbiguous ? dayWithMonthInWords(day) : null };
};

function limitsProblem({ earliest, latest }: DateQuestion, day: string): string | undefined {
  const [first, last] = [earliest ?? FIRST_DAY, latest ?? LAST_DAY];
  if (day < first) return `Choose a day from ${dayWithMonthInWords(first)} on.`;
  if (day > last) return `Choose a day up to ${dayWithMonthInWords(last)}.`;
  return undefined;
}
