import type { PublishedPlanEditRights } from '@evenhand/contract/builder/published-plan-edit-rights-schema.ts';

const freely = { may: 'freely', why: null } as const;
const withReason = { may: 'with-reason', why: null } as const;

const draftRights: PublishedPlanEditRights = {
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
export const whyPublishedPlanPartsAreFixed = {
  criterionRemoval: 'Candidates were told what this role looks for, so each criterion stays.',
  newWrittenStages:
    'Whoever has applied was not asked this, so only a CV or an interview can be added now.',
  stageRemoval:
    'Candidates were told of this stage, so it stays. Give it the weight 0, and it counts for nothing.',
  testMinutes: 'Candidates were told how long they have, so it stays.',
  writtenItems: 'Candidates answer the questions as they are, so they stay.',
  itemRemoval:
    'Candidates were told of the questions, so each stays. Give one the weight 0, and it counts for nothing.',
} as const satisfies Partial<Record<keyof PublishedPlanEditRights, string>>;

const standing = (why: string) => ({ may: 'no', why }) as const;

const publishedRights: PublishedPlanEditRights = {
  criteria: withReason,
  criterionRemoval: standing(whyPublishedPlanPartsAreFixed.criterionRemoval),
  stages: withReason,
  newSpokenStages: withReason,
  newWrittenStages: standing(whyPublishedPlanPartsAreFixed.newWrittenStages),
  stageRemoval: standing(whyPublishedPlanPartsAreFixed.stageRemoval),
  testMinutes: standing(whyPublishedPlanPartsAreFixed.testMinutes),
  spokenItems: withReason,
  itemMeaning: withReason,
  formWording: withReason,
  writtenItems: standing(whyPublishedPlanPartsAreFixed.writtenItems),
  itemRemoval: standing(whyPublishedPlanPartsAreFixed.itemRemoval),
  answerKeys: withReason,
};

/** What may still change of a plan, by whether candidates were told of it. */
export function findPublishedPlanEditRights({
  isPublished,
}: {
  isPublished: boolean;
}): PublishedPlanEditRights {
  return isPublished ? publishedRights : draftRights;
}
