import { findOrCreateDateFormat } from './find-or-create-date-format.ts';

/** '3 May 2026', the day of a moment in a zone. */
export function formatDayOfMomentInZone(moment: Date, zone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const;
  return findOrCreateDateFormat('en-GB', day).format(moment);
}
