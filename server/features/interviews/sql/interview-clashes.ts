import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type InterviewClash = {
  /** The start that was asked for. */
  startsAt: Date;
  /** Null for a room. */
  memberId: number | null;
  /** Of the member or the room. */
  name: string;
  /** Since when they are taken. */
  takenFrom: Date;
  isSameJob: boolean;
};

type ClashQuery = {
  jobId: number;
  starts: readonly Date[];
  minutes: number;
  washUpMinutes: number;
  panel: readonly number[];
  roomId: number | null;
  /** The time that is moved is not in its own way. */
  exceptSlotId: number | null;
};

/** Who of a panel sits elsewhere at these times, and whether the room is used, whichever role that is for. */
export async function findInterviewClashes(
  db: Db<'staff'>,
  asked: ClashQuery,
): Promise<InterviewClash[]> {
  const { starts, minutes, panel, roomId, exceptSlotId } = asked;
  const busy = minutes + asked.washUpMinutes;
  const { rows } = await sql<InterviewClash>`
    with asked as (select * from unnest(${starts}::timestamptz[]) as asked (starts_at))
    select asked.starts_at as "startsAt", m.id as "memberId", m.first_name || ' ' || m.last_name as name,
      seat.starts_at as "takenFrom", r.job_id = ${asked.jobId} as "isSameJob"
    from asked join core.interview_seat seat on seat.left_at is null and seat.member_id = any (${panel}::bigint[])
        and seat.starts_at < asked.starts_at + make_interval(mins => ${busy}) and seat.busy_until > asked.starts_at
      join core.interview_slot slot on slot.id = seat.slot_id and slot.withdrawn_at is null
        and slot.id is distinct from ${exceptSlotId}::bigint
      join core.interview_round r on r.id = slot.round_id join core.member m on m.id = seat.member_id
    union all
    select asked.starts_at, null, room.name, slot.starts_at, r.job_id = ${asked.jobId}
    from asked join core.interview_slot slot on slot.withdrawn_at is null and slot.room_id = ${roomId}
        and slot.id is distinct from ${exceptSlotId}::bigint
        and slot.starts_at < asked.starts_at + make_interval(mins => ${minutes}) and slot.ends_at > asked.starts_at
      join core.interview_room room on room.id = slot.room_id
      join core.interview_round r on r.id = slot.round_id
    order by 1, 2`.execute(db);
  return rows;
}
