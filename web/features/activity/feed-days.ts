import type { ActivityFeedEntry } from '@evenhand/contract/activity.ts';
import { shortDay } from '../../parts/time/days.ts';
import { dateFormat } from '../../parts/time/date-format.ts';

export type FeedDay = { day: string; activities: ActivityFeedEntry[] };

/** The lines by day, in the order in which they came. */
export function byDay(activities: readonly ActivityFeedEntry[]): FeedDay[] {
  return Array.from(
    Map.groupBy(activities, ({ day }) => day),
    ([day, of]) => ({ day, activities: of }),
  );
}

/** 'Today', 'Yesterday' or '18 Nov' where the organisation is. */
export function feedDayTitle(day: string, { now, zone }: { now: Date; zone: string }): string {
  const today = dayIn(now, zone);
  if (day === today) return 'Today';
  if (day === dayIn(new Date(Date.parse(today) - DAY_MS), 'UTC')) return 'Yesterday';
  return shortDay(day, Number(today.slice(0, 4)));
}

export function timeIn(moment: Date, zone: string): string {
  return dateFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(moment);
}

const DAY_MS = 86_400_000;

/** '2026-03-01'. */
function dayIn(moment: Date, zone: string): string {
  return dateFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
}
