import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { mayQuestionTypeStandInStage } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import {
  type PlanStageKind,
  planStageKinds,
  stageKindFacts,
} from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { stageKindsInBuilder } from '../../parts/plan-item-editing/stage-kinds-in-builder.ts';

type Question = Pick<LibraryQuestion, 'type'>;
type Stage = { kind: PlanStageKind };

/** Whether a stage of the kind is filled by the builder, and can ask the question. */
export function canStageAskLibraryQuestion({ kind }: Stage, { type }: Question): boolean {
  return stageKindsInBuilder[kind].isOffered && mayQuestionTypeStandInStage(type, kind);
}

/** Whether any stage can ask it. */
export function canAnyStageAskLibraryQuestion(question: Question): boolean {
  return planStageKinds.some((kind) => canStageAskLibraryQuestion({ kind }, question));
}

/** The kinds of stages that can ask it, in words. */
export function describeStagesForQuestion(question: Question): string {
  const kinds = planStageKinds.filter((kind) => canStageAskLibraryQuestion({ kind }, question));
  return kinds.map((kind) => stageKindFacts[kind].words).join(', ');
}
