import { findOrCreateDateFormat } from './find-or-create-date-format.ts';

/** '3 May 2026' of a plain day such as '2026-05-03'. */
export function formatIsoDayWithMonth(day: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return findOrCreateDateFormat('en-GB', parts).format(new Date(`${day}T00:00:00Z`));
}

/** '3 May 2026, 4 May 2026 and 6 May 2026' */
export function formatIsoDaysWithMonth(days: readonly string[]): string {
  const words = days.map(formatIsoDayWithMonth);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
