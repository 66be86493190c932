import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type FeedbackCommentToApproveDbRow = {
  jobId: number;
  jobTitle: string;
  applicationId: number;
  ref: string;
};

/** On every role for an admin of the organisation, and for others on those that they run; never what the member wrote. */
export async function findFeedbackCommentsToApprove(
  db: Db<'staff'>,
  { memberId, isAdmin }: { memberId: number; isAdmin: boolean },
): Promise<FeedbackCommentToApproveDbRow[]> {
  const { rows } = await sql<FeedbackCommentToApproveDbRow>`
    select j.id as "jobId", j.title as "jobTitle", a.id as "applicationId", a.public_ref as ref
    from core.feedback_comment c join core.application a on a.id = c.application_id join core.job j on j.id = a.job_id
    where c.approved_at is null and c.written_by <> ${memberId} and (${isAdmin} or j.id in (
      select job_id from core.job_member where member_id = ${memberId} and role = 'admin'))
    order by c.written_at, c.application_id limit 200`.execute(db);
  return rows;
}
