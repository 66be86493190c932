import type { InterviewState } from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';

const HOUR_MS = 3_600_000;
/** From twice the length on, a time is kept for whoever needs it. */
const KEPT_FACTOR = 2;

export type InterviewRoundLimits = { noticeHours: number; freezeHours: number; moves: number };

/** Until when a time can be booked that begins then. */
export function interviewSlotBookableUntil(
  startsAt: Date,
  { noticeHours }: Pick<InterviewRoundLimits, 'noticeHours'>,
): Date {
  return new Date(startsAt.getTime() - noticeHours * HOUR_MS);
}

/** Until when whoever has it can move or cancel it. */
export function interviewChangeableUntil(
  startsAt: Date,
  { freezeHours }: Pick<InterviewRoundLimits, 'freezeHours'>,
): Date {
  return new Date(startsAt.getTime() - freezeHours * HOUR_MS);
}

type OwnInterview = { state: InterviewState; startsAt: Date | null; movesMade: number };

/** Why a candidate cannot give another time to their interview; null when they can. */
export function interviewMoveProblem(
  { state, startsAt, movesMade }: OwnInterview,
  limits: InterviewRoundLimits,
  now: Date,
): 'not-booked' | 'frozen' | 'no-moves-left' | null {
  if (state !== 'booked' || startsAt === null) return 'not-booked';
  if (now > interviewChangeableUntil(startsAt, limits)) return 'frozen';
  return movesMade >= limits.moves ? 'no-moves-left' : null;
}

/** Why a candidate cannot cancel it. Whoever was only invited can say no at any time. */
export function interviewCancelProblem(
  { state, startsAt }: Pick<OwnInterview, 'state' | 'startsAt'>,
  limits: InterviewRoundLimits,
  now: Date,
): 'over' | 'frozen' | null {
  if (state === 'invited') return null;
  if (state !== 'booked' || startsAt === null) return 'over';
  return now > interviewChangeableUntil(startsAt, limits) ? 'frozen' : null;
}

/** How long an interview of a round is for whoever has that much more time. */
export function interviewMinutesNeeded(roundMinutes: number, timeFactor: number): number {
  return Math.ceil(roundMinutes * timeFactor);
}

/** Whether a time is offered to a candidate: long enough for them, and not one that is kept for those who need twice as long. */
export function isInterviewSlotLongEnough(
  slotMinutes: number,
  { roundMinutes, timeFactor }: { roundMinutes: number; timeFactor: number },
): boolean {
  if (slotMinutes < interviewMinutesNeeded(roundMinutes, timeFactor)) return false;
  return timeFactor > 1 || slotMinutes < roundMinutes * KEPT_FACTOR;
}

/** Whether whoever was invited can choose a time by their last day; it ends with that day in the organisation's zone. */
export function isInterviewInvitationOpen(dueOn: string | null, today: string): boolean {
  return dueOn === null || today <= dueOn;
}
