import type { RetentionOutlookOfJobAndMonth } from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { nextCalendarDay } from '../../time/calendar-day-month-and-quarter-arithmetic.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import {
  isApplicationToBeErased,
  findApplicationRetentionEnd,
  type ApplicationRetentionEnd,
  mayAnyRetentionOfJobBeOver,
} from './rules/find-and-check-application-retention-end.ts';
import {
  findClosedJobsWithRetentionFacts,
  findOrganisationRetentionRules,
} from './sql/find-and-lock-retention-rules-and-facts.ts';
import {
  type ApplicationGroupRetentionFacts,
  findApplicationGroupsRetentionFacts,
} from './sql/application-group-retention-and-erasure-proofs.ts';

type DbOfStaffOrSystem = Db<'staff'> | Db<'system'>;

/** What goes when, by role and month: the soonest first, then what is held, then what waits for the outcome of its role. */
export async function readRetentionOutlook(
  db: DbOfStaffOrSystem,
  now: Date,
): Promise<{ outlook: RetentionOutlookOfJobAndMonth[]; today: string }> {
  const place = await findOrganisationRetentionRules(db);
  const groups = await findApplicationGroupsRetentionFacts(db, { now, jobIds: null });
  const lines = new Map<string, RetentionOutlookOfJobAndMonth>();
  for (const group of groups) {
    const line = lineOf(group, findApplicationRetentionEnd(group, place, now));
    const key = JSON.stringify([
      line.jobId,
      line.kind,
      line.month,
      line.rule,
      line.months,
      line.isAgreed,
    ]);
    const known = lines.get(key);
    lines.set(key, known === undefined ? line : together(known, line));
  }
  return { outlook: [...lines.values()].toSorted(inOrder), today: todayInZone(place.zone, now) };
}

/** How many applications of which role the next night erases, if the day after today is `night`. */
export async function countErasuresOfNightByJob(
  db: DbOfStaffOrSystem,
  { now, night }: { now: Date; night?: string },
): Promise<{ jobId: number; jobTitle: string; applications: number }[]> {
  const place = await findOrganisationRetentionRules(db);
  const until = night ?? todayInZone(place.zone, now);
  const due = (await findClosedJobsWithRetentionFacts(db, now)).filter((job) =>
    mayAnyRetentionOfJobBeOver(job, { place, now, night: until }),
  );
  if (due.length === 0) return [];
  const jobIds = due.map(({ id }) => id);
  const sums = new Map<number, { jobId: number; jobTitle: string; applications: number }>();
  for (const group of await findApplicationGroupsRetentionFacts(db, { now, jobIds })) {
    // The pass of that night first ends the holds whose last day is over by then.
    const then = { ...group, holds: group.holds.filter(({ endsOn }) => endsOn >= until) };
    if (!isApplicationToBeErased(findApplicationRetentionEnd(then, place, now), until)) continue;
    const { jobId, jobTitle, applications } = group;
    const sum = sums.get(jobId)?.applications ?? 0;
    sums.set(jobId, { jobId, jobTitle, applications: sum + applications });
  }
  return [...sums.values()];
}

function lineOf(
  { jobId, jobTitle, applications }: ApplicationGroupRetentionFacts,
  kept: ApplicationRetentionEnd,
): RetentionOutlookOfJobAndMonth {
  const job = { jobId, jobTitle, applications, isAgreed: false };
  if (kept.kind === 'not-started')
    return { ...job, kind: 'undecided', month: null, firstDay: null, rule: null, months: null };
  const firstDay = nextCalendarDay(kept.day);
  const month = firstDay.slice(0, 7);
  if (kept.kind === 'held')
    return { ...job, kind: 'held', month, firstDay, rule: null, months: null };
  const { rule, months } = kept;
  return {
    ...job,
    kind: 'until',
    month,
    firstDay,
    rule,
    months,
    isAgreed: kept.ground === 'agreed',
  };
}

function together(
  one: RetentionOutlookOfJobAndMonth,
  other: RetentionOutlookOfJobAndMonth,
): RetentionOutlookOfJobAndMonth {
  const days = [one.firstDay, other.firstDay].filter((day) => day !== null);
  return {
    ...one,
    firstDay: days.toSorted()[0] ?? null,
    applications: one.applications + other.applications,
  };
}

const places = { until: 0, held: 1, undecided: 2 } as const;

function inOrder(one: RetentionOutlookOfJobAndMonth, other: RetentionOutlookOfJobAndMonth): number {
  return (
    places[one.kind] - places[other.kind] ||
    (one.firstDay ?? '').localeCompare(other.firstDay ?? '') ||
    one.jobTitle.localeCompare(other.jobTitle) ||
    one.jobId - other.jobId
  );
}
