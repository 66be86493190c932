import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type SlotRow = InterviewSlot;

type Page = {
  jobId: number;
  roundId: number | null;
  from: Date | null;
  until: Date | null;
  withWithdrawn: boolean;
  limit: number;
  offset: number;
};

/** The times of a role in their order, and how many there are on all pages. */
export async function findPageOfInterviewSlots(
  db: Db<'staff'>,
  page: Page,
): Promise<{ slots: SlotRow[]; total: number }> {
  const chosen = sql`(${page.withWithdrawn} or slot.withdrawn_at is null)
    and (${page.roundId}::bigint is null or slot.round_id = ${page.roundId})
    and (${page.from}::timestamptz is null or slot.starts_at >= ${page.from})
    and (${page.until}::timestamptz is null or slot.starts_at < ${page.until})`;
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from core.interview_slot slot join core.interview_round r on r.id = slot.round_id
    where r.job_id = ${page.jobId} and ${chosen}`.execute(db);
  const { rows } = await slotRows(
    sql`r.job_id = ${page.jobId} and ${chosen}`,
    sql`order by slot.starts_at, slot.id limit ${page.limit} offset ${page.offset}`,
  ).execute(db);
  return { slots: rows, total: counted.rows[0]?.n ?? 0 };
}

/** Also one that was withdrawn meanwhile is not found. */
export async function findInterviewSlot(
  db: Db<'staff'>,
  { jobId, slotId }: { jobId: number; slotId: number },
): Promise<SlotRow | undefined> {
  const { rows } = await slotRows(
    sql`r.job_id = ${jobId} and slot.id = ${slotId} and slot.withdrawn_at is null`,
    sql``,
  ).execute(db);
  return rows[0];
}

const slotRows = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<SlotRow>`
  select slot.id, slot.round_id as "roundId", slot.starts_at as "startsAt", slot.minutes, slot.version,
    case when room.id is not null then jsonb_build_object('id', room.id, 'name', room.name) end as room,
    (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name)
        order by m.last_name collate "und-x-icu", m.first_name, m.id), '[]')
      from core.interview_seat seat join core.member m on m.id = seat.member_id
      where seat.slot_id = slot.id and seat.left_at is null) as panel,
    (select count(*)::int from core.interview_seat seat
      where seat.slot_id = slot.id and seat.left_at is not null) as "openSeats",
    slot.forced_reason is not null or exists (select from core.interview_seat seat
      where seat.slot_id = slot.id and seat.left_at is null and seat.forced_reason is not null) as "isForced",
    case when i.id is not null then jsonb_build_object('id', i.id, 'ref', a.public_ref, 'state', i.state) end
      as interview, slot.withdrawn_at as "withdrawnAt"
  from core.interview_slot slot join core.interview_round r on r.id = slot.round_id
    left join core.interview_room room on room.id = slot.room_id
    left join core.interview i on i.id = slot.interview_id
    left join core.application a on a.id = i.application_id
  where ${where} ${order}`;

export type NewInterviewSlots = {
  roundId: number;
  starts: readonly Date[];
  minutes: number;
  washUpMinutes: number;
  roomId: number | null;
  panel: readonly number[];
  /** Which of the starts use a room that is taken, and which of the seats a member who sits elsewhere. */
  forced: { rooms: readonly number[]; seats: readonly string[]; reason: string | null };
  memberId: number;
};

/** By the moment of a start, in milliseconds, and by that with a member. */
export const panelSeatKey = (start: Date, memberId: number) => `${start.getTime()} ${memberId}`;

export async function insertInterviewSlotRows(
  db: Db<'staff'>,
  given: NewInterviewSlots,
): Promise<number[]> {
  const { starts, minutes, panel, forced } = given;
  const { rows: slots } = await sql<{ id: number; startsAt: Date }>`
    insert into core.interview_slot (round_id, starts_at, ends_at, minutes, room_id, forced_reason, created_by)
    select ${given.roundId}, laid.starts_at, laid.starts_at + make_interval(mins => ${minutes}), ${minutes},
      ${given.roomId}, case when laid.is_forced then ${forced.reason} end, ${given.memberId}
    from unnest(${starts}::timestamptz[],
        ${starts.map((start) => forced.rooms.includes(start.getTime()))}::boolean[])
      as laid (starts_at, is_forced)
    returning id, starts_at as "startsAt"`.execute(db);
  const seats = slots.flatMap((slot) =>
    panel.map((memberId) => ({ ...slot, memberId, key: panelSeatKey(slot.startsAt, memberId) })),
  );
  await insertSeats(
    db,
    seats.map(({ id, startsAt, memberId, key }) => ({
      slotId: id,
      memberId,
      startsAt,
      reason: forced.seats.includes(key) ? forced.reason : null,
    })),
    minutes + given.washUpMinutes,
  );
  return slots.map(({ id }) => id);
}

type NewSeat = { slotId: number; memberId: number; startsAt: Date; reason: string | null };

async function insertSeats(
  db: Db<'staff'>,
  seats: readonly NewSeat[],
  busyMinutes: number,
): Promise<void> {
  if (seats.length === 0) return;
  await sql`
    insert into core.interview_seat (slot_id, member_id, starts_at, busy_until, forced_reason)
    select seat.slot, seat.member, seat.starts_at, seat.starts_at + make_interval(mins => ${busyMinutes}), seat.reason
    from unnest(${seats.map(({ slotId }) => slotId)}::bigint[], ${seats.map(({ memberId }) => memberId)}::bigint[],
      ${seats.map(({ startsAt }) => startsAt)}::timestamptz[], ${seats.map(({ reason }) => reason)}::text[])
      as seat (slot, member, starts_at, reason)`.execute(db);
}

/** Only those that nobody has booked; their ids. */
export async function withdrawInterviewSlotRows(
  db: Db<'staff'>,
  { jobId, slotIds, now }: { jobId: number; slotIds: readonly number[]; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update core.interview_slot slot set withdrawn_at = ${now}, version = slot.version + 1
    from core.interview_round r
    where r.id = slot.round_id and r.job_id = ${jobId} and slot.id = any (${slotIds}::bigint[])
      and slot.interview_id is null and slot.withdrawn_at is null
    returning slot.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`delete from core.interview_seat where slot_id = any (${ids}::bigint[])`.execute(db);
  return ids;
}

type Moved = {
  slotId: number;
  startsAt: Date;
  minutes: number;
  roomId: number | null;
  reason: string | null;
  version: number;
};

/** Over the version it was read in; false where that is gone. */
export async function updateInterviewSlotRow(db: Db<'staff'>, given: Moved): Promise<boolean> {
  const { rows } = await sql`
    update core.interview_slot set starts_at = ${given.startsAt}, room_id = ${given.roomId},
      ends_at = ${given.startsAt}::timestamptz + make_interval(mins => ${given.minutes}),
      forced_reason = ${given.reason}, version = version + 1
    where id = ${given.slotId} and version = ${given.version} and withdrawn_at is null returning id`.execute(
    db,
  );
  return rows.length > 0;
}

type SeatsOfSlot = {
  slotId: number;
  startsAt: Date;
  busyMinutes: number;
  panel: readonly number[];
  forced: readonly string[];
  reason: string | null;
};

/** Seats exactly these at a time: who stays keeps their seat, with the hours of today. */
export async function replacePanelSeatRowsOfSlot(
  db: Db<'staff'>,
  given: SeatsOfSlot,
): Promise<void> {
  const { slotId, startsAt, busyMinutes, panel, forced, reason } = given;
  const forcedIds = panel.filter((id) => forced.includes(panelSeatKey(startsAt, id)));
  await sql`delete from core.interview_seat
    where slot_id = ${slotId} and left_at is not null`.execute(db);
  const { rows } = await sql<{ memberId: number }>`
    update core.interview_seat seat set starts_at = ${startsAt},
      busy_until = ${startsAt}::timestamptz + make_interval(mins => ${busyMinutes}),
      forced_reason = case when seat.member_id = any (${forcedIds}::bigint[])
        then ${reason} end
    where slot_id = ${slotId} and member_id = any (${panel}::bigint[])
    returning member_id as "memberId"`.execute(db);
  const seated = new Set(rows.map(({ memberId }) => memberId));
  const added = panel.filter((id) => !seated.has(id));
  await insertSeats(
    db,
    added.map((memberId) => ({
      slotId,
      memberId,
      startsAt,
      reason: forced.includes(panelSeatKey(startsAt, memberId)) ? reason : null,
    })),
    busyMinutes,
  );
  // Last: where the card of whoever goes was the only one missing, it would open before somebody else is seated.
  await sql`delete from core.interview_seat
    where slot_id = ${slotId} and member_id <> all (${panel}::bigint[])`.execute(db);
}
