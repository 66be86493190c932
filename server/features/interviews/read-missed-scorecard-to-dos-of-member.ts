import type { ScorecardToDo } from '@evenhand/contract/to-dos.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { latestEndOfInterviewMissingScorecards } from './rules/latest-end-of-interview-missing-cards.ts';
import { findOwnMissedScorecards } from './sql/find-and-claim-missed-scorecards.ts';

const MOST = 50;

/** The cards that a member should have handed in by now. */
export async function readMissedScorecardToDosOfMember({
  db,
  member,
  now,
}: VisitorRequestContext): Promise<ScorecardToDo[]> {
  return findOwnMissedScorecards(db, {
    memberId: member.actorId,
    endedBefore: latestEndOfInterviewMissingScorecards(now),
    most: MOST,
  });
}
