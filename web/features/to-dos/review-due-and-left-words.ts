import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';

const DAY_MS = 86_400_000;
const NEAR_DAYS = 6;

/** 'Due tomorrow', 'Due on Thursday', 'Due 18 Nov'; once it has gone by, since when. */
export function formatReviewDueDay(
  { dueAt, overdue }: { dueAt: string; overdue: boolean },
  now = new Date(),
): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const due = new Date(`${dueAt}T00:00:00Z`);
  const days = Math.round((due.getTime() - today) / DAY_MS);
  if (overdue) return `Overdue since ${formatIsoDayShort(dueAt, now.getFullYear())}`;
  // The organisation's day may have begun earlier or later than the reader's.
  if (days <= 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days <= NEAR_DAYS)
    return `Due on ${due.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })}`;
  return `Due ${formatIsoDayShort(dueAt, now.getFullYear())}`;
}

/** '12 of 40 answers left, about 14 min'; with none left, that they wait to be handed in. */
export function formatReviewsLeft({
  total,
  scored,
  minutesLeft,
}: {
  total: number;
  scored: number;
  minutesLeft: number;
}): string {
  const left = total - scored;
  if (left === 0) return 'All scored: hand them in';
  const answers = total === 1 ? '1 answer' : `${left} of ${total} answers`;
  return `${answers} left, about ${minutesLeft} min`;
}
