import type { DecisionToDo } from '@evenhand/contract/to-dos.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { findFeedbackCommentsToApprove } from './sql/comments-to-approve.ts';

/** Comments that somebody else wrote and that this member may let go out; nothing here says what they wrote. */
export async function readFeedbackCommentToDos({
  db,
  member,
}: VisitorRequestContext): Promise<DecisionToDo[]> {
  const mine = { memberId: member.actorId, isAdmin: member.role === 'ADMIN' };
  return (await findFeedbackCommentsToApprove(db, mine)).map((row) => ({
    ...row,
    kind: 'feedback-comment' as const,
  }));
}
