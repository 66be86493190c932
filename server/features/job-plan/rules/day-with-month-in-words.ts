/** '3 May 2026' for 2026-05-03: with the month as a word, so that nothing can be the other way round. */
export function dayWithMonthInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
