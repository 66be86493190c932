import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { CandidateApplicationStatus } from '@evenhand/contract/apply/candidate-application-status-type.ts';

type Attempt = {
  state: ApplicationState;
  /** The e-mail that tells it waits and may still be stopped; until then nothing tells it. */
  rejectionNotifiedAt: Date | null;
  interviewedAt: Date | null;
  reviewsExpected: number;
};

/** What each state tells, but of a rejection that nothing tells yet. */
const standings: Record<ApplicationState, CandidateApplicationStatus> = {
  invited: 'closed-unsent',
  quick_applied: 'closed-unsent',
  started: 'closed-unsent',
  submitted: 'submitted',
  in_review: 'in-review',
  interviews_tasks: 'interviews',
  hired: 'hired',
  rejected: 'not-chosen',
  withdrawn: 'withdrawn',
  erased: 'submitted',
};

/** Where an application stands, as far as its candidate knows. */
export function applicationStatusForCandidate(
  attempt: Attempt,
  now: Date,
): CandidateApplicationStatus {
  const { state, rejectionNotifiedAt, interviewedAt, reviewsExpected } = attempt;
  const isTold = rejectionNotifiedAt !== null && rejectionNotifiedAt <= now;
  if (state !== 'rejected' || isTold) return standings[state];
  if (interviewedAt !== null) return 'interviews';
  return reviewsExpected > 0 ? 'in-review' : 'submitted';
}

/** Candidates may take back what is not decided yet, as far as they know. */
export function mayWithdrawApplication(standing: CandidateApplicationStatus): boolean {
  return standing === 'submitted' || standing === 'in-review' || standing === 'interviews';
}

/** Whether a candidate knows how their application ended. */
export function isDecisionKnownToCandidate(standing: CandidateApplicationStatus): boolean {
  return standing === 'hired' || standing === 'not-chosen';
}
