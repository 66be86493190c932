import type { CandidateFormFieldCondition } from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import type { ItemShownToCandidate } from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { toItemShownToCandidate } from './rules/to-item-shown-to-candidate.ts';
import { listCandidateFormFields } from './rules/list-candidate-form-fields.ts';
import { findCandidateStagesToPreview } from './sql/candidate-stages-and-tasks-to-preview.ts';

export type StageForApplicationEntry = {
  id: number;
  kind: string;
  name: string;
  questions: { item: ItemShownToCandidate; condition: CandidateFormFieldCondition | null }[];
};

/** What candidates of a role are asked before they send in, for whoever types it in for one of them. */
export async function listStagesForApplicationEntry(
  db: Db<'staff'>,
  jobId: number,
): Promise<StageForApplicationEntry[]> {
  const stages = await findCandidateStagesToPreview(db, jobId);
  return stages.map(({ id, kind, name, items }) => ({
    id,
    kind,
    name,
    // Nothing is answered yet, so that no locale makes a difference.
    questions: listCandidateFormFields({ items }, 'en-GB').map(({ item, condition }) => ({
      item: toItemShownToCandidate(item),
      condition,
    })),
  }));
}
