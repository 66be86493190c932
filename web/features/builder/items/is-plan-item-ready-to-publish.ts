import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { QUESTION_OR_GUIDE_CHARACTERS_MIN } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { EditedStage } from '../edited-job-plan.ts';

/** Whether nothing of an item stands between the role and its publication, as far as the server has seen it. */
export function isPlanItemReadyToPublish(
  item: PlanItem,
  stage: EditedStage,
  draft: JobDraft,
): boolean {
  // What candidates answer stands as it is.
  if (draft.phase !== 'DRAFT') return true;
  const isKnown = draft.stages.some(
    ({ id, items }) => id === stage.id && items.some(({ key }) => key === item.key),
  );
  if (!isKnown || item.text.trim().length < QUESTION_OR_GUIDE_CHARACTERS_MIN) return false;
  return !draft.problems.some(({ blocks, where }) => blocks && where.item === item.key);
}
