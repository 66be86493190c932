import type {
  CurrentPublicJobPlan,
  FrozenPlanHashAndTime,
  PublicJobPlan,
} from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import { sql } from 'kysely';
import { databaseFunctionExpression } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type PublicPlanRow = {
  criteria: PublicJobPlan['criteria'];
  stages: PublicJobPlan['stages'];
  sha256: string | null;
  frozenAt: Date | null;
};

/** What anybody may know of how a role is decided, by its last frozen version. */
export async function findPublicJobPlan(
  db: Db<'public'> | Db<'staff'>,
  jobId: number,
): Promise<Omit<CurrentPublicJobPlan, 'places'>> {
  // Both doors read these columns.
  const { rows } = await sql<PublicPlanRow>`
    select (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'isEssential', c.kind = 'essential')
          order by c.position), '[]')
        from core.criterion c where c.job_id = ${jobId}) as criteria,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'name', s.name, 'weight', s.weight,
          'reviewsPerItem', case when s.kind in ('sift', 'task') then j.reviews_per_answer end, 'minutes', s.minutes)
          order by s.position), '[]')
        from core.stage s join core.job j on j.id = s.job_id
        where s.job_id = ${jobId} and not s.switched_off) as stages,
      encode(v.sha256, 'hex') as sha256, v.frozen_at as "frozenAt"
    from (select) nothing left join (select sha256, frozen_at from core.plan_version
      where job_id = ${jobId} order by n desc limit 1) v on true`.execute(db as Db<'public'>);
  // One row always.
  const { sha256, frozenAt, ...plan } = rows[0] as PublicPlanRow;
  return { ...plan, frozen: sha256 === null || frozenAt === null ? null : { sha256, frozenAt } };
}

export type PlanVersionOfApplication = FrozenPlanHashAndTime & {
  isOwn: boolean;
  plan: PublicJobPlan;
};

/** The version that the acting candidate began under and the current one, the earlier first; one where they are the same. */
export async function findOwnPlanVersions(
  db: Db<'candidate'>,
): Promise<PlanVersionOfApplication[]> {
  const rows = await db
    .selectFrom(databaseFunctionExpression(db, 'core.own_plan_versions', []).as('v'))
    .select(['v.sha256', 'v.frozenAt', 'v.isOwn', 'v.plan'])
    .orderBy('v.n')
    .execute();
  // Every version has all of these, which the types of a function's columns cannot say.
  return rows as PlanVersionOfApplication[];
}
