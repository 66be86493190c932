import type { DateItem } from '@evenhand/contract/plan/plan-item.ts';
import { longDayInWords } from './long-day-in-words.ts';
import { intlLocale } from './intl-locale.ts';
import type { ReadItem } from './item-reading.ts';
import { parseDay } from './parse-day.ts';
import { trimmedTextOfAnswer } from './trimmed-text-of-answer.ts';

/** No calendar agrees on days before, and those after are a slip of the hand. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];

const problems = {
  'no-date': 'Write the date with day, month and year, such as 3 May 2026 or 2026-05-03.',
  'no-such-day': 'There is no such day in the calendar. Check the day and the month.',
  'short-year': 'Write the year with four digits, such as 2026.',
} as const;

/** A day of the calendar, between the two that the item names. */
export const readDate: ReadItem<DateItem, string> = (item, raw, locale) => {
  const text = trimmedTextOfAnswer(raw);
  if (text === '') return { value: null, readAs: null };
  const parsed = parseDay(text, intlLocale(locale));
  if (parsed.problem !== undefined) return { problem: problems[parsed.problem] };
  const { day, isAmbiguous } = parsed;
  const problem = limitsProblem(item, day);
  if (problem !== undefined)
    return {
      problem: isAmbiguous ? `${problem} This was read as ${longDayInWords(day)}.` : problem,
    };
  return { value: day, readAs: isAmbiguous ? longDayInWords(day) : null };
};

function limitsProblem({ earliest, latest }: DateItem, day: string): string | undefined {
  const [first, last] = [earliest ?? FIRST_DAY, latest ?? LAST_DAY];
  if (day < first) return `Choose a day from ${longDayInWords(first)} on.`;
  if (day > last) return `Choose a day up to ${longDayInWords(last)}.`;
  return undefined;
}
