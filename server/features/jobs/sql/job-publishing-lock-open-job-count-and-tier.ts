import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { OrganisationPlanTier } from '../../organisation/rules/max-open-jobs-of-plan-tier.ts';

/** Publications of one organisation wait for each other until the transaction ends. */
export async function lockJobPublishing(db: Db<'staff'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('publish', core.current_org()))`.execute(
    db,
  );
}

/** What the cap on open roles is about: the tier, and how many are open now. */
export async function findOpenJobsAndTier(
  db: Db<'staff'>,
  now: Date,
): Promise<{ tier: OrganisationPlanTier; open: number }> {
  const { rows } = await sql<{ tier: OrganisationPlanTier; open: number }>`
    select tier, (select count(*)::int from core.job where not sample and archived_at is null
      and published_at is not null and coalesce(closes_at, 'infinity') > ${now}) as open
    from core.organisation`.execute(db);
  // Every visitor of the staff door belongs to exactly one organisation.
  return rows[0] as { tier: OrganisationPlanTier; open: number };
}
