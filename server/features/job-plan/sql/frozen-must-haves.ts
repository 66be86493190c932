import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type FrozenMustHaveRow = {
  planVersion: number;
  /** Of all versions of the plan. */
  newest: number;
  item: unknown;
};

/**
 * Items that require something in a version of a role's plan, as they were frozen, in the order of the plan. Most roles require
 * nothing, and their plans are not taken apart.
 */
export async function findFrozenMustHaves(
  db: Db<'staff'>,
  jobId: number,
): Promise<FrozenMustHaveRow[]> {
  const { rows } = await sql<FrozenMustHaveRow>`
    select v.n as "planVersion", placed.item,
      (select max(n) from core.plan_version where job_id = ${jobId}) as newest
    from core.plan_version v
    cross join jsonb_path_query(v.plan::jsonb, '$.stages[*].items[*]') with ordinality as placed (item, place)
    where v.job_id = ${jobId} and v.plan like '%"mustHave":%' and placed.item ? 'mustHave'
    order by v.n, placed.place`.execute(db);
  return rows;
}
