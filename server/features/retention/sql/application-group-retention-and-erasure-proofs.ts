import type { ErasureProof } from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import type { RetentionHoldGround } from '@evenhand/contract/retention/retention-holds.ts';
import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Applications of a role of which all that decides is the same. */
export type ApplicationGroupRetentionFacts = {
  jobId: number;
  jobTitle: string;
  country: string | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  status: HireStatus | null;
  statusSetAt: Date | null;
  isUnfinished: boolean;
  agreedUntil: Date | null;
  holds: { ground: RetentionHoldGround; endsOn: string }[];
  applications: number;
};

/** Of roles that take no applications any more; practice roles hold nobody. */
export async function findApplicationGroupsRetentionFacts(
  db: Db<'staff'> | Db<'system'>,
  { now, jobIds }: { now: Date; jobIds: readonly number[] | null },
): Promise<ApplicationGroupRetentionFacts[]> {
  const { rows } = await sql<ApplicationGroupRetentionFacts>`
    select j.id as "jobId", j.title as "jobTitle", j.country, j.closes_at as "closesAt",
      j.archived_at as "archivedAt", j.status, j.status_set_at as "statusSetAt", f.is_unfinished as "isUnfinished",
      f.agreed_until as "agreedUntil", f.holds, count(*)::int as applications
    from core.job j cross join lateral pii.retention_facts(j.id, null, 0, null) f
    where (${jobIds}::bigint[] is null or j.id = any (${jobIds}::bigint[])) and not j.sample
      and (j.closes_at <= ${now} or j.archived_at is not null)
    group by j.org_id, j.id, f.is_unfinished, f.agreed_until, f.holds order by j.id`.execute(db);
  return rows;
}

export async function findErasureProofs(db: Db<'staff'>): Promise<ErasureProof[]> {
  const { rows } = await sql<ErasureProof>`
    select p.id, to_char(p.night, 'YYYY-MM-DD') as night, p.job_id as "jobId", j.title as "jobTitle", p.rule, p.months,
      p.applications, p.counts, p.erased_at as "erasedAt"
    from core.erasure_proof p join core.job j on j.id = p.job_id
    order by p.night desc, p.id desc limit ${LISTED_ITEMS_MAX}`.execute(db);
  return rows;
}
