import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { type Kysely, sql } from 'kysely';
import { rowFromPlanItem } from '../../features/job-plan/rules/plan-item-from-and-to-row.ts';

/** An item of a plan, with the criteria of its role that it serves; its id. */
export async function plantDemoPlanItem(
  db: Kysely<unknown>,
  { orgId, id }: { orgId: number; id: number },
  { stageId, position, item }: { stageId: number; position: number; item: PlanItem },
): Promise<number> {
  const row = rowFromPlanItem(item);
  const { rows } = await sql<{ id: number }>`
    insert into core.question (org_id, job_id, stage_id, position, kind, key, text, required, weight, settings,
      must_have, guide_one, guide_three, guide_five, max_words)
    values (${orgId}, ${id}, ${stageId}, ${position}, ${row.kind}, ${row.key}, ${row.text}, ${row.required},
      ${row.weight}, ${JSON.stringify(row.settings)},
      ${row.mustHave === null ? null : JSON.stringify(row.mustHave)}, ${row.guideOne}, ${row.guideThree},
      ${row.guideFive}, ${row.maxWords})
    returning id`.execute(db);
  const questionId = rows[0]?.id ?? 0;
  await sql`
    insert into core.question_criterion (org_id, job_id, question_id, criterion_id, position)
    select c.org_id, c.job_id, ${questionId}, c.id, named.place
    from unnest(${item.criteria}::text[]) with ordinality as named (name, place)
    join core.criterion c on c.org_id = ${orgId} and c.job_id = ${id} and c.name = named.name`.execute(
    db,
  );
  return questionId;
}
