import type { CandidateApplicationStatus } from '@evenhand/contract/apply/candidate-application-status.ts';
import type { OwnInterviewOnPage } from '@evenhand/contract/interview-booking/own-interview-on-page.ts';
import type { InterviewState } from '@evenhand/contract/interviews/interview-states.ts';
import { dayInZone } from '../../../time/day-in-zone.ts';
import {
  cancelProblem,
  isInvitationOpen,
  moveProblem,
  type RoundLimits,
} from '../../interviews/rules/may-book-or-change.ts';

export type Candidacy = {
  /** As far as the candidate knows. */
  standing: CandidateApplicationStatus;
  /** Whether an interview can be held at all. */
  isReallyOpen: boolean;
  timeFactor: number;
  zone: string;
  now: Date;
};

type Own = RoundLimits & {
  state: InterviewState;
  startsAt: Date | null;
  movesMade: number;
  dueOn: string | null;
  endedBy: string | null;
};

/** What was cancelled with a decision of which the candidate does not hear yet stands as it did: the page tells it no sooner. */
export function interviewAsKnownToCandidate<Interview extends Own>(
  interview: Interview,
  { standing, isReallyOpen }: Candidacy,
): Interview {
  const isUntold =
    interview.state === 'cancelled' &&
    interview.endedBy === 'system' &&
    !isReallyOpen &&
    standing === 'interviews';
  if (!isUntold) return interview;
  return { ...interview, state: interview.startsAt === null ? 'invited' : 'booked' };
}

/** Whether a candidate can choose a time, or another one than they have. */
export function mayChooseTime(
  interview: Own,
  { isReallyOpen, zone, now }: Candidacy,
): OwnInterviewOnPage['mayChoose'] {
  if (!isReallyOpen) return 'no';
  if (interview.state === 'invited')
    return isInvitationOpen(interview.dueOn, dayInZone(zone, now)) ? 'yes' : 'past-last-day';
  const problem = moveProblem(interview, interview, now);
  if (problem === 'not-booked') return 'no';
  return problem ?? 'yes';
}

export function mayCancelHere(interview: Own, { isReallyOpen, now }: Candidacy): boolean {
  return isReallyOpen && cancelProblem(interview, interview, now) === null;
}
