import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { databaseFunctionExpression } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../../../access/make-reusable-statement.ts';
import { equalOpportunitiesSetInUse } from '../../equal-opportunities/rules/equal-opportunities-set-in-use-or-of-place.ts';
import type { CandidateStage } from '../rules/candidate-stage-types-and-list-for-time-estimate.ts';
import {
  candidateStageFromRow,
  selectCandidateStages,
} from './select-candidate-stages-and-parse-rows.ts';
import {
  type JobWithEmployer,
  jobWithEmployerFromRow,
  selectJobWithEmployer,
} from './job-with-employer-page-version-and-careers-slug.ts';
import { ownJobClosingTimeExpression } from './own-job-closing-time-expression.ts';
import {
  type OwnCandidateTest,
  ownCandidateTestFromRow,
  selectOwnCandidateTests,
} from './own-candidate-tests-and-result-bands.ts';

export type OwnApplication = {
  id: number;
  reference: string;
  state: ApplicationState;
  formAnsweredAt: Date | null;
  /** Whether the equal-opportunities questions are asked. */
  asksForm: boolean;
  submittedAt: Date | null;
  /** When they hear of a rejection, which may be still to come; null where there is none. */
  rejectionNotifiedAt: Date | null;
  interviewedAt: Date | null;
  reviewsExpected: number;
  contactEmail: string | null;
  job: JobWithEmployer;
  /** What is asked before sending in, in the order of the plan. */
  stages: CandidateStage[];
  tests: OwnCandidateTest[];
};

/** The one application of the candidate door; locked, it waits for and keeps out every other change. */
export async function findOwnApplication(
  db: Db<'candidate'>,
  { lock = false } = {},
): Promise<OwnApplication | undefined> {
  const [own] = await (lock ? lockApplication : selectApplication)(db, {});
  if (own === undefined) return undefined;
  const { jobId, asks, ...application } = own;
  const asksForm =
    asks !== null && asks.isWanted && asks.confirmed.includes(equalOpportunitiesSetInUse(asks));
  // By a statement after the one that locks, which sees what was saved while it waited.
  const found = await findJobAndStages(db, jobId);
  return found && { ...application, asksForm, ...found };
}

const selectApplication = makeReusableStatement(ownApplication);
const lockApplication = makeReusableStatement((db: Db<'candidate'>) =>
  ownApplication(db).forUpdate('a'),
);

function ownApplication(db: Db<'candidate'>) {
  return db.selectFrom('core.application as a').select((eb) => {
    const confirmed = eb
      .selectFrom('core.eo_notice as n')
      .select('n.eo_set')
      .where('n.ended_at', 'is', null);
    const asks = eb
      .selectFrom(['core.organisation as o', 'core.job as j'])
      .select(['o.eo_set as chosen', 'o.locale', 'j.asks_eo as isWanted'])
      .select(eb.fn<string[]>('array', [confirmed]).as('confirmed'))
      .whereRef('j.id', '=', 'a.job_id');
    return [
      'a.id',
      'a.job_id as jobId',
      'a.public_ref as reference',
      'a.state',
      'a.form_answered_at as formAnsweredAt',
      'a.submitted_at as submittedAt',
      databaseFunctionExpression(db, 'core.rejection_notified_at', []).as('rejectionNotifiedAt'),
      'a.interviewed_at as interviewedAt',
      'a.reviews_expected as reviewsExpected',
      eb.selectFrom('core.organisation').select('contact_email').as('contactEmail'),
      jsonObjectFrom(asks).as('asks'),
    ];
  });
}

async function findJobAndStages(
  db: Db<'candidate'>,
  jobId: number,
): Promise<Pick<OwnApplication, 'job' | 'stages' | 'tests'> | undefined> {
  const [found] = await selectJobAndStages(db, { jobId });
  if (found === undefined) return undefined;
  const { stages, tests, ownClosesAt, ...job } = found;
  return {
    job: { ...jobWithEmployerFromRow(job), closesAt: ownClosesAt },
    stages: stages.map(candidateStageFromRow),
    tests: tests.map(ownCandidateTestFromRow),
  };
}

const selectJobAndStages = makeReusableStatement(
  (db: Db<'candidate'>, { jobId }: ReusableStatementParameters<{ jobId: number }>) =>
    selectJobWithEmployer(db, jobId).select((eb) => {
      const tests = selectOwnCandidateTests(db).whereRef('s.job_id', '=', eb.ref('j.id'));
      return [
        selectCandidateStages(jobId).as('stages'),
        jsonArrayFrom(tests).as('tests'),
        ownJobClosingTimeExpression(db, eb).as('ownClosesAt'),
      ];
    }),
);
