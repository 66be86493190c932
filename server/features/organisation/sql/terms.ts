import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import type { Tier } from '../../jobs/rules/open-job-cap.ts';

export type Terms = {
  tier: Tier;
  features: string[];
  expiresAt: Date | null;
  autoRenews: boolean;
};

export async function setTerms(
  db: Db<'operator'>,
  { tier, features, expiresAt, autoRenews }: Terms,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.organisation')
    .set({ tier, features, expires_at: expiresAt, auto_renews: autoRenews })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells whether it was the other way before; at which moment it was deactivated first, stays. */
export async function setDeactivated(db: Db<'operator'>, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.organisation')
    .set({ deactivated_at: at })
    .where('deactivated_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type OpenRequest = {
  id: number;
  orgId: number;
  organisation: string;
  feature: string;
  askedBy: string;
  askedAt: Date;
};

/** Of all organisations; whatever was answered, or they have got meanwhile, is left out. */
export async function findOpenRequests(db: Db<'operator'>, most: number): Promise<OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`
    select id, org_id as "orgId", organisation, feature, asked_by as "askedBy", asked_at as "askedAt"
    from core.list_feature_requests(${most})`.execute(db);
  return rows;
}

/** The feature that was asked for; undefined when there is no such request, or it was answered already. */
export async function closeRequest(
  db: Db<'operator'>,
  { id, granted, now }: { id: number; granted: boolean; now: Date },
): Promise<string | undefined> {
  const closed = await db
    .updateTable('core.feature_request')
    .set({ answered_at: now, granted })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('feature')
    .executeTakeFirst();
  return closed?.feature;
}

export async function switchOn(db: Db<'operator'>, feature: string): Promise<void> {
  await db
    .updateTable('core.organisation')
    .set({ features: sql`array_remove(features, ${feature}) || array[${feature}::text]` })
    .execute();
}
