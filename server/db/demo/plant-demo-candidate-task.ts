import { type Kysely, sql } from 'kysely';
import { demoCandidateTask } from './content/candidate-task.ts';
import { plantDemoPlanItem } from './plant-demo-plan-item.ts';

const CRITERIA = 2;

/** The stage in which one role sends a task; who was sent it and has handed it in is said afterwards, by the verbs for it. */
export async function plantDemoCandidateTask(db: Kysely<unknown>): Promise<void> {
  const { job: title, name, position, minutes, dueDays, instructions, items } = demoCandidateTask;
  const { rows } = await sql<{ orgId: number; id: number; criteria: string[] }>`
    select j.org_id as "orgId", j.id, array(select c.name from core.criterion c
      where c.org_id = j.org_id and c.job_id = j.id order by c.position limit ${CRITERIA}) as criteria
    from core.job j where j.title = ${title}`.execute(db);
  const [job] = rows;
  if (job === undefined) return;
  const { rows: stages } = await sql<{ id: number }>`
    insert into core.stage (org_id, job_id, position, kind, name, minutes, due_days, instructions)
    values (${job.orgId}, ${job.id}, ${position}, 'task', ${name}, ${minutes}, ${dueDays}, ${instructions})
    returning id`.execute(db);
  for (const [at, item] of items.entries()) {
    const isScored = item.kind === 'long-text';
    await plantDemoPlanItem(db, job, {
      stageId: stages[0]?.id ?? 0,
      position: at + 1,
      item: { ...item, criteria: isScored ? job.criteria : [] },
    });
  }
}
