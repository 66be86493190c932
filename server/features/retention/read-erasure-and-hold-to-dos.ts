import { ENDED_RETENTION_HOLD_TO_DO_DAYS, type PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { nextCalendarDay } from '../../time/calendar-day-month-and-quarter-arithmetic.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { countErasuresOfNightByJob } from './read-retention-outlook-and-count-erasures.ts';
import { findEndedRetentionHoldsOfMember } from './sql/retention-holds.ts';
import { findOrganisationRetentionRules } from './sql/find-and-lock-retention-rules-and-facts.ts';

const DAY_MS = 86_400_000;

/** What admins are to know the day before it goes, and which holds of the member have come to their end, or, for admins, of who left. */
export async function readErasureAndHoldToDos({
  db,
  member,
  now,
}: VisitorRequestContext): Promise<PrivacyToDo[]> {
  const since = new Date(now.getTime() - ENDED_RETENTION_HOLD_TO_DO_DAYS * DAY_MS);
  const isAdmin = member.role === 'ADMIN';
  const ended = await findEndedRetentionHoldsOfMember(db, {
    memberId: member.actorId,
    isAdmin,
    since,
  });
  const holds = ended.map((hold) => ({ ...hold, kind: 'hold-ended' as const }));
  if (!isAdmin) return holds;
  const { zone } = await findOrganisationRetentionRules(db);
  const night = nextCalendarDay(todayInZone(zone, now));
  const going = await countErasuresOfNightByJob(db, { now, night });
  const applications = going.reduce((sum, each) => sum + each.applications, 0);
  if (applications === 0) return holds;
  return [{ kind: 'erasure', night, applications, jobs: going.length }, ...holds];
}
