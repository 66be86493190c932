import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findJobQuickApplySetting(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ isAvailable: boolean; isOn: boolean }> {
  const { rows } = await sql<{ isAvailable: boolean; isOn: boolean }>`
    select 'quick-apply' = any (o.features) as "isAvailable", j.quick_apply as "isOn"
    from core.job j cross join core.organisation o where j.id = ${jobId}`.execute(db);
  return rows[0] ?? { isAvailable: false, isOn: false };
}
