import type { CopyableStage } from '@evenhand/contract/plan/criterion-and-stage-kinds.ts';
import { stageKindFacts } from '@evenhand/contract/plan/stage-kind-facts.ts';

/** In which every role asks its questions. */
const writtenAnswers: CopyableStage = { kind: 'sift', name: stageKindFacts.sift.words, weight: 1 };

/**
 * The stages a role begins with, in order: those that were kept, and one for each round of interviews that none was kept
 * for, as in templates from before roles had stages.
 */
export function stagesOfNewJob({
  stages,
  rounds,
}: {
  stages: readonly CopyableStage[];
  rounds: readonly { name: string }[];
}): CopyableStage[] {
  const kept = stages.filter(({ kind }) => kind === 'interview').length;
  const others = rounds
    .slice(kept)
    .map(({ name }): CopyableStage => ({ kind: 'interview', name, weight: 1 }));
  const hasSift = stages.some(({ kind }) => kind === 'sift');
  return [...(hasSift ? [] : [writtenAnswers]), ...stages, ...others];
}
