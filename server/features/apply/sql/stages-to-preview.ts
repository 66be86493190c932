import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import type { CandidateStage } from '../rules/candidate-stage.ts';
import { type StageQuestionRow, candidateStageOfRow } from './candidate-stages.ts';

type StageRow = Omit<CandidateStage, 'items' | 'version'> & {
  items: Omit<StageQuestionRow, 'answer' | 'value' | 'version'>[];
};

/** The stages of a role as they are now, without answers. */
export async function findStagesToPreview(
  db: Db<'staff'>,
  jobId: number,
): Promise<CandidateStage[]> {
  const { rows } = await sql<StageRow>`
    select s.id, s.kind, s.name, s.minutes::int as minutes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'key', q.key, 'text', q.text,
          'required', q.required, 'maxWords', q.max_words, 'settings', q.settings) order by q.position), '[]')
        from core.question q where q.stage_id = s.id) as items
    from core.stage s
    where s.job_id = ${jobId} and s.kind in ('form', 'sift', 'test') and not s.switched_off
    order by s.position`.execute(db);
  return rows.map(({ items, ...stage }) =>
    candidateStageOfRow({
      ...stage,
      version: 0,
      items: items.map((item) => ({ ...item, answer: '', value: null, version: 0 })),
    }),
  );
}
