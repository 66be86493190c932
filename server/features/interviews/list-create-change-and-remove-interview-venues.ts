import type { InterviewVenue } from '@evenhand/contract/interviews/interview-venues.ts';
import { INTERVIEW_VENUES_PER_ORGANISATION_MAX } from '@evenhand/contract/interviews/interview-venues.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findInterviewVenue,
  findInterviewVenues,
  isInterviewVenueNameTaken,
  insertInterviewVenueRow,
  markInterviewVenueRowRemoved,
  updateInterviewVenueRow,
} from './sql/interview-venues.ts';

type Fields = Pick<InterviewVenue, 'name' | 'seats' | 'accessNotes'>;

export async function readInterviewVenues({
  db,
}: VisitorRequestContext): Promise<{ rooms: InterviewVenue[] }> {
  return { rooms: await findInterviewVenues(db) };
}

/** @throws Refusal bad-input when there is one of that name, conflict when there are too many */
export async function createInterviewVenue(
  visit: VisitorRequestContext,
  fields: Fields,
): Promise<InterviewVenue> {
  const { db } = visit;
  if ((await findInterviewVenues(db)).length >= INTERVIEW_VENUES_PER_ORGANISATION_MAX)
    throw new Refusal('conflict', {
      message: `There are ${INTERVIEW_VENUES_PER_ORGANISATION_MAX} rooms already. Remove one that is not used any more.`,
    });
  await checkName(visit, { name: fields.name, except: null });
  const room = await insertInterviewVenueRow(db, fields);
  await note(visit, room.id, 'created');
  return room;
}

/** @throws Refusal not-found, newer-version, bad-input */
export async function changeInterviewVenue(
  visit: VisitorRequestContext,
  room: InterviewVenue,
): Promise<InterviewVenue> {
  const { db } = visit;
  if ((await findInterviewVenue(db, room.id)) === undefined) throw new Refusal('not-found');
  await checkName(visit, { name: room.name, except: room.id });
  const changed = await updateInterviewVenueRow(db, room);
  if (changed === undefined) throw new Refusal('newer-version');
  await note(visit, room.id, 'changed');
  return changed;
}

/** @throws Refusal not-found */
export async function removeInterviewVenue(
  visit: VisitorRequestContext,
  { id }: { id: number },
): Promise<void> {
  const { db, now } = visit;
  if ((await findInterviewVenue(db, id)) === undefined) throw new Refusal('not-found');
  await markInterviewVenueRowRemoved(db, id, now);
  await note(visit, id, 'removed');
}

async function checkName(
  { db }: VisitorRequestContext,
  asked: { name: string; except: number | null },
): Promise<void> {
  if (!(await isInterviewVenueNameTaken(db, asked))) return;
  const message = 'There is a room of this name already.';
  throw new Refusal('bad-input', { message, fields: { name: message } });
}

async function note(
  { db, member, requestId }: VisitorRequestContext,
  room: number,
  did: 'created' | 'changed' | 'removed',
): Promise<void> {
  await writeAuditEntry(db, {
    kind: 'interview-room-kept',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
    details: { room, did },
  });
}
