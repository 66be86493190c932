import {
  INVITE_SEND_DELAY_S,
  type InviteKind,
  type InviteRound,
} from '@evenhand/contract/invites/invitations-to-apply.ts';
import type { Visit } from '../../access/visit.ts';
import { writeAuditEntry, recordEvent } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkEmailTemplateChoice } from '../emails/choose-email-template.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase.ts';
import { type JobReference, loadManagedJob } from '../jobs/load-managed-job.ts';
import { inviteRoundState } from './rules/invite-round-state.ts';
import { findInviteRounds, insertInviteRound, type InviteRoundRow } from './sql/invite-rounds.ts';

export type InviteCommand = JobReference & {
  templateId?: number | null | undefined;
};

/** Begins a round of invitations; whoever calls puts the people on its list. */
export async function startInviteRound(
  { db, member, now }: Visit,
  command: InviteCommand,
  { kind, people }: { kind: InviteKind; people: number },
): Promise<number> {
  await checkEmailTemplateChoice(db, {
    jobId: command.jobId,
    kind,
    id: command.templateId ?? null,
  });
  return insertInviteRound(db, {
    jobId: command.jobId,
    kind,
    people,
    templateId: command.templateId ?? null,
    memberId: member.actorId,
    createdAt: now,
    leavesAt: new Date(now.getTime() + INVITE_SEND_DELAY_S * 1000),
  });
}

/** Says that a round has begun, once its list is complete; how many stand on it, and never who. */
export async function recordInviteRoundStarted(
  visit: Visit,
  { jobId }: InviteCommand,
  { id, kind, people }: { id: number; kind: InviteKind; people: number },
): Promise<InviteRound> {
  const { db, member, requestId } = visit;
  const happened = 'invites-sent';
  await recordEvent(db, {
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

/**
 * A role that candidates can apply for now, to whoever may manage it.
 * @throws Refusal not-found, not-allowed, job-not-open
 */
export async function loadJobOpenToApplications(
  visit: Visit,
  command: JobReference,
): Promise<void> {
  const { now } = visit;
  const job = await loadManagedJob(visit, command);
  if (jobPhaseOf(job, now) !== 'OPEN')
    throw new Refusal('conflict', {
      message: 'Nobody can apply for this role now. Publish it, or open it again, and then invite.',
    });
}

/** @throws Refusal not-found */
export async function loadInviteRound(
  { db, now }: Visit,
  { jobId, roundId }: { jobId: number; roundId: number },
): Promise<InviteRound> {
  const [found] = await findInviteRounds(db, jobId, roundId);
  if (found === undefined) throw new Refusal('not-found');
  return inviteRoundFromRow(found, now);
}

export function inviteRoundFromRow(
  { cancelledAt, ...row }: InviteRoundRow,
  now: Date,
): InviteRound {
  return { ...row, state: inviteRoundState({ ...row, cancelledAt }, now) };
}
