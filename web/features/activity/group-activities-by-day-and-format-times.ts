import type { ActivityFeedEntry } from '@evenhand/contract/activity/activity-feed.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { findOrCreateDateFormat } from '../../parts/time/find-or-create-date-format.ts';

export type ActivitiesOfDay = { day: string; activities: ActivityFeedEntry[] };

/** The lines by day, in the order in which they came. */
export function groupActivitiesByDay(activities: readonly ActivityFeedEntry[]): ActivitiesOfDay[] {
  return Array.from(
    Map.groupBy(activities, ({ day }) => day),
    ([day, of]) => ({ day, activities: of }),
  );
}

/** 'Today', 'Yesterday' or '18 Nov' where the organisation is. */
export function formatActivityDayTitle(
  day: string,
  { now, zone }: { now: Date; zone: string },
): string {
  const today = dayIn(now, zone);
  if (day === today) return 'Today';
  if (day === dayIn(new Date(Date.parse(today) - DAY_MS), 'UTC')) return 'Yesterday';
  return formatIsoDayShort(day, Number(today.slice(0, 4)));
}

export function formatTimeOfDayInZone(moment: Date, zone: string): string {
  return findOrCreateDateFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}

const DAY_MS = 86_400_000;

/** '2026-03-01'. */
function dayIn(moment: Date, zone: string): string {
  return findOrCreateDateFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
}
