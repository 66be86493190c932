import type { JobDraft } from '@evenhand/contract/builder/job-builder.ts';
import type { PlanRights } from '@evenhand/contract/builder/plan-rights.ts';
import type { StageValues } from '../job-plan-values.ts';
import { stageKindsInBuilder } from '../stage-kinds-in-builder.ts';

type Right = PlanRights[keyof PlanRights];

export type RightsOfItems = {
  /** How it is put, also its options. */
  wording: Right;
  /** How it is answered, who must and who is asked. */
  answering: Right;
  /** What it looks at, which answers meet it, what it weighs. */
  meaning: Right;
  keys: Right;
};

const off: Right = { may: 'no', why: 'This stage is switched off, and no part of the plan.' };
const elsewhere: Right = { may: 'no', why: 'These are written under Interviews.' };

/** What may still change of the items of a stage; the server decides by the same. */
export function rightsOfItems(
  { kind, switchedOff }: StageValues,
  { phase, planRights }: JobDraft,
): RightsOfItems {
  if (!stageKindsInBuilder[kind].isOffered) return all(elsewhere);
  if (phase !== 'DRAFT' && switchedOff) return all(off);
  return {
    wording: kind === 'form' ? planRights.formWording : planRights.writtenItems,
    answering: planRights.writtenItems,
    meaning: planRights.itemMeaning,
    keys: planRights.answerKeys,
  };
}

function all(right: Right): RightsOfItems {
  return { wording: right, answering: right, meaning: right, keys: right };
}
