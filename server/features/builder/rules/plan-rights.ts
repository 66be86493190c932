import type { PlanRights } from '@evenhand/contract/builder/plan-rights.ts';

const freely = { may: 'freely', why: null } as const;
const withReason = { may: 'with-reason', why: null } as const;

const draftRights: PlanRights = {
  criteria: freely,
  criterionRemoval: freely,
  stages: freely,
  newSpokenStages: freely,
  newWrittenStages: freely,
  stageRemoval: freely,
  testMinutes: freely,
  spokenItems: freely,
  itemMeaning: freely,
  formWording: freely,
  writtenItems: freely,
  itemRemoval: freely,
  answerKeys: freely,
};

/** Why the parts of a published plan that stand do so. */
export const reasonsToStand = {
  criterionRemoval: 'Candidates were told what this role looks for, so each criterion stays.',
  newWrittenStages:
    'Whoever has applied was not asked this, so only a CV or an interview can be added now.',
  stageRemoval:
    'Candidates were told of this stage, so it stays. Give it the weight 0, and it counts for nothing.',
  testMinutes: 'Candidates were told how long they have, so it stays.',
  writtenItems: 'Candidates answer the questions as they are, so they stay.',
  itemRemoval:
    'Candidates were told of the questions, so each stays. Give one the weight 0, and it counts for nothing.',
} as const satisfies Partial<Record<keyof PlanRights, string>>;

const standing = (why: string) => ({ may: 'no', why }) as const;

const publishedRights: PlanRights = {
  criteria: withReason,
  criterionRemoval: standing(reasonsToStand.criterionRemoval),
  stages: withReason,
  newSpokenStages: withReason,
  newWrittenStages: standing(reasonsToStand.newWrittenStages),
  stageRemoval: standing(reasonsToStand.stageRemoval),
  testMinutes: standing(reasonsToStand.testMinutes),
  spokenItems: withReason,
  itemMeaning: withReason,
  formWording: withReason,
  writtenItems: standing(reasonsToStand.writtenItems),
  itemRemoval: standing(reasonsToStand.itemRemoval),
  answerKeys: withReason,
};

/** What may still change of a plan, by whether candidates were told of it. */
export function findPlanRights({ isPublished }: { isPublished: boolean }): PlanRights {
  return isPublished ? publishedRights : draftRights;
}
