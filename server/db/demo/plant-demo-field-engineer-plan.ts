import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { type Kysely, sql } from 'kysely';
import {
  DEMO_FIELD_ENGINEER_JOB_TITLE,
  demoFieldEngineerAnswerKeys,
  demoFieldEngineerCriteria,
  demoFieldEngineerFirstInterviewItems,
  demoFieldEngineerFormItems,
  demoFieldEngineerTeamDayItems,
  demoFieldEngineerTestItems,
} from './content/field-engineer-plan.ts';
import { plantDemoFieldEngineerAnswers } from './plant-demo-field-engineer-answers.ts';
import { plantDemoPlanItem } from './plant-demo-plan-item.ts';

type FurtherStage = {
  kind: 'form' | 'test' | 'interview';
  name: string;
  position: number;
  weight: number;
  minutes: number | null;
  items: readonly PlanItem[];
};

const WRITTEN_ANSWERS_POSITION = 2;
const furtherStages: FurtherStage[] = [
  {
    kind: 'form',
    name: 'Practical matters',
    position: 1,
    weight: 1,
    minutes: null,
    items: demoFieldEngineerFormItems,
  },
  {
    kind: 'test',
    name: 'Working safely with plans',
    position: 3,
    weight: 0.5,
    minutes: 10,
    items: demoFieldEngineerTestItems,
  },
  {
    kind: 'interview',
    name: 'Interview',
    position: 4,
    weight: 1.5,
    minutes: 45,
    items: demoFieldEngineerFirstInterviewItems,
  },
  {
    kind: 'interview',
    name: 'Day with the team',
    position: 5,
    weight: 0.5,
    minutes: 90,
    items: demoFieldEngineerTeamDayItems,
  },
];

/** One role asks in a form and a test too, has must-haves and two interviews, and says what it looks for. */
export async function plantDemoFieldEngineerPlan(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ orgId: number; id: number }>`
    select org_id as "orgId", id from core.job where title = ${DEMO_FIELD_ENGINEER_JOB_TITLE}`.execute(
    db,
  );
  const [job] = rows;
  if (job === undefined) return;
  await describeCriteria(db, job);
  await sql`update core.stage set position = ${WRITTEN_ANSWERS_POSITION}
    where org_id = ${job.orgId} and job_id = ${job.id} and kind = 'sift'`.execute(db);
  const stages = new Map<string, number>();
  for (const stage of furtherStages) stages.set(stage.kind, await plantStage(db, job, stage));
  await plantDemoFieldEngineerAnswers(db, job, {
    form: stages.get('form') ?? 0,
    test: stages.get('test') ?? 0,
  });
}

type Job = { orgId: number; id: number };

async function describeCriteria(db: Kysely<unknown>, { orgId, id }: Job): Promise<void> {
  for (const [name, { kind, description }] of Object.entries(demoFieldEngineerCriteria))
    await sql`
      insert into core.criterion (org_id, job_id, position, name, kind, description)
      values (${orgId}, ${id}, (select count(*) + 1 from core.criterion where org_id = ${orgId} and job_id = ${id}),
        ${name}, ${kind}, ${description})
      on conflict (org_id, job_id, lower(name)) do update
        set kind = excluded.kind, description = excluded.description`.execute(db);
}

async function plantStage(db: Kysely<unknown>, job: Job, stage: FurtherStage): Promise<number> {
  const { kind, name, position, weight, minutes } = stage;
  const { rows } = await sql<{ id: number }>`
    insert into core.stage (org_id, job_id, position, kind, name, weight, minutes)
    values (${job.orgId}, ${job.id}, ${position}, ${kind}, ${name}, ${weight}, ${kind === 'test' ? minutes : null})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  if (kind === 'interview')
    await sql`insert into core.interview_round (org_id, job_id, stage_id, minutes)
      values (${job.orgId}, ${job.id}, ${id}, ${minutes})`.execute(db);
  for (const [at, item] of stage.items.entries())
    await plantItem(db, job, { stageId: id, position: at + 1, item });
  return id;
}

async function plantItem(
  db: Kysely<unknown>,
  { orgId, id }: Job,
  { stageId, position, item }: { stageId: number; position: number; item: PlanItem },
): Promise<void> {
  const questionId = await plantDemoPlanItem(db, { orgId, id }, { stageId, position, item });
  const points = demoFieldEngineerAnswerKeys.find((key) => key.item === item.key)?.points;
  if (points !== undefined)
    await sql`insert into core.answer_key (org_id, question_id, points)
      values (${orgId}, ${questionId}, ${JSON.stringify(points)})`.execute(db);
}
