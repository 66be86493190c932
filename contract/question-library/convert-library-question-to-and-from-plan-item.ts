import { ANSWER_WORDS_LIMIT_DEFAULT } from '../builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  findPlanItemScoringMethod,
  mayItemKindHaveReviewGuides,
} from '../job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '../job-plan/plan-item-schemas-of-each-kind.ts';
import type { PlanStageKind } from '../job-plan/stage-kind-facts.ts';
import type { WrittenLibraryQuestion } from '../question-library.ts';
import type { LibraryQuestionAnswerFormat } from './library-question-answer-format.ts';

type Guides = Pick<WrittenLibraryQuestion, 'guideOne' | 'guideThree' | 'guideFive'>;
type QuestionToCopy = Guides & Pick<WrittenLibraryQuestion, 'type' | 'text' | 'item'>;

/** A question of the library as an item, with all that it says of itself. */
export function planItemFromLibraryQuestion(
  { type, text, item, guideOne, guideThree, guideFive }: QuestionToCopy,
  { key, criteria }: { key: string; criteria: string[] },
): PlanItem {
  const { kind = type === 'interview' ? 'interview' : 'long-text' } = item ?? {};
  // A question's own kind brings the fields that an item of the kind has.
  return {
    required: true,
    weight: 1,
    ...item,
    kind,
    key,
    text,
    criteria,
    ...(mayItemKindHaveReviewGuides(kind) && { guideOne, guideThree, guideFive }),
    ...(kind === 'long-text' && { maxWords: ANSWER_WORDS_LIMIT_DEFAULT }),
  } as PlanItem;
}

/**
 * The same for a stage of the kind: with guides where people score it there, and with a must-have where nobody does. What its
 * options are worth is no part of it.
 */
export function stageItemFromLibraryQuestion(
  question: QuestionToCopy,
  { stage, ...place }: { key: string; criteria: string[]; stage: PlanStageKind },
): PlanItem {
  const item = planItemFromLibraryQuestion(question, place);
  const scoring = findPlanItemScoringMethod(item.kind, stage) ?? 'none';
  const guided = 'guideOne' in item && scoring !== 'people' ? { ...item, ...noGuides } : item;
  if (scoring === 'none' || !('mustHave' in guided)) return guided;
  const { mustHave: _, ...rest } = guided;
  // Only what may be missing was taken out.
  return rest as PlanItem;
}

/** An item of a role as the library keeps it: without whom it is shown to, which only that role knows. */
export function libraryQuestionFromPlanItem(item: PlanItem): QuestionToCopy {
  const { key: _, kind, text, criteria: _criteria, condition: _condition, ...rest } = item;
  const { guideOne, guideThree, guideFive, ...settings } = { ...noGuides, ...rest };
  const content = { text, guideOne, guideThree, guideFive };
  if (kind === 'long-text') return { ...content, type: 'sift' };
  if (kind === 'interview') return { ...content, type: 'interview' };
  // What was taken out of the item is what the question says itself.
  return { ...content, type: kind, item: { kind, ...settings } as LibraryQuestionAnswerFormat };
}

const noGuides = { guideOne: '', guideThree: '', guideFive: '' };
