/** `2026-03-01T09:30`, as a date and time field shows an instant on the clocks of a zone. */
export function formatFieldTimeInZone(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant at which the clocks of a zone show a field's time; null when the field is not filled in. A time
 * that the clocks skip is moved on by what they skip; of a time that comes twice, the first is meant.
 */
export function parseFieldTimeInZone(text: string, zone: string): Date | null {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  const before = asUtc - offsetMs(asUtc - DAY_MS, zone);
  const after = asUtc - offsetMs(asUtc + DAY_MS, zone);
  const exact = [before, after].filter((ms) => offsetMs(ms, zone) === asUtc - ms);
  return new Date(exact.length > 0 ? Math.min(...exact) : before);
}

/** 'Sunday 1 March 2026 at 09:30'. */
export function formatFullDateTimeInZone(instant: Date, zone: string): string {
  return instant.toLocaleString('en-GB', {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
}

const DAY_MS = 86_400_000;

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetMs(ms: number, zone: string): number {
  return (
    Date.parse(`${formatFieldTimeInZone(new Date(ms), zone)}Z`) - Math.floor(ms / 60_000) * 60_000
  );
}
