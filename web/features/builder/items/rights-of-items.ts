import type { JobDraft } from '@evenhand/contract/builder/job-builder.ts';
import type {
  RightOfItems,
  RightsOfItems,
} from '../../../parts/plan-item-editing/rights-of-items.ts';
import type { StageValues } from '../job-plan-values.ts';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';

const off: RightOfItems = {
  may: 'no',
  why: 'This stage is switched off, and no part of the plan.',
};
const asItIs: RightOfItems = { may: 'no', why: 'This is shown as it is.' };

/** What may still change of the items of a stage; the server decides by the same. */
export function rightsOfItems(
  { kind, switchedOff }: StageValues,
  { phase, planRights }: JobDraft,
): RightsOfItems {
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

function all(right: RightOfItems): RightsOfItems {
  return { wording: right, answering: right, meaning: right, keys: right };
}
