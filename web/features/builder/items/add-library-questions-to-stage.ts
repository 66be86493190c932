import { CRITERIA_PER_JOB_MAX } from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import {
  type PlanStageKind,
  stageKindFacts,
} from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { stageItemFromLibraryQuestion } from '@evenhand/contract/question-library/convert-library-question-to-and-from-plan-item.ts';
import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import type { EditedCriterion, EditedJobPlan } from '../edited-job-plan.ts';
import { replaceStageByKey } from './edit-stage-items.ts';

const CRITERIA_OF_ITEM_MAX = 3;

/** A question with what its options are worth. */
export type LibraryQuestionWithKey = LibraryQuestion & {
  points?: Readonly<Record<string, number>> | undefined;
};

/**
 * The plan with questions of the library behind those of one stage; the criteria they look at come along, as far as there is
 * room, and into a test what their options are worth.
 */
export function addLibraryQuestionsToStage(
  plan: EditedJobPlan,
  stageKey: string,
  questions: readonly LibraryQuestionWithKey[],
): EditedJobPlan {
  const criteria = questions.reduce(withCriteriaOfQuestion, plan.criteria);
  const stages = replaceStageByKey(plan.stages, stageKey, (stage) => {
    const fitting = questions
      .slice(0, stageKindFacts[stage.kind].itemsMax - stage.items.length)
      .map((question) => ({ question, item: toItem(question, criteria, stage.kind) }));
    const ids = fitting.map(({ item, question }): [string, string] => [
      item.key,
      String(question.id),
    ]);
    const keys = fitting.flatMap(({ item, question: { points } }) =>
      stage.kind === 'test' && points ? [{ item: item.key, points }] : [],
    );
    return {
      ...stage,
      items: [...stage.items, ...fitting.map(({ item }) => item)],
      answerKeys: [...stage.answerKeys, ...keys],
      libraryIds: { ...stage.libraryIds, ...Object.fromEntries(ids) },
    };
  });
  return { criteria, stages };
}

function withCriteriaOfQuestion(
  criteria: readonly EditedCriterion[],
  { skills }: LibraryQuestion,
): readonly EditedCriterion[] {
  const missing = skills
    .slice(0, CRITERIA_OF_ITEM_MAX)
    .filter((skill) => findByName(criteria, skill) === undefined)
    .map((name) => ({
      key: crypto.randomUUID(),
      name,
      description: '',
      kind: 'essential' as const,
    }));
  return [...criteria, ...missing].slice(0, Math.max(CRITERIA_PER_JOB_MAX, criteria.length));
}

function toItem(
  question: LibraryQuestion,
  criteria: readonly EditedCriterion[],
  stage: PlanStageKind,
) {
  const serving = question.skills
    .slice(0, CRITERIA_OF_ITEM_MAX)
    .flatMap((skill) => findByName(criteria, skill)?.key ?? []);
  return stageItemFromLibraryQuestion(question, {
    key: crypto.randomUUID(),
    criteria: serving,
    stage,
  });
}

function findByName(criteria: readonly EditedCriterion[], name: string) {
  return criteria.find(
    (criterion) => criterion.name.trim().toLowerCase() === name.trim().toLowerCase(),
  );
}
