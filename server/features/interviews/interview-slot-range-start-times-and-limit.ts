import { Temporal } from 'temporal-polyfill';

/** So many at most are laid at once. */
export const INTERVIEW_SLOTS_AT_ONCE_MAX = 500;

export type InterviewSlotRange = {
  /** The first and the last day, both included: '2026-03-27'. */
  from: string;
  until: string;
  /** From 1, Monday, to 7, Sunday. */
  weekdays: readonly number[];
  /** On the clock of the place, such as '09:00'; no time ends later than the window. */
  opens: string;
  closes: string;
  minutes: number;
  gapMinutes: number;
};

/**
 * When the times of a range begin, by the clock of a place: nine o'clock stays nine o'clock when the clocks change. What a
 * change leaves out of the day is not laid, of an hour that comes twice the first is taken, and no time begins before the one
 * ahead of it has ended.
 * @param most ends the laying with one more, by which the caller sees that there are too many
 */
export function startTimesOfSlotRange(
  range: InterviewSlotRange,
  zone: string,
  most = INTERVIEW_SLOTS_AT_ONCE_MAX,
): Date[] {
  const starts: Date[] = [];
  const last = Temporal.PlainDate.from(range.until);
  let day = Temporal.PlainDate.from(range.from);
  while (Temporal.PlainDate.compare(day, last) <= 0 && starts.length <= most) {
    if (range.weekdays.includes(day.dayOfWeek)) addSlotsOfDay(starts, { range, zone, day, most });
    day = day.add({ days: 1 });
  }
  return starts;
}

type Laying = { range: InterviewSlotRange; zone: string; day: Temporal.PlainDate; most: number };

function addSlotsOfDay(starts: Date[], { range, zone, day, most }: Laying): void {
  const { minutes, gapMinutes } = range;
  const closes = minutesOfClock(range.closes);
  for (
    let minute = minutesOfClock(range.opens);
    minute + minutes <= closes && starts.length <= most;
    minute += minutes + gapMinutes
  ) {
    const start = momentOf(day, minute, zone);
    const before = starts.at(-1);
    if (start === null) continue;
    if (before !== undefined && start.getTime() < before.getTime() + minutes * 60_000) continue;
    starts.push(start);
  }
}

/** Null where the clocks leave it out. */
function momentOf(day: Temporal.PlainDate, minute: number, zone: string): Date | null {
  const wall = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall) ? new Date(zoned.epochMilliseconds) : null;
}

function minutesOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
