import type {
  BusyPanelMembersOfSlots,
  BusyPanelMembersAtTimes,
  PanelMemberCalendarStatus,
} from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Panel = { panel: readonly number[]; freshAfter: Date };

/** Of those who gave a calendar and may log in. */
export async function findCalendarsOfPanelMembers(
  db: Db<'staff'>,
  { panel, freshAfter }: Panel,
): Promise<PanelMemberCalendarStatus[]> {
  const { rows } = await sql<PanelMemberCalendarStatus>`
    select m.id as "memberId", m.first_name || ' ' || m.last_name as name, reading.read_at as "readAt",
      coalesce(reading.read_at > ${freshAfter}, false) as "isFresh"
    from core.member_calendar_reading reading join core.member m on m.id = reading.member_id
    where m.id = any (${panel}::bigint[]) and m.deactivated_at is null
    order by m.last_name collate "und-x-icu", m.first_name, m.id`.execute(db);
  return rows;
}

type Times = Panel & { starts: readonly Date[]; minutes: number };

/** At which of these starts who is busy, by what was read a short while ago. What is settled goes before what is not. */
export async function findBusyPanelMembersAtTimes(
  db: Db<'staff'>,
  { panel, starts, minutes, freshAfter }: Times,
): Promise<BusyPanelMembersAtTimes['busy']> {
  const { rows } = await sql<BusyPanelMembersAtTimes['busy'][number]>`
    select asked.starts_at as "startsAt", busy.member_id as "memberId", min(busy.level) as level
    from unnest(${starts}::timestamptz[]) as asked (starts_at)
      join core.member_busy_time busy on busy.member_id = any (${panel}::bigint[])
        and busy.starts_at < asked.starts_at + make_interval(mins => ${minutes}) and busy.ends_at > asked.starts_at
      join core.member_calendar_reading reading on reading.member_id = busy.member_id
        and reading.read_at > ${freshAfter}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

type Slots = { jobId: number; from: Date | null; until: Date | null; now: Date; freshAfter: Date };

/** Who sits at the times of a role that are to come. */
export async function findPanelMemberIdsOfSlots(db: Db<'staff'>, asked: Slots): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct seat.member_id as id
    from core.interview_seat seat join core.interview_slot slot on slot.id = seat.slot_id
      join core.interview_round r on r.id = slot.round_id
    where ${chosen(asked)}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findBusyPanelMembersOfSlots(
  db: Db<'staff'>,
  asked: Slots,
): Promise<BusyPanelMembersOfSlots['busy']> {
  const { rows } = await sql<BusyPanelMembersOfSlots['busy'][number]>`
    select seat.slot_id as "slotId", seat.member_id as "memberId", min(busy.level) as level
    from core.interview_seat seat join core.interview_slot slot on slot.id = seat.slot_id
      join core.interview_round r on r.id = slot.round_id
      join core.member_busy_time busy on busy.member_id = seat.member_id
        and busy.starts_at < slot.ends_at and busy.ends_at > slot.starts_at
      join core.member_calendar_reading reading on reading.member_id = busy.member_id
        and reading.read_at > ${asked.freshAfter}
    where ${chosen(asked)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

const chosen = ({ jobId, from, until, now }: Slots) => sql`r.job_id = ${jobId}
  and slot.withdrawn_at is null and seat.left_at is null and slot.starts_at > ${now}
  and (${from}::timestamptz is null or slot.starts_at >= ${from})
  and (${until}::timestamptz is null or slot.starts_at < ${until})`;
