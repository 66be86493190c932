import {
  BUSY_TIMES_DAYS_AHEAD,
  BUSY_TIMES_FRESH_MINUTES,
  MEMBER_CALENDAR_READ_EVERY_MINUTES,
  type MemberCalendarProblem,
} from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import * as z from 'zod/mini';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { unsealValue } from '../../crypto/seal-value.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services-type.ts';
import {
  type MemberCalendarReadResult,
  MemberCalendarSource,
  type MemberCalendarToRead,
} from './member-calendar-source-and-read-result-types.ts';
import { sealedPlaceOfMemberCalendar } from './read-connect-and-remove-member-calendar.ts';
import {
  findOrganisationsWithMemberCalendarsDue,
  type LeasedMemberCalendar,
  leaseDueMemberCalendars,
  lockMemberCalendar,
  lockUnchangedMemberCalendar,
  replaceMemberBusyTimeRows,
  upsertCalendarReadFailureRow,
} from './sql/member-calendar-and-busy-time-queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** So many are asked for at once; the threads in which they are read are fewer. */
const AT_ONCE = 6;

const program = new URL('read-calendar-worker.ts', import.meta.url);

type Reading = LeasedMemberCalendar & { orgId: number };

/** What was read before this is not told any more. */
export const earliestReadTimeOfFreshBusyTimes = (now: Date) =>
  new Date(now.getTime() - BUSY_TIMES_FRESH_MINUTES * MINUTE_MS);

/** Reads each calendar that is due: leased, asked outside any transaction, stored. */
export async function fetchAndStoreDueMemberCalendars(services: Services): Promise<void> {
  const now = services.now();
  const readings: Reading[] = [];
  for (const orgId of await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithMemberCalendarsDue(db, now),
  ))
    readings.push(...(await lease(services, { orgId, memberId: null })));
  const queue = readings.values();
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, readings.length) }, async () => {
      for (const reading of queue) {
        if (services.leaving()) return;
        await readCalendar(services, reading);
      }
    }),
  );
}

/** For a member who wants to know whether it works. Where there is none to be read, nothing is. */
export async function fetchAndStoreCalendarOfOneMember(
  services: Services,
  of: { orgId: number; memberId: number },
): Promise<void> {
  for (const reading of await lease(services, of)) await readCalendar(services, reading);
}

async function lease(
  services: Services,
  { orgId, memberId }: { orgId: number; memberId: number | null },
): Promise<Reading[]> {
  const now = services.now();
  const dueAt = new Date(now.getTime() + MEMBER_CALENDAR_READ_EVERY_MINUTES * MINUTE_MS);
  const leased = await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      if (memberId !== null) await lockMemberCalendar(db, memberId);
      return leaseDueMemberCalendars(db, { now, dueAt, memberId });
    },
  );
  return leased.map((calendar) => ({ ...calendar, orgId }));
}

async function readCalendar(services: Services, reading: Reading): Promise<void> {
  const { orgId, memberId } = reading;
  const read = await ask(services, reading);
  if ('problem' in read) services.log({ at: 'calendar', orgId, memberId, problem: read.problem });
  const now = services.now();
  await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      if (!(await lockUnchangedMemberCalendar(db, reading))) return;
      if ('problem' in read)
        await upsertCalendarReadFailureRow(db, {
          memberId,
          now,
          problem: read.problem,
          freshAfter: earliestReadTimeOfFreshBusyTimes(now),
        });
      else await replaceMemberBusyTimeRows(db, { memberId, now, times: read.times });
    },
  );
}

async function ask(
  { inCalendarThread, config, now }: Services,
  { memberId, email, sealed, zone }: Reading,
): Promise<MemberCalendarReadResult> {
  const source = z.parse(
    MemberCalendarSource,
    JSON.parse(unsealValue(sealed, sealedPlaceOfMemberCalendar(memberId), config)),
  );
  const today = now().getTime();
  const asked: MemberCalendarToRead = {
    source,
    span: {
      from: today,
      until: today + BUSY_TIMES_DAYS_AHEAD * DAY_MS,
      zone: zone ?? 'UTC',
      ownAddress: email,
      ownHost: new URL(config.BASE_URL).hostname,
    },
    httpHosts: config.WEBHOOK_HTTP_HOSTS,
  };
  try {
    // The program answers with nothing else; undefined where it was ended, as it took too long.
    const read = (await inCalendarThread(program, asked)) as MemberCalendarReadResult | undefined;
    return read ?? problem('too-slow');
  } catch (error) {
    // Too many wait, or the thread was ended, as it took too much memory.
    return problem(error instanceof Refusal ? 'too-slow' : 'too-large');
  }
}

const problem = (is: MemberCalendarProblem) => ({ problem: is });
