/** Making a formatter takes a hundred times as long as using it, and a page may show many moments. */
const formatters = new Map<
  string,
  Record<'day' | 'dayOfYear' | 'time' | 'zone', Intl.DateTimeFormat>
>();

/** 'Wed 25 November, 23:59', or with its year, in a zone of the reader's choice. */
export function formatDateTimeInZone(at: Date, hasYear: boolean, timeZone?: string): string {
  const { day, dayOfYear, time } = formattersOf(timeZone);
  return `${(hasYear ? dayOfYear : day).format(at).replace(',', '')}, ${time.format(at)}`;
}

/** 'GMT', 'BST' or 'GMT+9', in a zone of the reader's choice. */
export function formatTimeZoneShortName(at: Date, timeZone?: string): string {
  const parts = formattersOf(timeZone).zone.formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone ?? '';
}

function formattersOf(timeZone: string | undefined) {
  const found = formatters.get(timeZone ?? '');
  if (found !== undefined) return found;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  const made = {
    day: format({ weekday: 'short', day: 'numeric', month: 'long' }),
    dayOfYear: format({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
    zone: format({ timeZoneName: 'short' }),
  };
  formatters.set(timeZone ?? '', made);
  return made;
}
