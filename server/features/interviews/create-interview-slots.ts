import type { createInterviewSlotsEndpoint as contract } from '@evenhand/contract/interviews/interview-slots.ts';
import type { HandlerInputOf, ResponseOf } from '@evenhand/contract/endpoint.ts';
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
  startTimesOfSlotRange,
  INTERVIEW_SLOTS_AT_ONCE_MAX,
} from './interview-slot-range-start-times-and-limit.ts';
import { insertInterviewSlotRows } from './sql/interview-slot-and-panel-seat-rows.ts';

type SlotsWish = HandlerInputOf<typeof contract>['body'];
type Command = { jobId: number; roundId: number; asked: SlotsWish };

/**
 * Lays one time or a range of them, all or none.
 * @throws Refusal not-found, not-allowed, job-archived, bad-input, conflict, time-clash
 */
export async function createInterviewSlots(
  visit: VisitorRequestContext,
  { jobId, roundId, asked }: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, member } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const round = await loadInterviewRound(visit, { jobId, roundId });
  checkMayCreateInterviewSlots(job);
  const minutes = asked.minutes ?? round.minutes;
  const panel = asked.panel ?? round.panel.map(({ id }) => id);
  if (panel.length === 0) throw badField('panel', 'Choose who holds the interview.');
  const { washUpMinutes } = round;
  if (asked.kind === 'range' && asked.gapMinutes < washUpMinutes)
    throw badField(
      'gapMinutes',
      `Leave ${washUpMinutes} minutes at least: the panel has them after each interview of this round.`,
    );
  const starts = startTimesOfRequestedSlots(asked, { minutes, zone: job.zone, now: visit.now });
  const places = { minutes, washUpMinutes, panel, roomId: asked.roomId ?? null };
  const forced = await checkPanelAndVenueAreFree(visit, {
    ...places,
    job,
    starts,
    forceReason: asked.forceReason ?? null,
  });
  const slotIds = await refuseIfPanelOrVenueIsTaken(() =>
    insertInterviewSlotRows(db, { ...places, roundId, starts, forced, memberId: member.actorId }),
  );
  await recordInterviewSlotsChange(visit, {
    jobId,
    kind: 'interview-times-laid',
    n: slotIds.length,
  });
  return { laid: slotIds.length, slotIds };
}

type Facts = { minutes: number; zone: string; now: Date };

/** @throws Refusal bad-input where none can be laid, or too many */
export function startTimesOfRequestedSlots(
  asked: SlotsWish,
  { minutes, zone, now }: Facts,
): Date[] {
  if (asked.kind === 'single') {
    if (asked.startsAt <= now) throw badField('startsAt', PAST);
    return [asked.startsAt];
  }
  if (asked.until < asked.from)
    throw badField('until', 'The last day is before the first. Choose a later one.');
  const starts = startTimesOfSlotRange({ ...asked, minutes }, zone);
  if (starts.length > INTERVIEW_SLOTS_AT_ONCE_MAX)
    throw badField(
      'until',
      `These are more than ${INTERVIEW_SLOTS_AT_ONCE_MAX} times. Choose fewer days, and lay the others afterwards.`,
    );
  const [first] = starts;
  if (first === undefined)
    throw badField('closes', 'No interview fits in there. Choose a longer window or other days.');
  if (first <= now) throw badField('from', PAST);
  return starts;
}

const PAST = 'This is over already. Begin later.';

function badField(field: string, message: string): Refusal {
  return new Refusal('bad-input', { message, fields: { [field]: message } });
}
