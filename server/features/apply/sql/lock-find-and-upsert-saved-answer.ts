import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../../../access/make-reusable-statement.ts';
import type { JobPhaseDates } from '../../jobs/rules/job-phase-and-job-card-destination.ts';
import { isItemInOwnPlanExpression } from './select-candidate-stages-and-parse-rows.ts';
import { ownJobClosingTimeExpression } from './own-job-closing-time-expression.ts';

/**
 * Keeps a submission out until the answer is stored, while other answers may be stored; and tells what decides whether it may
 * be: where the application and its role stand, and whether this is a question of the written answers that they are asked.
 */
export async function lockApplicationForSavingAnswer(
  db: Db<'candidate'>,
  questionId: number,
): Promise<
  { id: number; state: ApplicationState; isAsked: boolean; job: JobPhaseDates } | undefined
> {
  const [found] = await lockForAnswer(db, { questionId });
  if (found === undefined) return undefined;
  const { id, state, isAsked, ...job } = found;
  return { id, state, isAsked, job };
}

const lockForAnswer = makeReusableStatement(
  (db: Db<'candidate'>, { questionId }: ReusableStatementParameters<{ questionId: number }>) =>
    db
      .selectFrom('core.application as a')
      .innerJoin('core.job as j', 'j.id', 'a.job_id')
      .crossJoin('core.organisation as o')
      .select((eb) => {
        const question = eb
          .selectFrom('core.question as q')
          .innerJoin('core.stage as s', 's.id', 'q.stage_id')
          .select('q.id')
          .whereRef('q.job_id', '=', 'a.job_id')
          .where('q.id', '=', questionId)
          .where('s.kind', '=', 'sift')
          .where('s.switched_off', '=', false)
          .where((of) =>
            of.or([of('q.kind', '=', 'long-text'), isItemInOwnPlanExpression(of.ref('q.key'))]),
          );
        return [
          'a.id',
          'a.state',
          'j.published_at as publishedAt',
          ownJobClosingTimeExpression(db, eb).as('closesAt'),
          'j.archived_at as archivedAt',
          eb.exists(question).$castTo<boolean>().as('isAsked'),
        ];
      })
      .forShare('a'),
);

/** Stores a text over the version it was written on; undefined when a newer one stands there. */
export async function upsertCandidateAnswerRowUnlessNewer(
  db: Db<'candidate'>,
  answer: NewAnswer,
): Promise<number | undefined> {
  const [stored] = await storeUnlessNewer(db, answer);
  return stored?.version;
}

type NewAnswer = { applicationId: number; questionId: number; text: string; version: number };

const storeUnlessNewer = makeReusableStatement(
  (db: Db<'candidate'>, answer: ReusableStatementParameters<NewAnswer>) =>
    db
      .insertInto('core.answer')
      .values({
        application_id: answer.applicationId,
        question_id: answer.questionId,
        text: answer.text,
      })
      .onConflict((on) =>
        on
          .constraint('answer_pkey')
          .doUpdateSet((eb) => ({
            text: eb.ref('excluded.text'),
            version: eb('core.answer.version', '+', 1),
            saved_at: eb.fn<Date>('now'),
          }))
          .where('core.answer.version', '=', answer.version),
      )
      .returning('version'),
);

export async function findOwnSavedAnswer(
  db: Db<'candidate'>,
  questionId: number,
): Promise<{ text: string; version: number } | undefined> {
  return db
    .selectFrom('core.answer')
    .select(['text', 'version'])
    .where('question_id', '=', questionId)
    .executeTakeFirst();
}
