import type { PublicPlan } from '@evenhand/contract/plan/public-plan.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';

type PublicPlanRow = {
  criteria: PublicPlan['criteria'];
  stages: PublicPlan['stages'];
  sha256: string | null;
  frozenAt: Date | null;
};

/** What anybody may know of how a role is decided, by its last frozen version. */
export async function findPublicPlan(
  db: Db<'public'> | Db<'staff'>,
  jobId: number,
): Promise<Omit<PublicPlan, 'places'>> {
  // Both doors read these columns.
  const { rows } = await sql<PublicPlanRow>`
    select (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'isEssential', c.kind = 'essential')
          order by c.position), '[]')
        from core.criterion c where c.job_id = ${jobId}) as criteria,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'name', s.name, 'weight', s.weight)
          order by s.position), '[]')
        from core.stage s where s.job_id = ${jobId}) as stages,
      encode(v.sha256, 'hex') as sha256, v.frozen_at as "frozenAt"
    from (select) nothing left join (select sha256, frozen_at from core.plan_version
      where job_id = ${jobId} order by n desc limit 1) v on true`.execute(db as Db<'public'>);
  // One row always.
  const { sha256, frozenAt, ...plan } = rows[0] as PublicPlanRow;
  return { ...plan, frozen: sha256 === null || frozenAt === null ? null : { sha256, frozenAt } };
}
