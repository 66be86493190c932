import type { MemberCalendarProblem } from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { BusyTime } from '../rules/merge-busy-times.ts';

export async function findOrganisationsWithMemberCalendarsDue(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_calendars_due(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findOrganisationsWithMemberCalendars(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_calendars() as id`.execute(db);
  return rows.map(({ id }) => id);
}

export type LeasedMemberCalendar = {
  memberId: number;
  email: string;
  sealed: Buffer;
  setAt: Date;
  zone: string | null;
};

/** Waits until nobody else is just taking or storing it: whoever asked for their own is not passed over. */
export async function lockMemberCalendar(db: Db<'system'>, memberId: number): Promise<void> {
  await sql`
    select from core.member_calendar where member_id = ${memberId} for update`.execute(db);
}

type Lease = { now: Date; dueAt: Date; memberId: number | null };

/**
 * Takes calendars that are due, or one that somebody waits for, and puts off when they are due again: no other process reads them
 * meanwhile.
 */
export async function leaseDueMemberCalendars(
  db: Db<'system'>,
  { now, dueAt, memberId }: Lease,
): Promise<LeasedMemberCalendar[]> {
  const { rows } = await sql<LeasedMemberCalendar>`
    update core.member_calendar leased set due_at = ${dueAt}
    from core.organisation o, core.member member
    where member.id = leased.member_id and leased.member_id in (
        select c.member_id from core.member_calendar c join core.member m on m.id = c.member_id
        where m.deactivated_at is null and (c.due_at <= ${now} or c.member_id = ${memberId}::bigint)
          and (${memberId}::bigint is null or c.member_id = ${memberId})
        order by c.due_at limit 100 for update of c skip locked)
      and o.deactivated_at is null
    returning leased.member_id as "memberId", member.email, leased.sealed, leased.set_at as "setAt",
      o.tz as zone`.execute(db);
  return rows;
}

type Which = { memberId: number; setAt: Date };

/** Whether it is still the calendar that was read: held, so that it is not replaced before what was read is stored. */
export async function lockUnchangedMemberCalendar(
  db: Db<'system'>,
  { memberId, setAt }: Which,
): Promise<boolean> {
  const { rows } = await sql`
    select from core.member_calendar where member_id = ${memberId} and set_at = ${setAt} for update`.execute(
    db,
  );
  return rows.length > 0;
}

export async function replaceMemberBusyTimeRows(
  db: Db<'system'>,
  { memberId, now, times }: { memberId: number; now: Date; times: readonly BusyTime[] },
): Promise<void> {
  await deleteBusyTimes(db, memberId);
  await sql`
    insert into core.member_busy_time (member_id, level, starts_at, ends_at)
    select ${memberId}, busy.level, busy.starts_at, busy.ends_at
    from unnest(${times.map(({ level }) => level)}::text[],
        ${times.map(({ from }) => new Date(from))}::timestamptz[],
        ${times.map(({ until }) => new Date(until))}::timestamptz[])
      as busy (level, starts_at, ends_at)`.execute(db);
  const read = { tried_at: now, read_at: now, failing_since: null, problem: null };
  await db
    .insertInto('core.member_calendar_reading')
    .values({ member_id: memberId, ...read })
    .onConflict((conflict) => conflict.columns(['org_id', 'member_id']).doUpdateSet(read))
    .execute();
}

type Failed = { memberId: number; now: Date; problem: MemberCalendarProblem; freshAfter: Date };

/** What was read longer ago than it may be told is forgotten. */
export async function upsertCalendarReadFailureRow(
  db: Db<'system'>,
  failed: Failed,
): Promise<void> {
  const { memberId, now, problem, freshAfter } = failed;
  const { rows } = await sql<{ isFresh: boolean }>`
    insert into core.member_calendar_reading as reading (member_id, tried_at, failing_since, problem)
    values (${memberId}, ${now}, ${now}, ${problem})
    on conflict (org_id, member_id) do update set tried_at = ${now}, problem = ${problem},
      failing_since = coalesce(reading.failing_since, ${now})
    returning coalesce(reading.read_at > ${freshAfter}, false) as "isFresh"`.execute(db);
  if (!rows[0]?.isFresh) await deleteBusyTimes(db, memberId);
}

async function deleteBusyTimes(db: Db<'system'>, memberId: number): Promise<void> {
  await db.deleteFrom('core.member_busy_time').where('member_id', '=', memberId).execute();
}

/** Of whoever may not log in any more nothing is kept. */
export async function deleteCalendarRowsOfDeactivatedMembers(db: Db<'system'>): Promise<void> {
  await db
    .deleteFrom('core.member_calendar')
    .where('member_id', 'in', (eb) =>
      eb.selectFrom('core.member').select('id').where('deactivated_at', 'is not', null),
    )
    .execute();
}

export async function lockSealedMemberCalendars(
  db: Db<'system'>,
): Promise<{ memberId: number; sealed: Buffer }[]> {
  const { rows } = await sql<{ memberId: number; sealed: Buffer }>`
    select member_id as "memberId", sealed from core.member_calendar for update`.execute(db);
  return rows;
}

export async function updateSealedMemberCalendarRow(
  db: Db<'system'>,
  { memberId, sealed }: { memberId: number; sealed: Buffer },
): Promise<void> {
  await db
    .updateTable('core.member_calendar')
    .set({ sealed })
    .where('member_id', '=', memberId)
    .execute();
}
