import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findOrganisationsWithRetentionDue(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select core.organisations_with_retention_due(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes a night for this transaction; false where another process has it, or it is done. */
export async function claimErasureNight(db: Db<'system'>, night: string): Promise<boolean> {
  await db
    .insertInto('core.retention_round')
    .values({ night })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql`
    select from core.retention_round where night = ${night} and finished_at is null
    for update skip locked`.execute(db);
  return rows.length > 0;
}

export async function markErasureNightRowFinished(
  db: Db<'system'>,
  { night, now }: { night: string; now: Date },
): Promise<void> {
  await db
    .updateTable('core.retention_round')
    .set({ finished_at: now })
    .where('night', '=', night)
    .execute();
}
