import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { OwnRetentionPeriod } from '../rules/find-retention-periods-and-home-country.ts';

export async function findRetentionPeriods(
  db: Db<'staff'>,
): Promise<{ locale: string; periods: OwnRetentionPeriod[] }> {
  const { rows } = await sql<{ locale: string; periods: OwnRetentionPeriod[] }>`
    select locale, (select coalesce(jsonb_agg(jsonb_build_object('country', p.country, 'store', p.store,
      'months', p.months, 'reason', p.reason) order by p.country, p.store), '[]')
      from core.retention_period p) as periods
    from core.organisation`.execute(db);
  // Every visitor of the staff door belongs to exactly one organisation.
  return rows[0] as { locale: string; periods: OwnRetentionPeriod[] };
}

export async function upsertRetentionPeriodRow(
  db: Db<'staff'>,
  period: OwnRetentionPeriod & { memberId: number; now: Date },
): Promise<void> {
  const { country, store, months, reason, memberId, now } = period;
  const given = { months, reason, changed_by: memberId, changed_at: now };
  await db
    .insertInto('core.retention_period')
    .values({ country, store, ...given })
    .onConflict((conflict) => conflict.columns(['org_id', 'country', 'store']).doUpdateSet(given))
    .execute();
}

/** From then on what the program says holds again. */
export async function deleteRetentionPeriodRow(
  db: Db<'staff'>,
  { country, store }: Pick<OwnRetentionPeriod, 'country' | 'store'>,
): Promise<void> {
  await db
    .deleteFrom('core.retention_period')
    .where('country', '=', country)
    .where('store', '=', store)
    .execute();
}
