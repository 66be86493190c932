import { mayItemKindHaveReviewGuides } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import {
  type LibraryQuestionType,
  questionTypeKeys,
  questionTypeFacts,
} from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import {
  planItemFromLibraryQuestion,
  libraryQuestionFromPlanItem,
} from '@evenhand/contract/question-library/convert-library-question-to-and-from-plan-item.ts';
import type {
  LibraryQuestion,
  WrittenLibraryQuestion,
} from '@evenhand/contract/question-library.ts';
import {
  itemKindsInBuilder,
  createEmptyPlanItem,
} from '../../parts/plan-item-editing/builder-item-kinds-and-empty-plan-item.ts';
import { removeUnwrittenItemOptions } from '../../parts/plan-item-editing/replace-or-remove-item-options.ts';

export type AnswerKeyPointsByOption = Readonly<Record<string, number>>;

/** A question while it is written. */
export type EditedLibraryQuestion = Pick<
  WrittenLibraryQuestion,
  'skills' | 'functions' | 'seniority'
> & {
  item: PlanItem;
  /** Undefined while no key scores it. */
  points: AnswerKeyPointsByOption | undefined;
};

/** A question as the library tells it to whoever may change it: with its key, where one scores it. */
export type LibraryQuestionWithAnswerKeyPoints = LibraryQuestion & {
  points?: AnswerKeyPointsByOption | undefined;
};

export function toEditedLibraryQuestion(
  question: LibraryQuestionWithAnswerKeyPoints | undefined,
): EditedLibraryQuestion {
  const { skills = [], functions = [], seniority = 'any', points } = question ?? {};
  const key = crypto.randomUUID();
  const item = question
    ? planItemFromLibraryQuestion(question, { key, criteria: [] })
    : createEmptyPlanItem('long-text');
  return { item, skills, functions, seniority, points };
}

/** As it is sent: without options that say nothing, and what they would be worth. */
export function libraryQuestionAsSentToServer({
  item,
  points,
  ...rest
}: EditedLibraryQuestion): WrittenLibraryQuestion & { points?: Record<string, number> } {
  const written = removeUnwrittenItemOptions(item);
  const content = { ...rest, ...libraryQuestionFromPlanItem(written) };
  if (points === undefined || !('options' in written)) return content;
  const kept = written.options.map(({ key }) => [key, points[key] ?? 0] as const);
  return { ...content, points: Object.fromEntries(kept.filter(([, worth]) => worth > 0)) };
}

export function questionTypeOfPlanItem({ kind }: PlanItem): LibraryQuestionType {
  // Every kind of item is a kind of question.
  return questionTypeKeys.find(
    (type) => questionTypeFacts[type].itemKind === kind,
  ) as LibraryQuestionType;
}

/** The kinds that a new question can be of. */
export const newLibraryQuestionTypes = questionTypeKeys.filter(
  (type) => itemKindsInBuilder[questionTypeFacts[type].itemKind].isOffered,
);

/** The question as one of another kind: what is asked stays, and guides where there are some. */
export function changeTypeOfEditedQuestion(
  { item, ...rest }: EditedLibraryQuestion,
  type: LibraryQuestionType,
): EditedLibraryQuestion {
  const started = createEmptyPlanItem(questionTypeFacts[type].itemKind);
  const { guideOne, guideThree, guideFive } = { ...noGuides, ...item };
  const guides = mayItemKindHaveReviewGuides(started.kind) && { guideOne, guideThree, guideFive };
  const options = 'options' in item && 'options' in started && { options: item.options };
  // Only fields that both kinds have were taken along.
  const changed = { ...started, text: item.text, ...guides, ...options } as PlanItem;
  return { ...rest, item: changed, points: options ? rest.points : undefined };
}

const noGuides = { guideOne: '', guideThree: '', guideFive: '' };
