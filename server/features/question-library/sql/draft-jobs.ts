import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type DraftJobToAddQuestionsToDbRow = {
  id: number;
  title: string;
  questions: number;
  stages: { id: number; kind: PlanStageKind; name: string; questions: number }[];
};

/** Drafts that this member may change, the newest first. */
export async function findEditableDraftJobs(
  db: Db<'staff'>,
  { actorId, role }: { actorId: number; role: MemberRole },
  limit: number,
): Promise<DraftJobToAddQuestionsToDbRow[]> {
  const edits =
    role === 'ADMIN'
      ? sql`true`
      : sql`exists (select from core.job_member m where m.job_id = job.id and m.member_id = ${actorId}
        and m.role = 'admin')`;
  const { rows } = await sql<DraftJobToAddQuestionsToDbRow>`
    select job.id, job.title, (select count(*)::int from core.question q where q.job_id = job.id) as questions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'name', s.name,
          'questions', (select count(*) from core.question q where q.stage_id = s.id)) order by s.position), '[]')
        from core.stage s where s.job_id = job.id and not s.switched_off) as stages
    from core.job where job.published_at is null and job.archived_at is null and not job.sample and ${edits}
    order by job.created_at desc, job.id desc limit ${limit}`.execute(db);
  return rows;
}
