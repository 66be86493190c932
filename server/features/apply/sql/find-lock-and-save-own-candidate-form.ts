import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../../../access/make-reusable-statement.ts';
import type { JobPhaseDates } from '../../jobs/rules/job-phase-and-job-card-destination.ts';
import type { StoredAnswer } from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';
import { databaseFunctionExpression } from '../../../access/call-database-function-and-its-expression.ts';
import type { applicationStatusForCandidate } from '../rules/application-status-for-candidate-and-may-withdraw.ts';
import type { CandidateStage } from '../rules/candidate-stage-types-and-list-for-time-estimate.ts';
import {
  candidateStageFromRow,
  selectCandidateStages,
} from './select-candidate-stages-and-parse-rows.ts';
import { ownJobClosingTimeExpression } from './own-job-closing-time-expression.ts';

export type OwnCandidateForm = Parameters<typeof applicationStatusForCandidate>[0] & {
  id: number;
  job: JobPhaseDates;
  locale: OrganisationLocale;
  /** Whether what is asked is a task, and can still be written; null where it is none. */
  task: { isOpen: boolean } | null;
  /** Undefined where the candidate is asked no such form. */
  form: CandidateStage | undefined;
};

/** One form of the candidate, as it is stored. */
export async function findOwnCandidateForm(
  db: Db<'candidate'>,
  stageId: number,
): Promise<OwnCandidateForm | undefined> {
  const [found] = await selectForm(db, { stageId });
  return found && ownFormOf(found);
}

/** The same; keeps a submission out until the form is stored, while other answers may be stored. */
export async function lockApplicationForSavingForm(
  db: Db<'candidate'>,
  stageId: number,
): Promise<OwnCandidateForm | undefined> {
  const [found] = await lockForForm(db, { stageId });
  return found && ownFormOf(found);
}

const selectForm = makeReusableStatement(formStatement);
const lockForForm = makeReusableStatement(
  (db: Db<'candidate'>, given: ReusableStatementParameters<{ stageId: number }>) =>
    formStatement(db, given).forShare('a'),
);

function formStatement(
  db: Db<'candidate'>,
  { stageId }: ReusableStatementParameters<{ stageId: number }>,
) {
  return db
    .selectFrom('core.application as a')
    .innerJoin('core.job as j', 'j.id', 'a.job_id')
    .crossJoin('core.organisation as o')
    .leftJoin('core.candidate_task as t', (on) => on.on('t.stage_id', '=', stageId))
    .select((eb) => [
      'a.id',
      'a.state',
      'a.interviewed_at as interviewedAt',
      'a.reviews_expected as reviewsExpected',
      databaseFunctionExpression(db, 'core.rejection_notified_at', []).as('rejectionNotifiedAt'),
      't.id as taskId',
      't.submitted_at as taskSubmittedAt',
      't.closed_at as taskClosedAt',
      'o.locale',
      'j.published_at as publishedAt',
      ownJobClosingTimeExpression(db, eb).as('closesAt'),
      'j.archived_at as archivedAt',
      selectCandidateStages(eb.ref('a.job_id'), { kinds: ['form', 'task'], stageId }).as('stages'),
    ])
    .$narrowType<{ locale: OrganisationLocale }>();
}

type Row = Awaited<ReturnType<typeof selectForm>>[number];

function ownFormOf({
  stages: [form],
  publishedAt,
  closesAt,
  archivedAt,
  ...own
}: Row): OwnCandidateForm {
  const { taskId, taskSubmittedAt, taskClosedAt, ...application } = own;
  const task =
    taskId === null ? null : { isOpen: taskSubmittedAt === null && taskClosedAt === null };
  // Nobody is asked a task before they are invited to it.
  const isAsked = form !== undefined && (form.kind === 'task') === (task !== null);
  return {
    ...application,
    task,
    job: { publishedAt, closesAt, archivedAt },
    form: isAsked ? candidateStageFromRow(form) : undefined,
  };
}

type FormToStore = {
  applicationId: number;
  stageId: number;
  version: number;
  answers: readonly ({ questionId: number } & StoredAnswer)[];
  /** The questions that have no answer any more. */
  unanswered: readonly number[];
};

/** Stores a whole form over the version it was written on; undefined when a newer one was stored. */
export async function upsertCandidateFormRowUnlessNewer(
  db: Db<'candidate'>,
  { answers, unanswered, applicationId, stageId, version }: FormToStore,
): Promise<number | undefined> {
  const [stored] = await storeUnlessNewer(db, {
    applicationId,
    stageId,
    version,
    answers: JSON.stringify(answers.map(sentAnswerOf)),
    unanswered: [...unanswered],
  });
  return stored?.version;
}

type Stored = {
  applicationId: number;
  stageId: number;
  version: number;
  answers: string;
  unanswered: number[];
};

const storeUnlessNewer = makeReusableStatement(
  (db: Db<'candidate'>, form: ReusableStatementParameters<Stored>) =>
    db
      .with('page', (of) =>
        of
          .insertInto('core.answered_form')
          .values({ application_id: form.applicationId, stage_id: form.stageId })
          .onConflict((on) =>
            on
              .constraint('answered_form_pkey')
              .doUpdateSet((eb) => ({
                version: eb('core.answered_form.version', '+', 1),
                saved_at: eb.fn<Date>('now'),
              }))
              .where('core.answered_form.version', '=', form.version),
          )
          .returning('version'),
      )
      .with('stored', (of) =>
        of
          .insertInto('core.answer')
          .columns(['application_id', 'question_id', 'text', 'value'])
          .expression((eb) => {
            const sent = eb
              .selectFrom('page')
              .select((from) =>
                from
                  .fn<SentAnswer>('jsonb_array_elements', [from.cast(form.answers, 'jsonb')])
                  .as('answer'),
              )
              .as('sent');
            return eb
              .selectFrom(sent)
              .select((of) => [
                of.cast<number>(form.applicationId, 'bigint').as('application_id'),
                of.cast<number>(of.ref('sent.answer', '->>').key('questionId'), 'bigint').as('id'),
                of.ref('sent.answer', '->>').key('text').as('text'),
                of.ref('sent.answer', '->').key('value').as('value'),
              ]);
          })
          .onConflict((on) =>
            on.constraint('answer_pkey').doUpdateSet((eb) => ({
              text: eb.ref('excluded.text'),
              value: eb.ref('excluded.value'),
              version: eb('core.answer.version', '+', 1),
              saved_at: eb.fn<Date>('now'),
            })),
          ),
      )
      .with('removed', (of) =>
        of
          .deleteFrom('core.answer')
          .where((eb) => eb('question_id', '=', eb.fn.any(form.unanswered)))
          .where((eb) => eb.exists(eb.selectFrom('page').select('version'))),
      )
      .selectFrom('page')
      .select('version'),
);

type SentAnswer = { questionId: number; text: string; value?: unknown };

/** A value that is not there is none in the table either, where JSON's null would be one. */
function sentAnswerOf({ questionId, text, value }: FormToStore['answers'][number]): SentAnswer {
  return { questionId, text, ...(value !== null && { value }) };
}
