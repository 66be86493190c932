import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type {
  ItemEditRight,
  ItemEditRights,
} from '../../../parts/plan-item-editing/item-edit-rights-types.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';

const off: ItemEditRight = {
  may: 'no',
  why: 'This stage is switched off, and no part of the plan.',
};
const asItIs: ItemEditRight = { may: 'no', why: 'This is shown as it is.' };

/** What may still change of the items of a stage; the server decides by the same. */
export function findEditRightsOfItems(
  { kind, switchedOff }: EditedStage,
  { phase, planRights }: JobDraft,
): ItemEditRights {
  if (!stageKindsInBuilder[kind].isOffered) return all(asItIs);
  if (phase !== 'DRAFT' && switchedOff) return all(off);
  if (kind === 'interview') return all(planRights.spokenItems);
  return {
    wording: kind === 'form' ? planRights.formWording : planRights.writtenItems,
    answering: planRights.writtenItems,
    meaning: planRights.itemMeaning,
    keys: planRights.answerKeys,
  };
}

function all(right: ItemEditRight): ItemEditRights {
  return { wording: right, answering: right, meaning: right, keys: right };
}
