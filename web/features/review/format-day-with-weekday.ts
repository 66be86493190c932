const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `2026-03-09` as "Monday 9 March". */
export function formatDayWithWeekday(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
