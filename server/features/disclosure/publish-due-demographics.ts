import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { isLockTimeout } from '../../access/is-lock-timeout.ts';
import { refreshRollupsCompletely } from '../figures/refresh-rollups-of-one-or-all-organisations.ts';
import type { ServicesForCountingFigures } from '../figures/services-for-counting-figures-type.ts';
import {
  type DemographicsDimension,
  thresholdsByDemographicsDimension,
} from './rules/demographics-dimensions-and-thresholds.ts';
import {
  reviseOldestDemographicsTable,
  publishDemographicsTable,
  undividedDemographicsTableGroups,
  withholdDemographicsTable,
} from './publish-withhold-and-revise-demographics-tables.ts';
import {
  nextCalendarDay,
  previousCalendarDay,
  firstDayOfMonth,
} from '../../time/calendar-day-month-and-quarter-arithmetic.ts';
import {
  REVISE_PUBLISHED_TABLE_AFTER_DAYS,
  QUARTERS_TO_WAIT_FOR_SPLIT_MAX,
} from './rules/disclosure-limits.ts';
import { splitIntoNamedAndPooledGroups } from './rules/split-into-named-and-pooled-groups.ts';
import {
  joinMonthsUntilEnoughRespondents,
  joinPeriodsToQuarters,
  type PeriodOfCalendarDays,
} from './rules/join-months-into-periods-and-quarters.ts';
import {
  type ClosedJobAwaitingDemographicsTable,
  countRespondentsByGroup,
  countRespondentsByMonth,
  findClosedJobsToPublish,
  findTodayOfOrganisation,
  lengthenStatementTimeoutForCounting,
} from './sql/demographic-counts-and-closed-jobs-to-publish.ts';
import {
  findOrganisationsWithDueDemographics,
  findPeriodsOfPublishedOrWithheldDemographics,
  areJobDemographicsPublishedOrWithheld,
  lockDemographicsPublishing,
  upsertLastDemographicsRoundRow,
} from './sql/published-demographics-tables-and-rounding-draws.ts';

const DAY_MS = 86_400_000;
const publishedDimensions = [
  'quarter',
  'team',
  'grade',
  'team-grade',
  'source',
  'quick',
] as const satisfies DemographicsDimension[];

/** What is done with the published figures of an organisation. */
type AfterFreezing = (services: ServicesForCountingFigures, orgId: number) => Promise<void>;

/**
 * Looks once an hour at each organisation that has candidates: for figures to publish, and for what `after` makes of them. What fails for
 * one is tried again then, and stops no other; one whose figures somebody else is long at has its turn at the next round.
 */
export async function publishDueDemographics(
  services: ServicesForCountingFigures,
  after: AfterFreezing,
): Promise<void> {
  const now = services.now();
  const orgs = await runTransactionByDoor({ services, door: 'aggregate' }, (db) =>
    findOrganisationsWithDueDemographics(db, now),
  );
  for (const orgId of orgs) {
    const outcome = await publishAndJudgeOrganisation(services, orgId, after);
    if (services.leaving()) return;
    if (outcome === 'later') continue;
    await runTransactionByDoor(
      { services, door: 'aggregate', actor: { orgId, actorId: null } },
      (db) => upsertLastDemographicsRoundRow(db, now),
    );
  }
}

async function publishAndJudgeOrganisation(
  services: ServicesForCountingFigures,
  orgId: number,
  after: AfterFreezing,
): Promise<'done' | 'failed' | 'later'> {
  try {
    await publishDueDemographicsOfOrganisation(services, orgId);
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
export async function publishDueDemographicsOfOrganisation(
  services: ServicesForCountingFigures,
  orgId: number,
): Promise<void> {
  if (!(await refreshRollupsCompletely(services, orgId))) return;
  const now = services.now();
  const alone = <T>(work: (db: Db<'aggregate'>) => Promise<T>) =>
    runTransactionByDoor(
      { services, door: 'aggregate', actor: { orgId, actorId: null } },
      async (db) => {
        await lockDemographicsPublishing(db, orgId);
        await lengthenStatementTimeoutForCounting(db);
        return work(db);
      },
    );
  // A server that is told to stop does not catch up with years first.
  const all = async (work: (db: Db<'aggregate'>) => Promise<boolean>) => {
    while (!services.leaving() && (await alone(work)));
  };
  const each = async <T>(due: T[], work: (db: Db<'aggregate'>, one: T) => Promise<void>) => {
    for (const one of due) if (!services.leaving()) await alone((db) => work(db, one));
  };
  await each(await alone((db) => duePeriods(db, now)), (db, due) => publishPeriod(db, due, now));
  for (const dimension of publishedDimensions) await all((db) => publishSplit(db, dimension, now));
  await each(await alone((db) => dueJobs(db, now)), (db, due) => publishJobFigures(db, due, now));
  const lookedBefore = new Date(now.getTime() - REVISE_PUBLISHED_TABLE_AFTER_DAYS * DAY_MS);
  await all((db) => reviseOldestDemographicsTable(db, { lookedBefore, now }));
}

async function duePeriods(db: Db<'aggregate'>, now: Date): Promise<PeriodOfCalendarDays[]> {
  const until = await lastClosedDay(db, now);
  const next = await nextPeriod(db);
  if (next !== null && next > until) return [];
  const months = await countRespondentsByMonth(db, { from: next, until });
  const from = next ?? months[0]?.month;
  return from === undefined ? [] : joinMonthsUntilEnoughRespondents(months, { from, until });
}

/** The end of the last month that is over in the organisation's zone. */
async function lastClosedDay(db: Db<'aggregate'>, now: Date): Promise<string> {
  return previousCalendarDay(firstDayOfMonth(await findTodayOfOrganisation(db, now)));
}

/** Unless another process was here since. */
async function publishPeriod(
  db: Db<'aggregate'>,
  period: PeriodOfCalendarDays,
  now: Date,
): Promise<void> {
  const next = await nextPeriod(db);
  if (next !== null && next !== period.from) return;
  await publishDemographicsTable(
    db,
    { ...period, ...undividedDemographicsTableGroups, dimension: 'org', jobId: null },
    now,
  );
}

async function nextPeriod(db: Db<'aggregate'>): Promise<string | null> {
  const last = (await findPeriodsOfPublishedOrWithheldDemographics(db, 'org')).at(-1);
  return last === undefined ? null : nextCalendarDay(last.until);
}

/** Publishes the next quarter of a dimension, joined with those after it as far as it needs; whether there may be another. */
async function publishSplit(
  db: Db<'aggregate'>,
  dimension: (typeof publishedDimensions)[number],
  now: Date,
): Promise<boolean> {
  const last =
    (await findPeriodsOfPublishedOrWithheldDemographics(db, dimension)).at(-1)?.until ?? '';
  const periods = (await findPeriodsOfPublishedOrWithheldDemographics(db, 'org')).filter(
    ({ from }) => from > last,
  );
  const quarters = joinPeriodsToQuarters(periods, await lastClosedDay(db, now));
  const waiting = quarters.slice(0, QUARTERS_TO_WAIT_FOR_SPLIT_MAX);
  const [first] = waiting;
  if (first === undefined) return false;
  for (const { until } of waiting) {
    const cohort = { from: first.from, until, jobId: null };
    const split =
      dimension === 'quarter'
        ? wholeOf(periods, cohort)
        : splitIntoNamedAndPooledGroups(
            await countRespondentsByGroup(db, dimension, cohort),
            thresholdsByDemographicsDimension[dimension].respondents,
          );
    if (split === null) continue;
    const pooled = dimension === 'source' ? null : split.pooled;
    await publishDemographicsTable(db, { ...cohort, ...split, pooled, dimension }, now);
    return true;
  }
  if (waiting.length < QUARTERS_TO_WAIT_FOR_SPLIT_MAX) return false;
  const until = waiting.at(-1)?.until ?? first.until;
  await withholdDemographicsTable(
    db,
    { from: first.from, until, dimension, jobId: null, withheld: 'too-few' },
    now,
  );
  return true;
}

/** Null where a quarter is one period: its figures stand already, and drawing them twice would only tell more of them. */
function wholeOf(
  periods: readonly PeriodOfCalendarDays[],
  { from, until }: PeriodOfCalendarDays,
): typeof undividedDemographicsTableGroups | null {
  const inside = periods.filter((period) => period.from >= from && period.until <= until);
  return inside.length > 1 ? undividedDemographicsTableGroups : null;
}

type DueJob = PeriodOfCalendarDays & {
  jobId: number;
  withheld: 'too-few' | 'rest-too-small' | null;
};

/** Roles that have closed, over the published periods in which they had candidates. */
async function dueJobs(db: Db<'aggregate'>, now: Date): Promise<DueJob[]> {
  const jobs = await findClosedJobsToPublish(db, now);
  if (jobs.length === 0) return [];
  const periods = await findPeriodsOfPublishedOrWithheldDemographics(db, 'org');
  const least = thresholdsByDemographicsDimension.job.respondents;
  const due = jobs.flatMap((job): (DueJob & { respondents: number })[] => {
    if (job.respondents < least) return [{ ...job, withheld: 'too-few' }];
    const days = publishedPeriodOfJob(job, periods);
    return days === undefined ? [] : [{ ...job, ...days, withheld: null }];
  });
  // Most are small, or wait for the end of a month: nothing is counted for them each hour.
  if (due.every(({ withheld }) => withheld !== null)) return due;
  const months = await countRespondentsByMonth(db, {
    from: null,
    until: periods.at(-1)?.until ?? '-infinity',
  });
  return due.map((job) => {
    if (job.withheld !== null) return job;
    const all = months
      .filter(({ month }) => month >= job.from && month <= job.until)
      .reduce((sum, { respondents }) => sum + respondents, 0);
    const others = all - job.respondents;
    return { ...job, withheld: others === 0 || others >= least ? null : 'rest-too-small' };
  });
}

/** Undefined until all of its months are published for the organisation. */
function publishedPeriodOfJob(
  { from, until }: ClosedJobAwaitingDemographicsTable,
  periods: readonly PeriodOfCalendarDays[],
): PeriodOfCalendarDays | undefined {
  const first = periods.find((period) => period.until >= from);
  const last = periods.find((period) => period.until >= until);
  return first && last && { from: first.from, until: last.until };
}

async function publishJobFigures(db: Db<'aggregate'>, job: DueJob, now: Date): Promise<void> {
  const { jobId, from, until, withheld } = job;
  if (await areJobDemographicsPublishedOrWithheld(db, jobId)) return;
  const table = { jobId, from, until, dimension: 'job' } as const;
  if (withheld !== null) await withholdDemographicsTable(db, { ...table, withheld }, now);
  else await publishDemographicsTable(db, { ...table, ...undividedDemographicsTableGroups }, now);
}
