import type {
  changeInterviewRoundEndpoint as contract,
  InterviewRoundSettings,
} from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import type { HandlerInputOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { checkInterviewPanelMembers } from './check-interview-panel-members.ts';
import { moveBookedInterview } from './move-booked-interview.ts';
import { lockInterviewOfJob } from './sql/lock-find-and-end-interview.ts';
import {
  findInterviewRoundSettings,
  listBookedInterviewsOfRound,
  replaceInterviewRoundPanelRows,
  updateSettingsOfInterviewRoundRow,
} from './sql/interview-round-settings-and-panel-rows.ts';

/** What an e-mail about a booked interview tells of its round. */
const shownWhenBooked = ['mode', 'place'] as const;

type Which = { jobId: number; roundId: number };
type Command = Which & HandlerInputOf<typeof contract>['body'];

/** @throws Refusal not-found, not-allowed */
export async function loadInterviewRound(
  visit: VisitorRequestContext,
  { jobId, roundId }: Which,
): Promise<InterviewRoundSettings> {
  const job = await loadManagedJob(visit, { jobId });
  const round = await findInterviewRoundSettings(visit.db, { jobId: job.id, roundId });
  if (round === undefined) throw new Refusal('not-found');
  return round;
}

/**
 * Settles how a round is held. What is laid and booked keeps its panel; whoever has booked is told of another place.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input
 */
export async function changeInterviewRound(
  visit: VisitorRequestContext,
  { jobId, roundId, panel, ...settings }: Command,
): Promise<InterviewRoundSettings> {
  const { db, member, requestId } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const before = await loadInterviewRound(visit, { jobId, roundId });
  if (job.archivedAt !== null) throw new Refusal('job-archived');
  await checkInterviewPanelMembers(db, panel);
  if (!(await updateSettingsOfInterviewRoundRow(db, { ...settings, roundId })))
    throw new Refusal('newer-version');
  await replaceInterviewRoundPanelRows(db, { roundId, panel });
  if (shownWhenBooked.some((setting) => settings[setting] !== before[setting]))
    await notifyBookedCandidates(visit, { jobId, roundId });
  await recordDomainEvent(db, {
    kind: 'interview-times-changed',
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: roundId,
  });
  await writeAuditEntry(db, {
    kind: 'interview-round-changed',
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { round: roundId },
  });
  return loadInterviewRound(visit, { jobId, roundId });
}

async function notifyBookedCandidates(
  visit: VisitorRequestContext,
  { jobId, roundId }: Which,
): Promise<void> {
  const { db, now } = visit;
  for (const interviewId of await listBookedInterviewsOfRound(db, { roundId, now })) {
    const interview = await lockInterviewOfJob(db, { jobId, interviewId });
    if (interview?.state !== 'booked' || interview.startsAt === null) continue;
    await moveBookedInterview(visit, { interview, startsAt: interview.startsAt, isSeen: true });
  }
}
