import type {
  JobDraftCriterion,
  JobDraftStage,
} from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { ItemAnswerKey } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { PlanItemDbRow } from '../../job-plan/rules/plan-item-from-and-to-row.ts';

export type JobDraftPlanDbRow = {
  criteria: (JobDraftCriterion & { id: number })[];
  stages: (JobDraftStage & {
    id: number;
    items: PlanItemDbRow[];
    answerKeys: ItemAnswerKey[];
    libraryIds: Record<string, string>;
  })[];
};

/** What a job looks for, and its stages with their questions, each in its order. Interviews last as long as their round. */
export async function findJobDraftPlan(db: Db<'staff'>, jobId: number): Promise<JobDraftPlanDbRow> {
  const { rows } = await sql<JobDraftPlanDbRow>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'description', c.description,
          'kind', c.kind) order by c.position), '[]')
        from core.criterion c where c.job_id = ${jobId}) as criteria,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'name', s.name, 'weight', s.weight,
          'minutes', coalesce(s.minutes, (select r.minutes from core.interview_round r where r.stage_id = s.id)),
          'switchedOff', s.switched_off,
          'task', case when s.kind = 'task' then
            jsonb_build_object('instructions', s.instructions, 'dueDays', s.due_days) end,
          'items', (select coalesce(jsonb_agg(jsonb_build_object('kind', q.kind, 'key', q.key, 'text', q.text,
              'required', q.required, 'weight', q.weight, 'guideOne', q.guide_one, 'guideThree', q.guide_three,
              'guideFive', q.guide_five, 'maxWords', q.max_words, 'settings', q.settings, 'mustHave', q.must_have,
              'criteria', array(select c.name from core.question_criterion served
                join core.criterion c on c.id = served.criterion_id
                where served.question_id = q.id order by served.position)) order by q.position), '[]')
            from core.question q where q.stage_id = s.id),
          'answerKeys', (select coalesce(jsonb_agg(jsonb_build_object('item', q.key, 'points', k.points)
              order by q.position), '[]')
            from core.question q join core.answer_key k on k.question_id = q.id where q.stage_id = s.id),
          'libraryIds', (select coalesce(jsonb_object_agg(q.key, q.library_id), '{}')
            from core.question q where q.stage_id = s.id and q.library_id is not null))
          order by s.position), '[]')
        from core.stage s where s.job_id = ${jobId}) as stages`.execute(db);
  return rows[0] ?? { criteria: [], stages: [] };
}

export async function countCriteriaOfJob(db: Db<'staff'>, jobId: number): Promise<number> {
  const { count } = await db
    .selectFrom('core.criterion')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
