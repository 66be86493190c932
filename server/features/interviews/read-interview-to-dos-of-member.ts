import type { InterviewToDo } from '@evenhand/contract/to-dos.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { mayManageCandidates } from '../jobs/rules/may-see-job-or-manage-candidates.ts';
import { intervieweeUnlessSealed } from './interviewee-unless-sealed.ts';
import { findBookedInterviewsOfPanelMember } from './sql/find-interviews-rounds-and-time-zone.ts';

const MOST = 50;

/** What a member has to attend, the next first. */
export async function readInterviewToDosOfMember({
  db,
  member,
  now,
}: VisitorRequestContext): Promise<InterviewToDo[]> {
  const rows = await findBookedInterviewsOfPanelMember(db, {
    memberId: member.actorId,
    now,
    most: MOST,
  });
  return rows.map((row) => ({
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    id: row.id,
    name: row.roundName,
    startsAt: row.startsAt,
    minutes: row.minutes,
    ref: row.ref,
    person: intervieweeUnlessSealed(row),
    may: {
      manage: mayManageCandidates({ isAdmin: member.role === 'ADMIN', ownRole: row.ownRole }),
    },
  }));
}
