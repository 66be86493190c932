import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { OrganisationPlanTier } from '../rules/max-open-jobs-of-plan-tier.ts';

export type OrganisationPlanTerms = {
  tier: OrganisationPlanTier;
  features: string[];
  expiresAt: Date | null;
  autoRenews: boolean;
};

export async function updatePlanTermsOfOrganisationRow(
  db: Db<'operator'>,
  { tier, features, expiresAt, autoRenews }: OrganisationPlanTerms,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.organisation')
    .set({ tier, features, expires_at: expiresAt, auto_renews: autoRenews })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells whether it was the other way before; at which moment it was deactivated first, stays. */
export async function updateDeactivatedAtOfOrganisationRow(
  db: Db<'operator'>,
  at: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.organisation')
    .set({ deactivated_at: at })
    .where('deactivated_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the end of the organisation's account has come; what renews itself has none. */
export async function hasOrganisationAccountEnded(db: Db<'operator'>, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('core.organisation')
    .select('org_id')
    .where('expires_at', '<=', now)
    .where('auto_renews', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findOrganisationsPastAccountEnd(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_past_their_end(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends the account, or renews it by whole years; undefined where another process was faster, or the end was changed. */
export async function endOrRenewAccountOfOrganisationRow(
  db: Db<'system'>,
  now: Date,
): Promise<'ended' | 'renewed' | undefined> {
  const { rows } = await sql<{ outcome: 'ended' | 'renewed' }>`
    update core.organisation set
      deactivated_at = case when not auto_renews then expires_at end,
      expires_at = case when auto_renews
        then expires_at + make_interval(years => extract(year from age(${now}, expires_at))::int + 1)
          else expires_at end
    where expires_at <= ${now} and deactivated_at is null
    returning case when auto_renews then 'renewed' else 'ended' end as outcome`.execute(db);
  return rows[0]?.outcome;
}

export async function addFeatureToOrganisationRow(
  db: Db<'operator'>,
  feature: string,
): Promise<void> {
  await db
    .updateTable('core.organisation')
    .set({ features: sql`array_remove(features, ${feature}) || array[${feature}::text]` })
    .execute();
}
