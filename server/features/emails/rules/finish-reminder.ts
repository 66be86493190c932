const HOUR_MS = 3_600_000;

/** Before the closing: when the two reminders come, and how long ago somebody must have begun to be sent one. */
export const FINISH_APPLICATION_REMINDER_HOURS = {
  first: { hoursBefore: 48, begunHoursAgo: 24 },
  last: { hoursBefore: 6, begunHoursAgo: 3 },
} as const;
export type FinishApplicationReminderKey = keyof typeof FINISH_APPLICATION_REMINDER_HOURS;

const LEAST_MINUTES_LEFT = 60;
const DAY_BEGINS = 7;
const DAY_ENDS = 21;

type Facts = { now: Date; closesAt: Date; begunAt: Date; hadFirst: boolean; hadLast: boolean };

/**
 * Which reminder is due to somebody who has begun and not finished. The later one stands for both; one whose time had passed
 * before the role's closing was moved to where it is now is never made up for, once the later has gone out.
 */
export function chooseDueFinishApplicationReminder({
  now,
  closesAt,
  begunAt,
  hadFirst,
  hadLast,
}: Facts): FinishApplicationReminderKey | null {
  const left = (closesAt.getTime() - now.getTime()) / HOUR_MS;
  const begun = (now.getTime() - begunAt.getTime()) / HOUR_MS;
  if (left * 60 < LEAST_MINUTES_LEFT || hadLast) return null;
  if (left <= FINISH_APPLICATION_REMINDER_HOURS.last.hoursBefore)
    return begun >= FINISH_APPLICATION_REMINDER_HOURS.last.begunHoursAgo ? 'last' : null;
  if (left <= FINISH_APPLICATION_REMINDER_HOURS.first.hoursBefore && !hadFirst)
    return begun >= FINISH_APPLICATION_REMINDER_HOURS.first.begunHoursAgo ? 'first' : null;
  return null;
}

/** From seven to nine by the clock of the organisation. */
export function isDaytimeInZone(now: Date, zone: string): boolean {
  const hour = Number(
    now
      .toLocaleTimeString('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })
      .slice(0, 2),
  );
  return hour >= DAY_BEGINS && hour < DAY_ENDS;
}
