import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../../../access/make-reusable-statement.ts';
import type { JobPhaseDates } from '../../jobs/rules/job-phase-and-job-card-destination.ts';
import { isItemInOwnPlanExpression } from './select-candidate-stages-and-parse-rows.ts';
import { ownJobClosingTimeExpression } from './own-job-closing-time-expression.ts';

type NewAnswer = { questionId: number; text: string; version: number };

export type OwnApplicationAndStoredAnswer = {
  state: ApplicationState;
  /** Whether this is a question of the written answers that they are asked. */
  isAsked: boolean;
  job: JobPhaseDates;
  /** None where a newer text stands there, and where the state or the question allows none. */
  version: number | null;
};

/**
 * Keeps a submission out until the answer is stored, while other answers may be stored; stores a text over the version that it
 * was written on; and tells what decides whether it may be: where the application and its role stand. The caller refuses what
 * may not be, which takes it back. One statement, because on closing day everybody saves at once.
 */
export async function lockApplicationAndUpsertAnswerUnlessNewer(
  db: Db<'candidate'>,
  answer: NewAnswer,
): Promise<OwnApplicationAndStoredAnswer | undefined> {
  const [found] = await lockAndStore(db, answer);
  if (found === undefined) return undefined;
  const { state, isAsked, version, ...job } = found;
  return { state, isAsked, version, job };
}

const lockAndStore = makeReusableStatement(
  (db: Db<'candidate'>, { questionId, text, version }: ReusableStatementParameters<NewAnswer>) =>
    db
      .with('own', (of) =>
        of
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
              .where((on) =>
                on.or([on('q.kind', '=', 'long-text'), isItemInOwnPlanExpression(on.ref('q.key'))]),
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
      )
      .with('stored', (of) =>
        of
          .insertInto('core.answer')
          .columns(['application_id', 'question_id', 'text'])
          .expression((eb) =>
            eb
              .selectFrom('own')
              .select([
                'own.id',
                eb.cast<number>(questionId, 'int8').as('question_id'),
                eb.cast<string>(text, 'text').as('text'),
              ])
              .where('own.state', '=', 'started')
              .where('own.isAsked', '=', true),
          )
          .onConflict((on) =>
            on
              .constraint('answer_pkey')
              .doUpdateSet((eb) => ({
                text: eb.ref('excluded.text'),
                version: eb('core.answer.version', '+', 1),
                saved_at: eb.fn<Date>('now'),
              }))
              .where('core.answer.version', '=', version),
          )
          .returning('core.answer.version'),
      )
      .selectFrom('own')
      .leftJoin('stored', (on) => on.onTrue())
      .select([
        'own.state',
        'own.isAsked',
        'own.publishedAt',
        'own.closesAt',
        'own.archivedAt',
        'stored.version',
      ]),
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
