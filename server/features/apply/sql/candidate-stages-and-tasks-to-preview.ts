import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { CandidateStage } from '../rules/candidate-stage-types-and-list-for-time-estimate.ts';
import {
  type CandidateStageQuestionDbRow,
  candidateStageFromRow,
} from './select-candidate-stages-and-parse-rows.ts';

type StageRow = Omit<CandidateStage, 'items' | 'version'> & {
  instructions: string;
  /** What the stage is looked at for. */
  criteria: string[];
  items: Omit<CandidateStageQuestionDbRow, 'answer' | 'value' | 'version'>[];
};

/** The stages of a role that come before sending in, as they are now, without answers. */
export async function findCandidateStagesToPreview(
  db: Db<'staff'>,
  jobId: number,
): Promise<CandidateStage[]> {
  return (await findStagesOfKinds(db, jobId, ['form', 'sift', 'test'])).map(stageOfRow);
}

/** The tasks of a role, in their order. */
export async function findCandidateTasksToPreview(
  db: Db<'staff'>,
  jobId: number,
): Promise<(CandidateStage & Pick<StageRow, 'instructions' | 'criteria'>)[]> {
  return (await findStagesOfKinds(db, jobId, ['task'])).map((row) => ({
    ...stageOfRow(row),
    instructions: row.instructions,
    criteria: row.criteria,
  }));
}

async function findStagesOfKinds(
  db: Db<'staff'>,
  jobId: number,
  kinds: PlanStageKind[],
): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    select s.id, s.kind, s.name, s.minutes::int as minutes, s.instructions,
      array(select c.name from core.criterion c where c.id in (select served.criterion_id
        from core.question_criterion served join core.question q on q.id = served.question_id
        where q.stage_id = s.id) order by c.position) as criteria,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'key', q.key, 'text', q.text,
          'required', q.required, 'maxWords', q.max_words, 'settings', q.settings) order by q.position), '[]')
        from core.question q where q.stage_id = s.id) as items
    from core.stage s
    where s.job_id = ${jobId} and s.kind = any (${kinds}::text[]) and not s.switched_off
    order by s.position`.execute(db);
  return rows;
}

function stageOfRow({
  items,
  instructions: _said,
  criteria: _served,
  ...stage
}: StageRow): CandidateStage {
  return candidateStageFromRow({
    ...stage,
    version: 0,
    items: items.map((item) => ({ ...item, answer: '', value: null, version: 0 })),
  });
}
