import {
  INVITATION_TO_APPLY_SEND_DELAY_S,
  type InvitationToApplyKind,
  type InvitationToApplyRound,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { checkEmailTemplateChoice } from '../emails/list-and-check-email-template-choices.ts';
import type { RequestWithJobId } from '../jobs/load-job-for-team-or-manager.ts';
import { insertInviteRoundRow } from './sql/invite-rounds-and-their-invitees.ts';
import { loadInviteRound } from './load-open-job-or-invite-round.ts';

export type InvitationToApplyRoundCommand = RequestWithJobId & {
  templateId?: number | null | undefined;
};

/** Begins a round of invitations; whoever calls puts the people on its list. */
export async function createEmptyInviteRound(
  { db, member, now }: VisitorRequestContext,
  command: InvitationToApplyRoundCommand,
  { kind, people }: { kind: InvitationToApplyKind; people: number },
): Promise<number> {
  await checkEmailTemplateChoice(db, {
    jobId: command.jobId,
    kind,
    id: command.templateId ?? null,
  });
  return insertInviteRoundRow(db, {
    jobId: command.jobId,
    kind,
    people,
    templateId: command.templateId ?? null,
    memberId: member.actorId,
    createdAt: now,
    leavesAt: new Date(now.getTime() + INVITATION_TO_APPLY_SEND_DELAY_S * 1000),
  });
}

/** Says that a round has begun, once its list is complete; how many stand on it, and never who. */
export async function recordInviteRoundStarted(
  visit: VisitorRequestContext,
  { jobId }: InvitationToApplyRoundCommand,
  { id, kind, people }: { id: number; kind: InvitationToApplyKind; people: number },
): Promise<InvitationToApplyRound> {
  const { db, member, requestId } = visit;
  const happened = 'invites-sent';
  await recordDomainEvent(db, {
    kind: happened,
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: id,
  });
  await writeAuditEntry(db, {
    kind: happened,
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { invitation: kind, people },
  });
  return loadInviteRound(visit, { jobId, roundId: id });
}
