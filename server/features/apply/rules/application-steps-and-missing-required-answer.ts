import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { findTestAttemptState } from '../../candidate-tests/rules/attempt-state.ts';
import { parseStoredAnswer } from '../../job-plan/rules/convert-answer-to-and-from-stored.ts';
import type {
  CandidateStageQuestion,
  CandidateStage,
} from './candidate-stage-types-and-list-for-time-estimate.ts';
import { filterQuestionsShownForAnswers } from '../../job-plan/rules/shown-questions.ts';

/** One page on the way to sending in. */
export type CandidateApplicationStepPageFacts = {
  /** The end of its address. */
  path: string;
  /** What it is called in the preview and where it is gone back to. */
  label: string;
  stage: CandidateStage;
  /** The question, where the page asks one. */
  asked: CandidateStageQuestion | null;
  /** Whether something has still to be done there. */
  isLeft: (now: Date) => boolean;
};

export type ApplicationStagesAndTests = {
  stages: readonly CandidateStage[];
  /** Those that the candidate can take, each of one of the stages. */
  tests: readonly { stageId: number; attempt: Parameters<typeof findTestAttemptState>[0] }[];
};

type Before = ApplicationStagesAndTests & { steps: readonly CandidateApplicationStepPageFacts[] };

/** What a stage of each kind asks before sending in: a new kind says it here, and every page goes by it. */
const stepsByKind: Record<
  PlanStageKind,
  (stage: CandidateStage, before: Before) => CandidateApplicationStepPageFacts[]
> = {
  form: formSteps,
  sift: questionSteps,
  cv: () => [],
  test: testSteps,
  task: () => [],
  interview: () => [],
};

/** The pages between beginning and checking, in the order of the plan. */
export function listApplicationSteps({
  stages,
  tests,
}: ApplicationStagesAndTests): CandidateApplicationStepPageFacts[] {
  const steps: CandidateApplicationStepPageFacts[] = [];
  for (const stage of stages)
    steps.push(...stepsByKind[stage.kind](stage, { stages, tests, steps }));
  return steps;
}

/** A form is one page; one that asks nothing is none. */
function formSteps(stage: CandidateStage, { steps }: Before): CandidateApplicationStepPageFacts[] {
  if (stage.items.length === 0) return [];
  const number = 1 + steps.filter((step) => step.stage.kind === 'form').length;
  const isLeft =
    stage.version === 0 ||
    filterQuestionsShownForAnswers(stage.items).some(isRequiredAnswerMissing);
  return [{ path: `form/${number}`, label: stage.name, stage, asked: null, isLeft: () => isLeft }];
}

/** Written answers are asked one a page, and counted over all stages of the kind. */
function questionSteps(
  stage: CandidateStage,
  { steps }: Before,
): CandidateApplicationStepPageFacts[] {
  const asked = steps.filter((step) => step.stage.kind === 'sift').length;
  return stage.items.map((one, i) => ({
    path: `question/${asked + i + 1}`,
    label: `Question ${asked + i + 1}`,
    stage,
    asked: one,
    isLeft: () => (one.item.required ? isRequiredAnswerMissing(one) : one.version === 0),
  }));
}

/** Tests are numbered among themselves. */
function testSteps(stage: CandidateStage, { tests }: Before): CandidateApplicationStepPageFacts[] {
  const at = tests.findIndex(({ stageId }) => stageId === stage.id);
  const test = tests[at];
  if (test === undefined) return [];
  const isLeft = (now: Date) => findTestAttemptState(test.attempt, now) !== 'done';
  return [{ path: `test/${at + 1}`, label: stage.name, stage, asked: null, isLeft }];
}

/** Required, and without an answer. */
export function isRequiredAnswerMissing({ item, answer }: CandidateStageQuestion): boolean {
  return item.required && parseStoredAnswer(item.kind, answer) === null;
}
