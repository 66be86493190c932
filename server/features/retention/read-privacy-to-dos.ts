import { ENDED_HOLD_TO_DO_DAYS, type PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import type { Visit } from '../../access/visit.ts';
import { dayAfter } from '../../time/calendar-days.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { findErasuresOfNight } from './read-retention-outlook.ts';
import { findEndedHoldsOf } from './sql/holds.ts';
import { findRetentionPlace } from './sql/retention-facts.ts';

const DAY_MS = 86_400_000;

/** What admins are to know the day before it goes, and which holds of the member have come to their end. */
export async function readPrivacyToDos({ db, member, now }: Visit): Promise<PrivacyToDo[]> {
  const since = new Date(now.getTime() - ENDED_HOLD_TO_DO_DAYS * DAY_MS);
  const ended = await findEndedHoldsOf(db, { memberId: member.actorId, since });
  const holds = ended.map((hold) => ({ ...hold, kind: 'hold-ended' as const }));
  if (member.role !== 'ADMIN') return holds;
  const { zone } = await findRetentionPlace(db);
  const night = dayAfter(dayInZone(zone, now));
  const going = await findErasuresOfNight(db, { now, night });
  const applications = going.reduce((sum, each) => sum + each.applications, 0);
  if (applications === 0) return holds;
  return [{ kind: 'erasure', night, applications, jobs: going.length }, ...holds];
}
