/** 'Friday 12 December 2026 at 17:00 GMT', in the organisation's zone. */
export function formatDateTimeInWords(moment: Date, zone: string): string {
  const { day, time } = formattersOf(zone);
  return `${day.format(moment).replace(',', '')} at ${time.format(moment)}`;
}

/** '12 December 2026' of a moment, in the organisation's zone. */
export function formatDateInWords(moment: Date, timeZone: string): string {
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return moment.toLocaleDateString('en-GB', date);
}

type Formatters = { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat };
const known = new Map<string, Formatters>();

/** Made once for each zone: to make them takes longer than all else in the writing of an e-mail. */
function formattersOf(timeZone: string): Formatters {
  const made = known.get(timeZone) ?? {
    day: new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    }),
    time: new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }),
  };
  known.set(timeZone, made);
  return made;
}

/** 'Friday 12 December' of a day without an hour, '2026-12-12'. */
export function formatWeekdayAndDayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    .replace(',', '');
}
