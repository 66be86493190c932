const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** '12 Dec' of a day, and a dash where there is none. */
export function formatTaskDay(day: string | null): string {
  return day === null ? '–' : format.format(new Date(`${day}T00:00:00Z`));
}
