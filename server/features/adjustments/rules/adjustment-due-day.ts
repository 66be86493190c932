import { nextCalendarDay } from '../../../time/calendar-day-month-and-quarter-arithmetic.ts';

/** So many working days after somebody asked they should have an answer. */
const ANSWER_WITHIN_WORKING_DAYS = 3;

/** The plain day by which a wish of a plain day should be answered, weekends left out. */
export function adjustmentDueDay(askedOn: string): string {
  let day = askedOn;
  for (let left = ANSWER_WITHIN_WORKING_DAYS; left > 0; ) {
    day = nextCalendarDay(day);
    if (new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}
