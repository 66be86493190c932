import { findOrCreateDateFormat } from '../../parts/time/find-or-create-date-format.ts';

/** 'April 2026', 'January to April 2026', 'November 2025 to April 2026'. */
export function formatMonthRange(from: string, until: string): string {
  if (from === until) return nameOf(until, true);
  return `${nameOf(from, from.slice(0, 4) !== until.slice(0, 4))} to ${nameOf(until, true)}`;
}

function nameOf(month: string, withYear: boolean): string {
  return findOrCreateDateFormat('en-GB', {
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
