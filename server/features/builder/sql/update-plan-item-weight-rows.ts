import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function updatePlanItemWeightRows(
  db: Db<'staff'>,
  jobId: number,
  items: readonly { id: number; weight: number }[],
): Promise<void> {
  await sql`
    update core.question q set weight = t.weight
    from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ weight }) => weight)}::numeric[])
      as t (id, weight)
    where q.id = t.id and q.job_id = ${jobId}`.execute(db);
}
