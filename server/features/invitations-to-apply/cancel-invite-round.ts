import type { InvitationToApplyRound } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { Visit } from '../../access/visit.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-event.ts';
import { loadManagedJob } from '../jobs/load-managed-job.ts';
import type { InviteRoundCommand } from './start-invite-round.ts';
import { loadInviteRound } from './load-open-job-or-invite-round.ts';
import { cancelWaitingInvitees } from './sql/invite-rounds.ts';

/** Keeps what has not left from leaving. Again, or too late, it changes nothing. */
export async function cancelInviteRound(
  visit: Visit,
  command: InviteRoundCommand & { roundId: number },
): Promise<{ round: InvitationToApplyRound }> {
  const { db, now, member, requestId } = visit;
  await loadManagedJob(visit, command);
  await loadInviteRound(visit, command);
  const cancelled = await cancelWaitingInvitees(db, command.roundId, now);
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
