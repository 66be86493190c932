import type { Db } from '../../access/enter.ts';
import { enterDoor } from '../../access/enter.ts';
import { isLockTimeout } from '../../access/is-still-locked.ts';
import { refreshRollupsCompletely } from '../figures/refresh-rollups.ts';
import type { Counting } from '../figures/counting.ts';
import { type Dimension, thresholdsOf } from './rules/dimension.ts';
import { reviseTable, publishTable, undivided, withholdTable } from './publish-table.ts';
import { dayAfter, dayBefore, firstOfMonth } from '../../time/days.ts';
import { REVISE_AFTER_DAYS, QUARTERS_WAITED } from './rules/limits.ts';
import { partition } from './rules/partition.ts';
import { joinMonths, joinToQuarters, type Period } from './rules/periods.ts';
import {
  type ClosedJob,
  countGroups,
  countMonths,
  findClosedJobs,
  findToday,
  takeTime,
} from './sql/facts.ts';
import {
  findOrganisationsToFreeze,
  findPeriods,
  isDecided,
  lockFreezing,
  noteRound,
} from './sql/tables.ts';

const DAY_MS = 86_400_000;
const splits = [
  'quarter',
  'team',
  'grade',
  'team-grade',
  'source',
  'quick',
] as const satisfies Dimension[];

/** What is done with the published figures of an organisation. */
type AfterFreezing = (services: Counting, orgId: number) => Promise<void>;

/**
 * Looks once an hour at each organisation that has candidates: for figures to publish, and for what `after` makes of them. What fails for
 * one is tried again then, and stops no other; one whose figures somebody else is long at has its turn at the next round.
 */
export async function freezeFigures(services: Counting, after: AfterFreezing): Promise<void> {
  const now = services.now();
  const orgs = await enterDoor({ services, door: 'aggregate' }, (db) =>
    findOrganisationsToFreeze(db, now),
  );
  for (const orgId of orgs) {
    const outcome = await lookAfter(services, orgId, after);
    if (services.leaving()) return;
    if (outcome === 'later') continue;
    await enterDoor({ services, door: 'aggregate', actor: { orgId, actorId: null } }, (db) =>
      noteRound(db, now),
    );
  }
}

async function lookAfter(
  services: Counting,
  orgId: number,
  after: AfterFreezing,
): Promise<'done' | 'failed' | 'later'> {
  try {
    await freezeOrganisation(services, orgId);
    await after(services, orgId);
    return 'done';
  } catch (error) {
    if (isLockTimeout(error)) return 'later';
    services.log({ at: 'freeze-figures', orgId, error: String(error) });
    return 'failed';
  }
}

/**
 * Publishes the diversity figures that are due: of closed months, of closed quarters by group, of closed roles; and brings
 * up to date what was published long enough ago. Each table in a transaction of its own, and once, however many processes
 * there are.
 */
export async function freezeOrganisation(services: Counting, orgId: number): Promise<void> {
  if (!(await refreshRollupsCompletely(services, orgId))) return;
  const now = services.now();
  const alone = <T>(work: (db: Db<'aggregate'>) => Promise<T>) =>
    enterDoor({ services, door: 'aggregate', actor: { orgId, actorId: null } }, async (db) => {
      await lockFreezing(db, orgId);
      await takeTime(db);
      return work(db);
    });
  // A server that is told to stop does not catch up with years first.
  const all = async (work: (db: Db<'aggregate'>) => Promise<boolean>) => {
    while (!services.leaving() && (await alone(work)));
  };
  const each = async <T>(due: T[], work: (db: Db<'aggregate'>, one: T) => Promise<void>) => {
    for (const one of due) if (!services.leaving()) await alone((db) => work(db, one));
  };
  await each(await alone((db) => duePeriods(db, now)), (db, due) => publishPeriod(db, due, now));
  for (const dimension of splits) await all((db) => publishSplit(db, dimension, now));
  await each(await alone((db) => dueJobs(db, now)), (db, due) => publishJobFigures(db, due, now));
  const lookedBefore = new Date(now.getTime() - REVISE_AFTER_DAYS * DAY_MS);
  await all((db) => reviseTable(db, { lookedBefore, now }));
}

async function duePeriods(db: Db<'aggregate'>, now: Date): Promise<Period[]> {
  const until = await lastClosedDay(db, now);
  const next = await nextPeriod(db);
  if (next !== null && next > until) return [];
  const months = await countMonths(db, { from: next, until });
  const from = next ?? months[0]?.month;
  return from === undefined ? [] : joinMonths(months, { from, until });
}

/** The end of the last month that is over in the organisation's zone. */
async function lastClosedDay(db: Db<'aggregate'>, now: Date): Promise<string> {
  return dayBefore(firstOfMonth(await findToday(db, now)));
}

/** Unless another process was here since. */
async function publishPeriod(db: Db<'aggregate'>, period: Period, now: Date): Promise<void> {
  const next = await nextPeriod(db);
  if (next !== null && next !== period.from) return;
  await publishTable(db, { ...period, ...undivided, dimension: 'org', jobId: null }, now);
}

async function nextPeriod(db: Db<'aggregate'>): Promise<string | null> {
  const last = (await findPeriods(db, 'org')).at(-1);
  return last === undefined ? null : dayAfter(last.until);
}

/** Publishes the next quarter of a dimension, joined with those after it as far as it needs; whether there may be another. */
async function publishSplit(
  db: Db<'aggregate'>,
  dimension: (typeof splits)[number],
  now: Date,
): Promise<boolean> {
  const last = (await findPeriods(db, dimension)).at(-1)?.until ?? '';
  const periods = (await findPeriods(db, 'org')).filter(({ from }) => from > last);
  const quarters = joinToQuarters(periods, await lastClosedDay(db, now));
  const waiting = quarters.slice(0, QUARTERS_WAITED);
  const [first] = waiting;
  if (first === undefined) return false;
  for (const { until } of waiting) {
    const cohort = { from: first.from, until, jobId: null };
    const split =
      dimension === 'quarter'
        ? wholeOf(periods, cohort)
        : partition(await countGroups(db, dimension, cohort), thresholdsOf[dimension].respondents);
    if (split === null) continue;
    const pooled = dimension === 'source' ? null : split.pooled;
    await publishTable(db, { ...cohort, ...split, pooled, dimension }, now);
    return true;
  }
  if (waiting.length < QUARTERS_WAITED) return false;
  const until = waiting.at(-1)?.until ?? first.until;
  await withholdTable(
    db,
    { from: first.from, until, dimension, jobId: null, withheld: 'too-few' },
    now,
  );
  return true;
}

/** Null where a quarter is one period: its figures stand already, and drawing them twice would only tell more of them. */
function wholeOf(periods: readonly Period[], { from, until }: Period): typeof undivided | null {
  const inside = periods.filter((period) => period.from >= from && period.until <= until);
  return inside.length > 1 ? undivided : null;
}

type DueJob = Period & { jobId: number; withheld: 'too-few' | 'rest-too-small' | null };

/** Roles that have closed, over the published periods in which they had candidates. */
async function dueJobs(db: Db<'aggregate'>, now: Date): Promise<DueJob[]> {
  const jobs = await findClosedJobs(db, now);
  if (jobs.length === 0) return [];
  const periods = await findPeriods(db, 'org');
  const months = await countMonths(db, { from: null, until: periods.at(-1)?.until ?? '-infinity' });
  return jobs.flatMap((job): DueJob[] => {
    if (job.respondents < thresholdsOf.job.respondents) return [{ ...job, withheld: 'too-few' }];
    const days = lifeOf(job, periods);
    if (days === undefined) return [];
    const all = months
      .filter(({ month }) => month >= days.from && month <= days.until)
      .reduce((sum, { respondents }) => sum + respondents, 0);
    const others = all - job.respondents;
    const isSafe = others === 0 || others >= thresholdsOf.job.respondents;
    return [{ ...days, jobId: job.jobId, withheld: isSafe ? null : 'rest-too-small' }];
  });
}

/** Undefined until all of its months are published for the organisation. */
function lifeOf({ from, until }: ClosedJob, periods: readonly Period[]): Period | undefined {
  const first = periods.find((period) => period.until >= from);
  const last = periods.find((period) => period.until >= until);
  return first && last && { from: first.from, until: last.until };
}

async function publishJobFigures(db: Db<'aggregate'>, job: DueJob, now: Date): Promise<void> {
  const { jobId, from, until, withheld } = job;
  if (await isDecided(db, jobId)) return;
  const table = { jobId, from, until, dimension: 'job' } as const;
  if (withheld !== null) await withholdTable(db, { ...table, withheld }, now);
  else await publishTable(db, { ...table, ...undivided }, now);
}
