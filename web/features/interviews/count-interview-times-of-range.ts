const DAY_MS = 86_400_000;

export type InterviewTimeRangeToCount = {
  from: string;
  until: string;
  /** From 1, Monday, to 7, Sunday. */
  weekdays: readonly number[];
  opens: string;
  closes: string;
  minutes: number;
  gapMinutes: number;
};

/** How many times a range comes to by the clock on the wall; null while something is missing or the wrong way round. */
export function countInterviewTimesOfRange(
  range: InterviewTimeRangeToCount,
): { days: number; eachDay: number } | null {
  const [first, last] = [Date.parse(range.from), Date.parse(range.until)];
  const [opens, closes] = [minutesOfClock(range.opens), minutesOfClock(range.closes)];
  const step = range.minutes + range.gapMinutes;
  if (Number.isNaN(first + last + opens + closes + step) || last < first || range.minutes <= 0)
    return null;
  const fits = closes - opens - range.minutes;
  const all = Math.round((last - first) / DAY_MS) + 1;
  const firstWeekday = new Date(first).getUTCDay();
  const days = range.weekdays.reduce((n, weekday) => {
    const ahead = (weekday - firstWeekday + 7) % 7;
    return n + (ahead >= all ? 0 : Math.floor((all - 1 - ahead) / 7) + 1);
  }, 0);
  return { days, eachDay: fits < 0 ? 0 : Math.floor(fits / step) + 1 };
}

function minutesOfClock(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours || Number.NaN) * 60 + Number(minutes ?? Number.NaN);
}
