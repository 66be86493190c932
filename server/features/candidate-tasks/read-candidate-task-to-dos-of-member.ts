import type { CandidateTaskToDo } from '@evenhand/contract/to-dos.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { findCandidateTaskToDosOfMember } from './sql/candidate-task-to-dos-of-member.ts';

const MOST = 50;

/** The tasks in roles that a member runs, where somebody is to be closed, sent to review, or asked what keeps them. */
export async function readCandidateTaskToDosOfMember({
  db,
  member,
  now,
}: VisitorRequestContext): Promise<CandidateTaskToDo[]> {
  return findCandidateTaskToDosOfMember(db, { memberId: member.actorId, now, most: MOST });
}
