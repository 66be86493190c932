import type pg from 'pg';
import { firstPlantedRow, type GivenJob } from './test-data-types.ts';

/** Builders of a role's plan: its stages, and what it looks for in them. */
export function planTestDataBuilders(owner: pg.Pool) {
  return {
    /** A stage behind those that the role has. */
    async stage(
      job: Pick<GivenJob, 'id' | 'orgId'>,
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

    /** A round of interviews, in a stage of its own. */
    async interviewRound(
      job: Pick<GivenJob, 'id' | 'orgId'>,
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

    /** A complete question of the written answers, which tests judgement. */
    async question(
      job: GivenJob,
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
