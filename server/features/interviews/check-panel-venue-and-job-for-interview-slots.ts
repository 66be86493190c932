import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkInterviewPanelMembers } from './check-interview-panel-members.ts';
import { describeInterviewClashes } from './rules/describe-interview-clashes.ts';
import { findInterviewClashes } from './sql/interview-clashes.ts';
import { findInterviewVenue } from './sql/interview-venues.ts';
import { type NewInterviewSlots, panelSeatKey } from './sql/interview-slot-and-panel-seat-rows.ts';

type PlacesWish = {
  job: { id: number; zone: string };
  starts: readonly Date[];
  minutes: number;
  washUpMinutes: number;
  panel: readonly number[];
  roomId: number | null;
  forceReason: string | null;
  exceptSlotId?: number;
  /** Where the room was kept, one that is offered no more serves on. */
  keptRoomId?: number | null;
};

/**
 * Sees to it that people and room are free at these times.
 * @returns which seats and rooms are to be forced, for the reason that was given
 * @throws Refusal bad-input, not-found, or time-clash that names what is in the way
 */
export async function checkPanelAndVenueAreFree(
  { db }: VisitorRequestContext,
  asked: PlacesWish,
): Promise<NewInterviewSlots['forced']> {
  const { job, panel, roomId, forceReason: reason } = asked;
  await checkInterviewPanelMembers(db, panel);
  if (roomId !== null && roomId !== asked.keptRoomId) {
    const room = await findInterviewVenue(db, roomId);
    if (room === undefined) throw new Refusal('not-found');
    if (room.seats < panel.length + 1) {
      const message = `${room.name} holds ${room.seats}: the panel and the candidate are ${panel.length + 1}.`;
      throw new Refusal('bad-input', { message, fields: { roomId: message } });
    }
  }
  const clashes = await findInterviewClashes(db, {
    ...asked,
    jobId: job.id,
    exceptSlotId: asked.exceptSlotId ?? null,
  });
  if (clashes.length > 0 && reason === null)
    throw new Refusal('time-clash', { message: describeInterviewClashes(clashes, job.zone) });
  return {
    reason,
    rooms: clashes.flatMap(({ memberId, startsAt }) =>
      memberId === null ? [startsAt.getTime()] : [],
    ),
    seats: clashes.flatMap(({ memberId, startsAt }) =>
      memberId === null ? [] : [panelSeatKey(startsAt, memberId)],
    ),
  };
}

const EXCLUSION_VIOLATION = '23P01';

/** Somebody else was seated meanwhile: the database has the last word. */
export async function refuseIfPanelOrVenueIsTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === EXCLUSION_VIOLATION))
      throw error;
    throw new Refusal('time-clash', {
      message:
        'Somebody on this panel or this room was taken a moment ago. Nothing was laid: look again.',
    });
  }
}

/** @throws Refusal job-archived, or conflict for a role that nobody can apply to yet */
export function checkMayCreateInterviewSlots({
  archivedAt,
  publishedAt,
  sample,
}: {
  archivedAt: Date | null;
  publishedAt: Date | null;
  sample: boolean;
}): void {
  if (archivedAt !== null) throw new Refusal('job-archived');
  if (sample)
    throw new Refusal('conflict', {
      message: 'This is a sample role: there is nobody behind its candidates to meet.',
    });
  if (publishedAt === null)
    throw new Refusal('conflict', {
      message: 'Publish the role first: its rounds can change until then.',
    });
}
