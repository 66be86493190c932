import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';

/** '3 May 2026' of a day without an hour. */
export function formatPlainDayWithMonth(day: string): string {
  return formatDayOfMomentInZone(new Date(`${day}T00:00:00Z`), 'UTC');
}
