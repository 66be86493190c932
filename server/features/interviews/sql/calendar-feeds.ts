import type {
  InterviewCalendarFeed,
  CalendarFeedDetailLevel,
} from '@evenhand/contract/interviews/calendar-feeds.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Of whoever asks: row-level security shows nobody those of others. */
export async function findOwnInterviewCalendarFeeds(
  db: Db<'staff'>,
): Promise<InterviewCalendarFeed[]> {
  return db
    .selectFrom('core.calendar_feed')
    .select(['detail', 'made_at as madeAt'])
    .orderBy('detail', 'desc')
    .$narrowType<{ detail: CalendarFeedDetailLevel }>()
    .execute();
}

type Feed = { memberId: number; detail: CalendarFeedDetailLevel; hash: Buffer; now: Date };

/** In the place of an earlier one of the same detail, which ends. */
export async function upsertInterviewCalendarFeedRow(
  db: Db<'staff'>,
  { memberId, detail, hash, now }: Feed,
): Promise<void> {
  const made = { token_hash: hash, made_at: now };
  await db
    .insertInto('core.calendar_feed')
    .values({ member_id: memberId, detail, ...made })
    .onConflict((conflict) => conflict.columns(['org_id', 'member_id', 'detail']).doUpdateSet(made))
    .execute();
}

/** Whether there was one. */
export async function deleteInterviewCalendarFeedRow(
  db: Db<'staff'>,
  detail: CalendarFeedDetailLevel,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('core.calendar_feed')
    .where('detail', '=', detail)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export type InterviewOfCalendarFeed = {
  id: number;
  sequence: number;
  startsAt: Date;
  minutes: number;
  writtenAt: Date;
  reference: string;
  jobTitle: string;
  employer: string;
  roundName: string;
  place: string;
  roomName: string | null;
};

/**
 * What a member sits in, from a day on, and nothing of sample roles, of which nobody is written to either. It names nobody: whose
 * interview it is, what was said there and how it ended is not asked.
 */
export async function findInterviewsOfCalendarFeed(
  db: Db<'staff'>,
  { memberId, from, most }: { memberId: number; from: Date; most: number },
): Promise<InterviewOfCalendarFeed[]> {
  const { rows } = await sql<InterviewOfCalendarFeed>`
    select i.id, coalesce(entry.sequence, 0) as sequence, i.starts_at as "startsAt", i.minutes,
      coalesce((select max(n.told_at) from core.interview_notice n
        where n.interview_id = i.id and n.what in ('booked', 'changed')), entry.booked_at, i.starts_at) as "writtenAt",
      a.public_ref as reference, j.title as "jobTitle", o.name as employer, i.round_name as "roundName", r.place,
      room.name as "roomName"
    from core.standing_interview i join core.interview entry on entry.id = i.id
      join core.interview_round r on r.id = i.round_id
      join core.application a on a.id = i.application_id
      join core.job j on j.id = i.job_id
      cross join core.organisation o
      left join core.interview_slot slot on slot.interview_id = i.id
      left join core.interview_room room on room.id = slot.room_id
    where i.state <> 'invited' and i.starts_at >= ${from} and not j.sample
      and i.id in (select interview_id from core.interview_panel_member
        where member_id = ${memberId} and left_at is null)
    order by i.starts_at desc, i.id limit ${most}`.execute(db);
  return rows;
}
