import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type pg from 'pg';
import { rowFromPlanItem } from '../features/job-plan/rules/plan-item-from-and-to-row.ts';
import { firstPlantedRow, type PlantedApplication, type PlantedJob } from './test-data-types.ts';

const testQuestions = [
  {
    kind: 'one-of',
    key: 'first',
    text: 'A tray holds twelve. How many are on two trays?',
    weight: 1,
    options: ['12', '24', '36'],
    points: { 24: 1 },
  },
  {
    kind: 'one-of',
    key: 'second',
    text: 'Three of every twenty are burnt. How many of eighty can be sold?',
    weight: 2,
    options: ['60', '68', '77'],
    points: { 68: 2, 60: 1 },
  },
  {
    kind: 'many-of',
    key: 'third',
    text: 'Which of these are more than a dozen?',
    weight: 1,
    options: ['6', '12', '13', '24'],
    points: { 13: 1, 24: 1 },
  },
];

/** Builders of a role's plan: its stages, and what it looks for in them. */
export function planTestDataBuilders(owner: pg.Pool) {
  return {
    /** A stage behind those that the role has. */
    async stage(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      { kind, name }: { kind: string; name: string },
    ): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.stage (org_id, job_id, position, kind, name)
           values ($1, $2, (select count(*) + 1 from core.stage where job_id = $2), $3, $4) returning id`,
          [job.orgId, job.id, kind, name],
        ),
      );
    },

    /**
     * A test of three questions: one right of three, one right of three that counts twice, and two right of four.
     * Their keys are `first`, `second` and `third`, behind what the caller puts before them.
     */
    async test(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      { name = 'Counting bread', minutes = null as number | null, keys = '' } = {},
    ): Promise<{ id: number }> {
      const stage = await this.stage(job, { kind: 'test', name });
      await owner.query('update core.stage set minutes = $2 where id = $1', [stage.id, minutes]);
      for (const [i, { options, points, ...question }] of testQuestions.entries()) {
        const { id } = firstPlantedRow<{ id: number }>(
          await owner.query(
            `insert into core.question (org_id, job_id, stage_id, position, kind, key, text, weight, settings, guide_one,
               guide_three, guide_five) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', '', '') returning id`,
            [
              job.orgId,
              job.id,
              stage.id,
              i,
              question.kind,
              `${keys}${question.key}`,
              question.text,
              question.weight,
              JSON.stringify({
                options: options.map((words) => ({ key: words, words: `${words} loaves` })),
                ...(question.kind === 'many-of' && { least: 0, most: 2 }),
              }),
            ],
          ),
        );
        await owner.query(
          'insert into core.answer_key (org_id, question_id, points) values ($1, $2, $3)',
          [job.orgId, id, JSON.stringify(points)],
        );
      }
      return stage;
    },

    /** A task with one text, `plan`, and a link, `where`, that need not be given. */
    async task(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      { dueDays = null as number | null, minutes = null as number | null } = {},
    ): Promise<{ stageId: number; questions: { id: number }[] }> {
      const stage = await this.stage(job, { kind: 'task', name: 'Plan a night' });
      await owner.query(
        'update core.stage set instructions = $2, due_days = $3, minutes = $4 where id = $1',
        [stage.id, 'Plan one night in the bakery.', dueDays, minutes],
      );
      const plain = { weight: 1, criteria: [] };
      const guides = { guideOne: 'No', guideThree: 'Some', guideFive: 'Yes' };
      const text = { ...guides, text: 'What do you do first?', required: true, maxWords: 100 };
      const link = { text: 'Where is your plan?', required: false };
      return {
        stageId: stage.id,
        questions: [
          await this.stageItem(job, stage, { ...plain, ...text, kind: 'long-text', key: 'plan' }),
          await this.stageItem(job, stage, { ...plain, ...link, kind: 'link', key: 'where' }),
        ],
      };
    },

    /** One more item of a stage, behind those that it has. */
    async stageItem(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      stage: { id: number },
      item: PlanItem,
    ): Promise<{ id: number }> {
      const { guideOne, guideThree, guideFive, maxWords, ...row } = rowFromPlanItem(item);
      return firstPlantedRow(
        await owner.query(
          `insert into core.question (org_id, job_id, stage_id, position, kind, key, text, required, weight, guide_one,
             guide_three, guide_five, max_words, settings, must_have)
           values ($1, $2, $3, (select count(*) from core.question where stage_id = $3), $4, $5, $6, $7, $8, $9, $10, $11,
             $12, $13, $14) returning id`,
          [
            job.orgId,
            job.id,
            stage.id,
            row.kind,
            row.key,
            row.text,
            row.required,
            row.weight,
            guideOne,
            guideThree,
            guideFive,
            maxWords,
            JSON.stringify(row.settings),
            row.mustHave === null ? null : JSON.stringify(row.mustHave),
          ],
        ),
      );
    },

    /** A stage of kind form with these items. */
    async form(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      items: PlanItem[],
      { name = 'About your work' } = {},
    ): Promise<{ id: number; questionIds: number[] }> {
      const stage = await this.stage(job, { kind: 'form', name });
      const questionIds: number[] = [];
      for (const item of items) questionIds.push((await this.stageItem(job, stage, item)).id);
      return { ...stage, questionIds };
    },

    /** A round of interviews, in a stage of its own. */
    async interviewRound(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      { name = 'First interview', minutes = 45 } = {},
    ): Promise<{ id: number }> {
      const stage = await this.stage(job, { kind: 'interview', name });
      return firstPlantedRow(
        await owner.query(
          'insert into core.interview_round (org_id, job_id, stage_id, minutes) values ($1, $2, $3, $4) returning id',
          [job.orgId, job.id, stage.id, minutes],
        ),
      );
    },

    /** An item of any kind, in the form of the role. */
    async item(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      item: PlanItem,
    ): Promise<{ id: number; key: string }> {
      await owner.query(
        `insert into core.stage (org_id, job_id, position, kind, name)
         select $1, $2, (select count(*) + 1 from core.stage where job_id = $2), 'form', 'Form'
         where not exists (select from core.stage where job_id = $2 and kind = 'form')`,
        [job.orgId, job.id],
      );
      const row = rowFromPlanItem(item);
      return firstPlantedRow(
        await owner.query(
          `insert into core.question (org_id, job_id, stage_id, position, kind, key, text, required, weight, settings,
             must_have, guide_one, guide_three, guide_five)
           values ($1, $2, (select id from core.stage where job_id = $2 and kind = 'form'),
             (select count(*) from core.question where job_id = $2), $3, $4, $5, $6, $7, $8, $9, '', '', '')
           returning id, key`,
          [
            job.orgId,
            job.id,
            row.kind,
            row.key,
            row.text,
            row.required,
            row.weight,
            row.settings,
            row.mustHave,
          ],
        ),
      );
    },

    /** One more version of the role's plan, in which its form asks these items. */
    async planVersion(
      job: Pick<PlantedJob, 'id' | 'orgId'>,
      items: readonly PlanItem[],
    ): Promise<void> {
      const plan = { stages: [{ kind: 'form', name: 'Form', items }] };
      await owner.query(
        `insert into core.plan_version (org_id, job_id, n, plan, sha256, frozen_at, reason)
         select $1, $2, n, $3, sha256(convert_to($3, 'UTF8')), now(), case when n > 1 then 'It was too strict.' end
         from (select count(*) + 1 as n from core.plan_version where job_id = $2) next`,
        [job.orgId, job.id, JSON.stringify(plan)],
      );
    },

    /** What an application says to items of its form, and under which version of the plan. */
    async formAnswers(
      { id, orgId, jobId }: PlantedApplication,
      answers: Record<string, unknown>,
      planVersion = 1,
    ): Promise<void> {
      await owner.query('update core.application set plan_version = $2 where id = $1', [
        id,
        planVersion,
      ]);
      await owner.query(
        `insert into core.answer (org_id, application_id, question_id, value)
         select $1, $2, q.id, given.value from jsonb_each($3) given
         join core.question q on q.job_id = $4 and q.key = given.key`,
        [orgId, id, answers, jobId],
      );
    },

    /** A complete question of the written answers, which tests judgement. */
    async question(
      job: PlantedJob,
      { text = 'The oven fails at four in the morning. What do you do?' } = {},
    ): Promise<{ id: number }> {
      const question = firstPlantedRow<{ id: number }>(
        await owner.query(
          `insert into core.question (org_id, job_id, stage_id, position, text, guide_one, guide_three, guide_five)
           values ($1, $2, (select id from core.stage where job_id = $2 and kind = 'sift'),
             (select count(*) from core.question where job_id = $2), $3, 'Waits until somebody comes.',
             'Calls the repair service.', 'Calls, and bakes elsewhere meanwhile.') returning id`,
          [job.orgId, job.id, text],
        ),
      );
      await owner.query(
        `insert into core.criterion (org_id, job_id, position, name)
         values ($1, $2, (select count(*) + 1 from core.criterion where job_id = $2), 'Judgement')
         on conflict (org_id, job_id, lower(name)) do nothing`,
        [job.orgId, job.id],
      );
      await owner.query(
        `insert into core.question_criterion (org_id, job_id, question_id, criterion_id, position)
         select $1, $3, $2, id, 1 from core.criterion where job_id = $3 and name = 'Judgement'`,
        [job.orgId, question.id, job.id],
      );
      return question;
    },
  };
}
