import type { Kysely } from 'kysely';
import type { DemoIdCounters } from './demo-id-counters.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoJob } from './content/jobs.ts';

type JobWithPlan = {
  id: number;
  role: Pick<DemoJob, 'questions'>;
  siftStageId: number;
  questionIds: number[];
};

type DemoStage = {
  id: number;
  jobId: number;
  position: number;
  kind: 'sift' | 'interview';
  name: string;
};

/** The stage in which each role asks its questions. */
export async function plantDemoSiftStages(
  db: Kysely<unknown>,
  orgId: number,
  jobs: readonly JobWithPlan[],
): Promise<void> {
  const stages = jobs.map(({ id, siftStageId }) => ({ id: siftStageId, jobId: id }));
  await plantDemoStages(
    db,
    orgId,
    stages.map((stage) => ({ ...stage, position: 1, kind: 'sift', name: 'Written answers' })),
  );
}

export async function plantDemoStages(
  db: Kysely<unknown>,
  orgId: number,
  stages: readonly DemoStage[],
): Promise<void> {
  await insertDemoRows(
    db,
    'core.stage',
    {
      org_id: 'bigint',
      id: 'bigint',
      job_id: 'bigint',
      position: 'smallint',
      kind: 'text',
      name: 'text',
    },
    stages.map(({ jobId, ...stage }) => ({ ...stage, org_id: orgId, job_id: jobId })),
  );
  await continueIdSequenceOfTable(db, 'core.stage');
}

/** What each role looks for: all that its questions ask about, in that order. */
export async function plantDemoCriteria(
  db: Kysely<unknown>,
  orgId: number,
  jobs: readonly JobWithPlan[],
  numbers: DemoIdCounters,
): Promise<void> {
  const planned = jobs.map((job) => {
    const skills = [...new Set(job.role.questions.flatMap((question) => question.skills))];
    return { job, ids: new Map(skills.map((name) => [name, numbers.next('criterion')])) };
  });
  await insertDemoRows(
    db,
    'core.criterion',
    { org_id: 'bigint', id: 'bigint', job_id: 'bigint', position: 'smallint', name: 'text' },
    planned.flatMap(({ job, ids }) =>
      [...ids].map(([name, id], index) => ({
        org_id: orgId,
        id,
        job_id: job.id,
        position: index + 1,
        name,
      })),
    ),
  );
  await insertDemoRows(
    db,
    'core.question_criterion',
    {
      org_id: 'bigint',
      job_id: 'bigint',
      question_id: 'bigint',
      criterion_id: 'bigint',
      position: 'smallint',
    },
    planned.flatMap(({ job, ids }) =>
      job.role.questions.flatMap(({ skills }, question) =>
        skills.map((name, index) => ({
          org_id: orgId,
          job_id: job.id,
          question_id: job.questionIds[question],
          criterion_id: ids.get(name),
          position: index + 1,
        })),
      ),
    ),
  );
  await continueIdSequenceOfTable(db, 'core.criterion');
}
