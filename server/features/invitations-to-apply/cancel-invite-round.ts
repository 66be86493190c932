import type { InvitationToApplyRound } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import type { InvitationToApplyRoundCommand } from './create-invite-round-and-record-start.ts';
import { loadInviteRound } from './load-open-job-or-invite-round.ts';
import { cancelWaitingInviteeRows } from './sql/invite-rounds-and-their-invitees.ts';

/** Keeps what has not left from leaving. Again, or too late, it changes nothing. */
export async function cancelInviteRound(
  visit: VisitorRequestContext,
  command: InvitationToApplyRoundCommand & { roundId: number },
): Promise<{ round: InvitationToApplyRound }> {
  const { db, now, member, requestId } = visit;
  await loadManagedJob(visit, command);
  await loadInviteRound(visit, command);
  const cancelled = await cancelWaitingInviteeRows(db, command.roundId, now);
  if (cancelled > 0) {
    const kind = 'invites-cancelled';
    await recordDomainEvent(db, {
      kind,
      actorKind: 'member',
      actorId: member.actorId,
      jobId: command.jobId,
      subjectId: command.roundId,
    });
    await writeAuditEntry(db, {
      kind,
      actorKind: 'member',
      subject: `job ${command.jobId}`,
      requestId,
      details: { people: cancelled },
    });
  }
  return { round: await loadInviteRound(visit, command) };
}
