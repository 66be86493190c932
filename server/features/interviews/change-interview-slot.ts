import type {
  changeInterviewSlotEndpoint as contract,
  InterviewSlot,
} from '@evenhand/contract/interviews/interview-slots.ts';
import type { HandlerInputOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadInterviewRound } from './load-and-change-interview-round.ts';
import {
  checkMayCreateInterviewSlots,
  checkPanelAndVenueAreFree,
  refuseIfPanelOrVenueIsTaken,
} from './check-panel-venue-and-job-for-interview-slots.ts';
import { recordInterviewSlotsChange } from './record-interview-slots-change.ts';
import {
  lockInterviewOfJob,
  type InterviewOfManagedJob,
} from './sql/lock-find-and-end-interview.ts';
import {
  findInterviewSlot,
  replacePanelSeatRowsOfSlot,
  updateInterviewSlotRow,
} from './sql/interview-slot-and-panel-seat-rows.ts';
import { moveBookedInterview } from './move-booked-interview.ts';
import { recordScorecardsOpened } from './record-scorecards-opened.ts';

type Command = { jobId: number; slotId: number } & HandlerInputOf<typeof contract>['body'];

/**
 * Gives a time another start, room or panel. Its interview goes with it, and all hear of it; of another panel alone the
 * candidate need not.
 * @throws Refusal not-found, not-allowed, job-archived, newer-version, bad-input, conflict, time-clash
 */
export async function changeInterviewSlot(
  visit: VisitorRequestContext,
  command: Command,
): Promise<InterviewSlot> {
  const { db, now } = visit;
  const { jobId, slotId, startsAt, roomId, panel, version } = command;
  const job = await loadManagedJob(visit, { jobId });
  checkMayCreateInterviewSlots(job);
  const slot = await findInterviewSlot(db, { jobId, slotId });
  if (slot === undefined) throw new Refusal('not-found');
  if (slot.version !== version) throw new Refusal('newer-version');
  const interview = await lockItsInterview(visit, { jobId, slot });
  const isMoved = startsAt.getTime() !== slot.startsAt.getTime();
  if (startsAt <= now)
    throw new Refusal('bad-input', {
      message: 'This is over already. Choose a later start.',
      fields: { startsAt: 'This is over already. Choose a later start.' },
    });
  const { washUpMinutes } = await loadInterviewRound(visit, { jobId, roundId: slot.roundId });
  const { minutes } = slot;
  const forced = await checkPanelAndVenueAreFree(visit, {
    job,
    starts: [startsAt],
    minutes,
    washUpMinutes,
    panel,
    roomId,
    forceReason: command.forceReason ?? null,
    exceptSlotId: slotId,
    keptRoomId: slot.room?.id ?? null,
  });
  await refuseIfPanelOrVenueIsTaken(async () => {
    const isChanged = await updateInterviewSlotRow(db, {
      slotId,
      startsAt,
      minutes,
      roomId,
      reason: forced.rooms.length > 0 ? forced.reason : null,
      version,
    });
    if (!isChanged) throw new Refusal('newer-version');
    await replacePanelSeatRowsOfSlot(db, {
      slotId,
      startsAt,
      busyMinutes: minutes + washUpMinutes,
      panel,
      forced: forced.seats,
      reason: forced.reason,
    });
  });
  const isSeen = isMoved || roomId !== (slot.room?.id ?? null);
  if (interview !== undefined) await moveBookedInterview(visit, { interview, startsAt, isSeen });
  await recordInterviewSlotsChange(visit, { jobId, kind: 'interview-time-moved', n: 1 });
  const by = { kind: 'member', id: visit.member.actorId } as const;
  await recordScorecardsOpened(db, { by, requestId: visit.requestId });
  const changed = await findInterviewSlot(db, { jobId, slotId });
  if (changed === undefined) throw new Refusal('not-found');
  return changed;
}

/** Before its time: whoever books or moves takes them in this order too. Its application comes before both. */
async function lockItsInterview(
  { db }: VisitorRequestContext,
  { jobId, slot }: { jobId: number; slot: InterviewSlot },
): Promise<InterviewOfManagedJob | undefined> {
  if (slot.interview === null) return undefined;
  const interview = await lockInterviewOfJob(db, { jobId, interviewId: slot.interview.id });
  if (interview?.slotId !== slot.id) throw new Refusal('newer-version');
  if (interview.state !== 'booked')
    throw new Refusal('conflict', { message: 'The interview at this time has been held.' });
  return interview;
}
