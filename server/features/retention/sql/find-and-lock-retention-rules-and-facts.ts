import type { RetentionHoldGround } from '@evenhand/contract/retention/retention-holds.ts';
import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { OwnRetentionPeriod } from '../../organisation/rules/find-retention-periods-and-home-country.ts';
import type { OrganisationRetentionRules } from '../rules/find-and-check-application-retention-end.ts';

type DbOfStaffOrSystem = Db<'staff'> | Db<'system'>;

export async function findOrganisationRetentionRules(
  db: DbOfStaffOrSystem,
): Promise<OrganisationRetentionRules> {
  const { rows } = await sql<{
    locale: string;
    zone: string;
    periods: OwnRetentionPeriod[];
  }>`
    select locale, coalesce(nullif(tz, ''), 'Europe/London') as zone,
      (select coalesce(jsonb_agg(jsonb_build_object('country', p.country, 'store', p.store, 'months', p.months,
        'reason', p.reason)), '[]') from core.retention_period p) as periods
    from core.organisation`.execute(db);
  // Every transaction of these doors belongs to exactly one organisation.
  return rows[0] as OrganisationRetentionRules;
}

export type ClosedJobWithRetentionFacts = {
  id: number;
  title: string;
  country: string | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  status: HireStatus | null;
  statusSetAt: Date | null;
};

/** Roles that take no applications any more and have some that were not erased; practice roles hold nobody. */
export async function findClosedJobsWithRetentionFacts(
  db: DbOfStaffOrSystem,
  now: Date,
): Promise<ClosedJobWithRetentionFacts[]> {
  const { rows } = await sql<ClosedJobWithRetentionFacts>`
    select j.id, j.title, j.country, j.closes_at as "closesAt", j.archived_at as "archivedAt", j.status,
      j.status_set_at as "statusSetAt"
    from core.job j
    where not j.sample and (j.closes_at <= ${now} or j.archived_at is not null)
      and exists (select from core.application a where a.job_id = j.id and a.state <> 'erased')
    order by j.id`.execute(db);
  return rows;
}

/** The same of one role, which cannot open again meanwhile; undefined where it is none of these. */
export async function lockClosedJobWithRetentionFacts(
  db: Db<'system'>,
  { jobId, now }: { jobId: number; now: Date },
): Promise<ClosedJobWithRetentionFacts | undefined> {
  const { rows } = await sql<ClosedJobWithRetentionFacts>`
    select j.id, j.title, j.country, j.closes_at as "closesAt", j.archived_at as "archivedAt", j.status,
      j.status_set_at as "statusSetAt"
    from core.job j
    where j.id = ${jobId} and not j.sample and (j.closes_at <= ${now} or j.archived_at is not null)
    for share`.execute(db);
  return rows[0];
}

export type StoredApplicationRetentionFacts = {
  id: number;
  jobId: number;
  isUnfinished: boolean;
  agreedUntil: Date | null;
  holds: { ground: RetentionHoldGround; endsOn: string }[];
};

/** Those of a role that are there, in the order of their ids, from the one after `after` on. */
export async function findApplicationsWithRetentionFacts(
  db: DbOfStaffOrSystem,
  { jobId, after = 0, most }: { jobId: number; after?: number; most: number },
): Promise<StoredApplicationRetentionFacts[]> {
  const { rows } = await sql<StoredApplicationRetentionFacts>`
    select id, job_id as "jobId", is_unfinished as "isUnfinished", agreed_until as "agreedUntil", holds
    from pii.retention_facts(${jobId}, null, ${after}, ${most})`.execute(db);
  return rows;
}

/** One, with its role; undefined where it was erased or never was. */
export async function findApplicationWithRetentionFacts(
  db: DbOfStaffOrSystem,
  applicationId: number,
): Promise<
  (StoredApplicationRetentionFacts & Omit<ClosedJobWithRetentionFacts, 'id' | 'title'>) | undefined
> {
  const { rows } = await sql<
    StoredApplicationRetentionFacts & Omit<ClosedJobWithRetentionFacts, 'id' | 'title'>
  >`
    select f.id, f.job_id as "jobId", f.is_unfinished as "isUnfinished", f.agreed_until as "agreedUntil", f.holds,
      j.country, j.closes_at as "closesAt", j.archived_at as "archivedAt", j.status,
      j.status_set_at as "statusSetAt"
    from pii.retention_facts(null, ${applicationId}, 0, 1) f join core.job j on j.id = f.job_id`.execute(
    db,
  );
  return rows[0];
}

/** Of a round and of whoever makes or lifts a hold, one waits for the other. */
export async function lockRetentionOfOrganisation(db: DbOfStaffOrSystem): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('retention', core.current_org()))`.execute(
    db,
  );
}
