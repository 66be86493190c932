import { databaseFunctionExpression } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { CandidateStage } from '../rules/candidate-stage-types-and-list-for-time-estimate.ts';
import {
  candidateStageFromRow,
  selectCandidateStages,
} from './select-candidate-stages-and-parse-rows.ts';

export type OwnCandidateTask = {
  id: number;
  submittedAt: Date | null;
  isLate: boolean;
  closedAt: Date | null;
  /** With the time that was agreed with them. */
  dueOn: string | null;
  instructions: string;
  /** What it is looked at for, in the order of the role's criteria. */
  criteria: string[];
  stage: CandidateStage;
};

/** The tasks that the acting candidate was sent, in the order in which they were. */
export async function findTasksOfOwnApplication(db: Db<'candidate'>): Promise<OwnCandidateTask[]> {
  const rows = await db
    .selectFrom('core.candidate_task as t')
    .innerJoin('core.stage as s', 's.id', 't.stage_id')
    .select((eb) => [
      't.id',
      't.submitted_at as submittedAt',
      't.is_late as isLate',
      't.closed_at as closedAt',
      eb
        .cast<string | null>(
          databaseFunctionExpression(db, 'pii.task_due_on', [eb.ref('t.id')]),
          'text',
        )
        .as('dueOn'),
      's.instructions',
      databaseFunctionExpression(db, 'core.criteria_of_own_task', [eb.ref('t.id')]).as('criteria'),
      selectCandidateStages(eb.ref('t.job_id'), {
        kinds: ['task'],
        stageId: eb.ref('t.stage_id'),
      }).as('stages'),
    ])
    .orderBy('t.id')
    .execute();
  return rows.flatMap(({ stages: [stage], criteria, ...task }) =>
    stage === undefined
      ? []
      : [
          {
            ...task,
            criteria: criteria ?? [],
            stage: candidateStageFromRow(stage),
          },
        ],
  );
}
