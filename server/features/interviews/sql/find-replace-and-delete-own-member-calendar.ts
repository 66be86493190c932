import type {
  MemberCalendarProblem,
  MemberCalendar,
} from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Of whoever asks: row-level security shows nobody those of others. */
export async function findOwnMemberCalendar(
  db: Db<'staff'>,
  now: Date,
): Promise<MemberCalendar | undefined> {
  const row = await db
    .selectFrom('core.member_calendar as c')
    .leftJoin('core.member_calendar_reading as r', 'r.member_id', 'c.member_id')
    .select(['c.kind', 'c.host', 'c.set_at as setAt', 'r.tried_at as triedAt'])
    .select(['r.read_at as readAt', 'r.failing_since as failingSince', 'r.problem'])
    .select((eb) =>
      eb
        .selectFrom('core.member_busy_time as b')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('n'))
        .whereRef('b.member_id', '=', 'c.member_id')
        .where('b.ends_at', '>', now)
        .as('busyTimes'),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { failingSince, problem, busyTimes, ...calendar } = row;
  return {
    ...calendar,
    failure:
      failingSince === null || problem === null
        ? null
        : // The one who reads writes no other.
          { since: failingSince, problem: problem as MemberCalendarProblem },
    busyTimes: busyTimes ?? 0,
  };
}

type NewCalendar = {
  memberId: number;
  kind: MemberCalendar['kind'];
  host: string;
  sealed: Buffer;
  now: Date;
};

/** In place of any before, of which nothing is left. */
export async function replaceOwnMemberCalendarRow(
  db: Db<'staff'>,
  given: NewCalendar,
): Promise<void> {
  const { memberId, kind, host, sealed, now } = given;
  await deleteOwnMemberCalendarRow(db);
  await db
    .insertInto('core.member_calendar')
    .values({ member_id: memberId, kind, host, sealed, set_at: now, due_at: now })
    .execute();
}

/** Whether there was one. What was read in it goes with it. */
export async function deleteOwnMemberCalendarRow(db: Db<'staff'>): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('core.member_calendar').executeTakeFirst();
  return numDeletedRows === 1n;
}
