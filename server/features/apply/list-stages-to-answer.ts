import type { FieldCondition } from '@evenhand/contract/apply/candidate-answers.ts';
import type { CandidateItem } from '@evenhand/contract/plan/candidate-item.ts';
import type { Db } from '../../access/enter-door.ts';
import { candidateItemOf } from './rules/candidate-item-of.ts';
import { listFormFields } from './rules/form-fields.ts';
import { findStagesToPreview } from './sql/stages-to-preview.ts';

export type StageToAnswer = {
  id: number;
  kind: string;
  name: string;
  questions: { item: CandidateItem; condition: FieldCondition | null }[];
};

/** What candidates of a role are asked before they send in, for whoever types it in for one of them. */
export async function listStagesToAnswer(db: Db<'staff'>, jobId: number): Promise<StageToAnswer[]> {
  const stages = await findStagesToPreview(db, jobId);
  return stages.map(({ id, kind, name, items }) => ({
    id,
    kind,
    name,
    // Nothing is answered yet, so that no locale makes a difference.
    questions: listFormFields({ items }, 'en-GB').map(({ item, condition }) => ({
      item: candidateItemOf(item),
      condition,
    })),
  }));
}
