import { CRITERIA_MAX } from '@evenhand/contract/builder/job-plan-editing.ts';
import { ANSWER_WORDS_LIMIT_DEFAULT } from '@evenhand/contract/builder/job-builder.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { stageKindFacts } from '@evenhand/contract/plan/stage-kind-facts.ts';
import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import type { CriterionValues, JobPlanValues } from '../job-plan-values.ts';
import { withStage } from './edit-stage-items.ts';

const CRITERIA_OF_ITEM_MAX = 3;

/** The plan with questions of the library behind those of one stage; the criteria they look at come along, as far as there is room. */
export function addLibraryQuestions(
  plan: JobPlanValues,
  stageKey: string,
  questions: readonly LibraryQuestion[],
): JobPlanValues {
  const criteria = questions.reduce(withCriteriaOfQuestion, plan.criteria);
  const added = questions.map((question) => ({
    item: toItem(question, criteria),
    libraryId: String(question.id),
  }));
  const stages = withStage(plan.stages, stageKey, (stage) => {
    const fitting = added.slice(0, stageKindFacts[stage.kind].itemsMax - stage.items.length);
    const ids = fitting.map(({ item, libraryId }): [string, string] => [item.key, libraryId]);
    return {
      ...stage,
      items: [...stage.items, ...fitting.map(({ item }) => item)],
      libraryIds: { ...stage.libraryIds, ...Object.fromEntries(ids) },
    };
  });
  return { criteria, stages };
}

function withCriteriaOfQuestion(
  criteria: readonly CriterionValues[],
  { skills }: LibraryQuestion,
): readonly CriterionValues[] {
  const missing = skills
    .slice(0, CRITERIA_OF_ITEM_MAX)
    .filter((skill) => findByName(criteria, skill) === undefined)
    .map((name) => ({
      key: crypto.randomUUID(),
      name,
      description: '',
      kind: 'essential' as const,
    }));
  return [...criteria, ...missing].slice(0, Math.max(CRITERIA_MAX, criteria.length));
}

function toItem(
  { text, guideOne, guideThree, guideFive, skills }: LibraryQuestion,
  criteria: readonly CriterionValues[],
): PlanItem {
  return {
    kind: 'long-text',
    key: crypto.randomUUID(),
    text,
    required: true,
    weight: 1,
    criteria: skills
      .slice(0, CRITERIA_OF_ITEM_MAX)
      .flatMap((skill) => findByName(criteria, skill)?.key ?? []),
    guideOne,
    guideThree,
    guideFive,
    maxWords: ANSWER_WORDS_LIMIT_DEFAULT,
  };
}

function findByName(criteria: readonly CriterionValues[], name: string) {
  return criteria.find(
    (criterion) => criterion.name.trim().toLowerCase() === name.trim().toLowerCase(),
  );
}
