import type { InterviewState } from '@evenhand/contract/interviews/interview-states.ts';

const HOUR_MS = 3_600_000;
/** From twice the length on, a time is kept for whoever needs it. */
const KEPT_FACTOR = 2;

export type RoundLimits = { noticeHours: number; freezeHours: number; moves: number };

/** Until when a time can be booked that begins then. */
export function bookableUntil(
  startsAt: Date,
  { noticeHours }: Pick<RoundLimits, 'noticeHours'>,
): Date {
  return new Date(startsAt.getTime() - noticeHours * HOUR_MS);
}

/** Until when whoever has it can move or cancel it. */
export function changeableUntil(
  startsAt: Date,
  { freezeHours }: Pick<RoundLimits, 'freezeHours'>,
): Date {
  return new Date(startsAt.getTime() - freezeHours * HOUR_MS);
}

type OwnInterview = { state: InterviewState; startsAt: Date | null; movesMade: number };

/** Why a candidate cannot give another time to their interview; null when they can. */
export function moveProblem(
  { state, startsAt, movesMade }: OwnInterview,
  limits: RoundLimits,
  now: Date,
): 'not-booked' | 'frozen' | 'no-moves-left' | null {
  if (state !== 'booked' || startsAt === null) return 'not-booked';
  if (now > changeableUntil(startsAt, limits)) return 'frozen';
  return movesMade >= limits.moves ? 'no-moves-left' : null;
}

/** Why a candidate cannot cancel it. Whoever was only invited can say no at any time. */
export function cancelProblem(
  { state, startsAt }: Pick<OwnInterview, 'state' | 'startsAt'>,
  limits: RoundLimits,
  now: Date,
): 'over' | 'frozen' | null {
  if (state === 'invited') return null;
  if (state !== 'booked' || startsAt === null) return 'over';
  return now > changeableUntil(startsAt, limits) ? 'frozen' : null;
}

/** How long an interview of a round is for whoever has that much more time. */
export function minutesNeeded(roundMinutes: number, timeFactor: number): number {
  return Math.ceil(roundMinutes * timeFactor);
}

/** Whether a time is offered to a candidate: long enough for them, and not one that is kept for those who need twice as long. */
export function isSlotOffered(
  slotMinutes: number,
  { roundMinutes, timeFactor }: { roundMinutes: number; timeFactor: number },
): boolean {
  if (slotMinutes < minutesNeeded(roundMinutes, timeFactor)) return false;
  return timeFactor > 1 || slotMinutes < roundMinutes * KEPT_FACTOR;
}

/** Whether whoever was invited can choose a time by their last day; it ends with that day in the organisation's zone. */
export function isInvitationOpen(dueOn: string | null, today: string): boolean {
  return dueOn === null || today <= dueOn;
}
