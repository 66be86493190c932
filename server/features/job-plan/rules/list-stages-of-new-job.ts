import type { CopyableStage } from '@evenhand/contract/job-plan/criterion-and-stage-kinds-and-copies.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';

const empty = { weight: 1, minutes: null, switchedOff: false, items: [], libraryIds: {} };
/** In which a role asks its questions from the start. */
const writtenAnswers: CopyableStage = { kind: 'sift', name: stageKindFacts.sift.words, ...empty };

type Kept = {
  stages: readonly CopyableStage[];
  rounds: readonly { name: string }[];
  /** Whether there are questions that no stage was kept for. */
  hasOtherQuestions?: boolean;
};

/**
 * The stages a role begins with, in order: those that were kept, and one for each round of interviews that none was kept
 * for, as in templates from before roles had stages. Who kept stages without written answers wants none.
 */
export function listStagesOfNewJob({
  stages,
  rounds,
  hasOtherQuestions = false,
}: Kept): CopyableStage[] {
  const kept = stages.filter(({ kind }) => kind === 'interview').length;
  const others = rounds
    .slice(kept)
    .map(({ name }): CopyableStage => ({ kind: 'interview', name, ...empty }));
  const lacksSift =
    !stages.some(({ kind }) => kind === 'sift') && (stages.length === 0 || hasOtherQuestions);
  return [...(lacksSift ? [writtenAnswers] : []), ...stages, ...others];
}
