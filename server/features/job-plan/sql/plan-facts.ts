import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { JobPlanFacts } from '../rules/build-job-plan-and-job-plan-types.ts';

/** What the plan of a role is made of, each list in its order; a stage that is switched off is no part of it. */
export async function findJobPlanFacts(
  db: Db<'staff'> | Db<'system'>,
  jobId: number,
): Promise<JobPlanFacts | undefined> {
  // Both doors read these columns.
  const { rows } = await sql<JobPlanFacts>`
    select job.openings,
      (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'description', c.description, 'kind', c.kind)
          order by c.position), '[]')
        from core.criterion c where c.job_id = job.id) as criteria,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'name', s.name, 'weight', s.weight,
          'reviewsPerItem', case when s.kind in ('sift', 'task') then job.reviews_per_answer end,
          'minutes', coalesce(s.minutes, (select r.minutes from core.interview_round r where r.stage_id = s.id)),
          'task', case when s.kind = 'task' then
            jsonb_build_object('instructions', s.instructions, 'dueDays', s.due_days) end,
          'keyCorrections', (select count(*) from core.answer_key_correction k
            where k.stage_id = s.id and k.items <> '{}'),
          'items', (select coalesce(jsonb_agg(jsonb_build_object('kind', q.kind, 'key', q.key, 'text', q.text,
              'required', q.required, 'weight', q.weight, 'guideOne', q.guide_one, 'guideThree', q.guide_three,
              'guideFive', q.guide_five, 'maxWords', q.max_words, 'settings', q.settings, 'mustHave', q.must_have,
              'criteria', array(select c.name from core.question_criterion serves
                join core.criterion c on c.id = serves.criterion_id
                where serves.question_id = q.id order by serves.position)) order by q.position), '[]')
            from core.question q where q.stage_id = s.id))
          order by s.position), '[]')
        from core.stage s where s.job_id = job.id and not s.switched_off) as stages
    from core.job where id = ${jobId}`.execute(db as Db<'staff'>);
  return rows[0];
}
