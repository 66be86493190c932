import type { InterviewVenue } from '@evenhand/contract/interviews/interview-venues.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const columns = ['id', 'name', 'seats', 'access_notes as accessNotes', 'version'] as const;

export async function findInterviewVenues(db: Db<'staff'>): Promise<InterviewVenue[]> {
  return db
    .selectFrom('core.interview_room')
    .select(columns)
    .where('removed_at', 'is', null)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute();
}

/** Only one that is still offered. */
export async function findInterviewVenue(
  db: Db<'staff'>,
  id: number,
): Promise<InterviewVenue | undefined> {
  return db
    .selectFrom('core.interview_room')
    .select(columns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function isInterviewVenueNameTaken(
  db: Db<'staff'>,
  { name, except }: { name: string; except: number | null },
): Promise<boolean> {
  const found = await db
    .selectFrom('core.interview_room')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .where('removed_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .executeTakeFirst();
  return found !== undefined;
}

type Fields = Pick<InterviewVenue, 'name' | 'seats' | 'accessNotes'>;

export async function insertInterviewVenueRow(
  db: Db<'staff'>,
  { name, seats, accessNotes }: Fields,
): Promise<InterviewVenue> {
  return db
    .insertInto('core.interview_room')
    .values({ name, seats, access_notes: accessNotes })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Over the version it was written on; undefined where that is gone. */
export async function updateInterviewVenueRow(
  db: Db<'staff'>,
  { id, name, seats, accessNotes, version }: InterviewVenue,
): Promise<InterviewVenue | undefined> {
  return db
    .updateTable('core.interview_room')
    .set({ name, seats, access_notes: accessNotes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

export async function markInterviewVenueRowRemoved(
  db: Db<'staff'>,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('core.interview_room')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}
