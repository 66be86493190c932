import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { equalOpportunitiesPseudonym } from '../features/equal-opportunities/equal-opportunities-pseudonym.ts';
import {
  firstPlantedRow,
  type PlantedApplication,
  type PlantedJob,
  type PlantedMember,
} from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';

/** One attempt at a role as it stands in the tables, moments in full. */
export type TestApplicationToPlant = {
  job: PlantedJob;
  state: string;
  source: string;
  startedAt: Date;
  interestAt: Date | null;
  formAnsweredAt: Date | null;
  submittedAt: Date | null;
  /** Was sent to review. */
  dealt: boolean;
  interviewedAt: Date | null;
  hiredAt: Date | null;
  rejectedAt: Date | null;
  withdrawnAt: Date | null;
  /** To the form as it is asked in Great Britain; null: left out. */
  answers: Record<string, string> | null;
};

export async function plantTestApplication(
  { given: { owner }, services }: TestServer,
  attempt: TestApplicationToPlant,
  by: PlantedMember,
): Promise<PlantedApplication> {
  const { job } = attempt;
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const { id } = firstPlantedRow<{ id: number }>(
    await owner.query(
      `insert into core.application (org_id, job_id, public_ref, state, started_at, interest_at, form_answered_at, submitted_at,
         dealt, interviewed_at, hired_at, rejected_at, rejected_by, withdrawn_at)
       values ($1, $2, 'KX-' || (10 + (select count(*) from core.application where job_id = $2)), $3, $4, $5, $6, $7, $8, $9, $10,
         $11, $12, $13) returning id`,
      [
        job.orgId,
        job.id,
        attempt.state,
        attempt.startedAt,
        attempt.interestAt,
        attempt.formAnsweredAt,
        attempt.submittedAt,
        attempt.dealt,
        attempt.interviewedAt,
        attempt.hiredAt,
        attempt.rejectedAt,
        attempt.rejectedAt && by.id,
        attempt.withdrawnAt,
      ],
    ),
  );
  await owner.query(
    `with person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search) values ($1, 'Some', 'One', $2, $2) returning id),
     at_job as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $3 from person)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source) select $1, $4, $3, id, $5 from person`,
    [job.orgId, email, job.id, id, attempt.source],
  );
  const link = equalOpportunitiesPseudonym(id, services.config);
  if (attempt.answers !== null) await plantAnswers(owner, { job, answers: attempt.answers, link });
  return { id, jobId: job.id, orgId: job.orgId, email };
}

/** Makes a role one to practise on, whose candidates are invented. */
export async function markAsSampleJob({ given }: TestServer, { id }: PlantedJob): Promise<void> {
  await given.owner.query('update core.job set sample = true where id = $1', [id]);
}

async function plantAnswers(
  owner: pg.Pool,
  { job, answers, link }: { job: PlantedJob; answers: Record<string, string>; link: Buffer },
): Promise<void> {
  const subject = randomUUID();
  await owner.query(
    `insert into eo.response (org_id, subject, job_id, form, answers) values ($1, $2, $3, 'GB-2', $4)`,
    [job.orgId, subject, job.id, answers],
  );
  await owner.query('insert into eo.link (org_id, link, subject) values ($1, $2, $3)', [
    job.orgId,
    link,
    subject,
  ]);
}
