import { type Kysely, sql } from 'kysely';
import { demoInterviewQuestions } from './content/interview-questions-and-scorecard-notes.ts';
import { demoInterviewRounds } from './content/interview-rounds-venue-and-free-times.ts';
import { plantDemoPlanItem } from './plant-demo-plan-item.ts';

/** What the panel asks in the first round of the role that goes on, each question about one criterion of the role, in their order. */
export async function plantDemoInterviewQuestions(db: Kysely<unknown>): Promise<void> {
  const [round] = demoInterviewRounds;
  const { rows } = await sql<{ orgId: number; id: number; stageId: number; criteria: string[] }>`
    select j.org_id as "orgId", j.id, s.id as "stageId", array(select c.name from core.criterion c
      where c.org_id = j.org_id and c.job_id = j.id order by c.position) as criteria
    from core.stage s join core.job j on j.org_id = s.org_id and j.id = s.job_id
    where j.title = ${round?.job} and s.name = ${round?.name}`.execute(db);
  const [asked] = rows;
  if (asked === undefined) return;
  for (const [place, { marks: _, ...question }] of demoInterviewQuestions.entries())
    await plantDemoPlanItem(db, asked, {
      stageId: asked.stageId,
      position: place,
      item: {
        kind: 'interview',
        key: `spoken-${place + 1}`,
        required: true,
        weight: 1,
        criteria: asked.criteria.slice(place, place + 1),
        ...question,
      },
    });
}
