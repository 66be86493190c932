const MIN_MS = 60_000;

export type InterviewStartAndMinutes = { startsAt: Date; minutes: number };

export type InterviewStateByClock = 'completed' | 'in-progress' | 'upcoming';

export function interviewEndTime({ startsAt, minutes }: InterviewStartAndMinutes): Date {
  return new Date(startsAt.getTime() + minutes * MIN_MS);
}

/** Where an interview is by the clock: it begins on its first second, and is over once its minutes have passed. */
export function interviewStateAtTime(
  slot: InterviewStartAndMinutes,
  now: Date,
): InterviewStateByClock {
  if (interviewEndTime(slot) <= now) return 'completed';
  return slot.startsAt <= now ? 'in-progress' : 'upcoming';
}

/** A clock that was put to sleep or set anew is looked at again after this long. */
const LONGEST_MS = 30_000;

/** A timer may fire a moment early. */
const SHORTEST_MS = 20;

/** How long what is shown stays true: until an interview begins or ends, and never long enough to miss midnight by much. */
export function msUntilAnyInterviewStartsOrEnds(
  slots: readonly InterviewStartAndMinutes[],
  now: Date,
): number {
  const waits = slots
    .flatMap((slot) => [slot.startsAt, interviewEndTime(slot)])
    .map((moment) => moment.getTime() - now.getTime())
    .filter((ms) => ms > 0);
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ...waits));
}
