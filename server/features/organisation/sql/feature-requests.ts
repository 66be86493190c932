import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** When each feature was last asked for. */
export async function findFeatureRequestDates(db: Db<'staff'>): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('core.feature_request')
    .select(({ fn }) => ['feature', fn.max('requested_at').as('askedAt')])
    .groupBy('feature')
    .execute();
  return new Map(rows.map(({ feature, askedAt }) => [feature, askedAt]));
}

/** Who asks for the same feature at the same time waits. */
export async function lockFeatureRequests(db: Db<'staff'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('feature request', core.current_org()))`.execute(
    db,
  );
}

export async function insertFeatureRequestRow(
  db: Db<'staff'>,
  { feature, at }: { feature: string; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('core.feature_request')
    .values({ feature, requested_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type OpenFeatureRequest = {
  id: number;
  orgId: number;
  organisation: string;
  feature: string;
  askedBy: string;
  askedAt: Date;
};

/** Of all organisations; whatever was answered, or they have got meanwhile, is left out. */
export async function findOpenFeatureRequests(
  db: Db<'operator'>,
  most: number,
): Promise<OpenFeatureRequest[]> {
  const { rows } = await sql<OpenFeatureRequest>`
    select id, org_id as "orgId", organisation, feature, requested_by as "askedBy", requested_at as "askedAt"
    from core.list_feature_requests(${most})`.execute(db);
  return rows;
}

/** The feature that was asked for; undefined when there is no such request, or it was answered already. */
export async function closeFeatureRequestRow(
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
