import type { ScorecardPhase } from '@evenhand/contract/interviews/scorecards.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayManageCandidates } from '../jobs/rules/may-see-job-or-manage-candidates.ts';
import { findScorecardPhase } from './rules/find-scorecard-phase.ts';
import {
  findScorecardInterview,
  type ScorecardInterviewDbRow,
} from './sql/find-write-submit-and-release-scorecards.ts';

export type ScorecardInterview = ScorecardInterviewDbRow & {
  phase: ScorecardPhase;
  mayManage: boolean;
};

/**
 * An interview for whoever sits on its panel or runs its role; to anybody else it does not exist.
 * @throws Refusal not-found
 */
export async function loadScorecardInterview(
  { db, member, now }: VisitorRequestContext,
  { interviewId }: { interviewId: number },
): Promise<ScorecardInterview> {
  const row = await findScorecardInterview(db, { interviewId, memberId: member.actorId });
  if (row === undefined) throw new Refusal('not-found');
  const mayManage = mayManageCandidates({
    isAdmin: member.role === 'ADMIN',
    ownRole: row.ownRole,
  });
  if (!row.hasSeat && !mayManage) throw new Refusal('not-found');
  return { ...row, phase: findScorecardPhase(row, now), mayManage };
}

/**
 * The same for whoever writes on their own card.
 * @throws Refusal not-found, not-allowed without a seat, interview-off or card-locked
 */
export async function loadOwnOpenScorecard(
  visit: VisitorRequestContext,
  query: { interviewId: number },
): Promise<ScorecardInterview> {
  const interview = await loadScorecardInterview(visit, query);
  if (!interview.hasSeat)
    throw new Refusal('not-allowed', {
      message: 'Only the panel of an interview scores it. You have no seat in this one.',
    });
  if (interview.submittedAt !== null || interview.voidAt !== null || interview.phase === 'opened')
    throw new Refusal('card-locked');
  if (interview.phase === 'not-booked' || isOff(interview.phase))
    throw new Refusal('interview-off');
  return interview;
}

function isOff(phase: ScorecardPhase): boolean {
  return phase === 'cancelled' || phase === 'no-show' || phase === 'withdrawn';
}
