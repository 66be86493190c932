import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { insertOrReopenInvitedInterviewRows } from './sql/interview-invitations-and-capacity.ts';

type Command = {
  jobId: number;
  roundId: number;
  /** Locked by the caller, who has checked that they may be invited. */
  applicationIds: readonly number[];
  templateId: number | null;
  dueOn: string | null;
};

/** Invites to a round; whoever is invited, booked or has been stays as they are. Whom it invited. */
export async function inviteApplicationsToInterviewRound(
  { db, member, now, requestId }: VisitorRequestContext,
  { jobId, ...invitation }: Command,
): Promise<number[]> {
  const memberId = member.actorId;
  const invited = await insertOrReopenInvitedInterviewRows(db, { ...invitation, memberId, now });
  if (invited.length === 0) return [];
  await recordDomainEvents(
    db,
    invited.map((subjectId) => ({
      kind: 'interview-invited',
      actorKind: 'member',
      actorId: memberId,
      jobId,
      subjectId,
    })),
  );
  await writeAuditEntry(db, {
    kind: 'interviews-invited',
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { round: invitation.roundId, applicationIds: invited },
  });
  return invited;
}
