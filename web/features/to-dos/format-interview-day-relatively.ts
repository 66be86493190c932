import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';

const DAY_MS = 86_400_000;

/** 'Today', 'Tomorrow', '24 Nov': the day of a moment where the reader is. */
export function formatInterviewDayRelatively(startsAt: Date, now = new Date()): string {
  const days = Math.round((midnight(startsAt) - midnight(now)) / DAY_MS);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : formatDayOfMomentShort(startsAt, now.getFullYear());
}

/** In UTC, so that every day is as long as any other. */
function midnight(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}
