const HOUR_MS = 3_600_000;
/** Whoever is on their way is told in any case. */
const AHEAD_HOURS = 24;

/**
 * When a candidate hears that an interview is cancelled. With a rejection it waits as long as that, since it would tell it, and
 * the rejection may be taken back; but nobody comes to an interview that is not held.
 */
export function interviewCancellationNotifiedAt({
  startsAt,
  waitHours,
  now,
}: {
  startsAt: Date;
  waitHours: number;
  now: Date;
}): Date {
  const withRejection = now.getTime() + waitHours * HOUR_MS;
  const inTime = startsAt.getTime() - AHEAD_HOURS * HOUR_MS;
  return new Date(Math.max(now.getTime(), Math.min(withRejection, inTime)));
}
