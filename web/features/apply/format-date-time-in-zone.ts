/** 'Wed 25 November, 23:59', in a zone of the reader's choice. */
export function formatDateTimeInZone(at: Date, timeZone?: string): string {
  const day = at.toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${day.replace(',', '')}, ${time}`;
}

/** 'GMT', 'BST' or 'GMT+9', in a zone of the reader's choice. */
export function timeZoneShortName(at: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    at,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone ?? '';
}
