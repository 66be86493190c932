import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { StageForTimeEstimate } from '@evenhand/contract/job-plan/estimate-candidate-minutes-of-plan.ts';

/** What a passer-by may know of the stages before sending in: what they ask for, and how long it may be. */
export async function findStagesForTimeEstimate(
  db: Db<'public'> | Db<'staff'>,
  jobId: number,
): Promise<StageForTimeEstimate[]> {
  // Both doors read these columns.
  const { rows } = await sql<StageForTimeEstimate>`
    select s.kind, s.minutes::int as minutes,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', q.kind, 'maxWords', q.max_words) order by q.position), '[]')
        from core.question q where q.stage_id = s.id) as items
    from core.stage s
    where s.job_id = ${jobId} and s.kind in ('form', 'sift', 'test') and not s.switched_off
    order by s.position`.execute(db as Db<'public'>);
  return rows;
}
