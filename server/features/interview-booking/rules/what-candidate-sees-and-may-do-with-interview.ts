import type { CandidateApplicationStatus } from '@evenhand/contract/apply/candidate-application-status-type.ts';
import type { OwnInterviewOnBookingPage } from '@evenhand/contract/interview-booking/own-interview-on-booking-page-type.ts';
import type { InterviewState } from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import { todayInZone } from '../../../time/today-in-zone.ts';
import { interviewCancellationNotifiedAt } from '../../interviews/rules/interview-cancellation-notified-at.ts';
import {
  interviewCancelProblem,
  isInterviewInvitationOpen,
  interviewMoveProblem,
  type InterviewRoundLimits,
} from '../../interviews/rules/interview-booking-limits-and-problems.ts';

export type CandidateStandingForInterview = {
  /** As far as the candidate knows. */
  standing: CandidateApplicationStatus;
  /** Whether an interview can be held at all. */
  isReallyOpen: boolean;
  /** Whether they know it or not. */
  isRejected: boolean;
  isJobArchived: boolean;
  timeFactor: number;
  zone: string;
  now: Date;
};

type Own = InterviewRoundLimits & {
  state: InterviewState;
  startsAt: Date | null;
  movesMade: number;
  dueOn: string | null;
  endedBy: string | null;
};

/**
 * What was cancelled with a rejection of which the candidate does not hear yet stands as it did: the page tells it no sooner than
 * the e-mail. With a role that is archived everybody is told at once.
 */
export function interviewAsKnownToCandidate<Interview extends Own>(
  interview: Interview,
  { standing, isRejected, isJobArchived, now }: CandidateStandingForInterview,
): Interview {
  const isUntold =
    interview.state === 'cancelled' &&
    interview.endedBy === 'system' &&
    isRejected &&
    !isJobArchived &&
    standing === 'interviews' &&
    !isNotifiedHoweverLongRejectionWaits(interview.startsAt, now);
  if (!isUntold) return interview;
  return { ...interview, state: interview.startsAt === null ? 'invited' : 'booked' };
}

function isNotifiedHoweverLongRejectionWaits(startsAt: Date | null, now: Date): boolean {
  if (startsAt === null) return false;
  return interviewCancellationNotifiedAt({ startsAt, waitHours: Infinity, now }) <= now;
}

/** Whether a candidate can choose a time, or another one than they have. */
export function mayCandidateChooseInterviewTime(
  interview: Own,
  { isReallyOpen, zone, now }: CandidateStandingForInterview,
): OwnInterviewOnBookingPage['mayChoose'] {
  if (!isReallyOpen) return 'no';
  if (interview.state === 'invited')
    return isInterviewInvitationOpen(interview.dueOn, todayInZone(zone, now))
      ? 'yes'
      : 'past-last-day';
  const problem = interviewMoveProblem(interview, interview, now);
  if (problem === 'not-booked') return 'no';
  return problem ?? 'yes';
}

export function mayCandidateCancelInterview(
  interview: Own,
  { isReallyOpen, now }: CandidateStandingForInterview,
): boolean {
  return isReallyOpen && interviewCancelProblem(interview, interview, now) === null;
}
