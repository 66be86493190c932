import * as z from 'zod/mini';
import {
  type PlanItemKind,
  findPlanItemScoringMethod,
  planItemKindFacts,
} from '../job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanStageKind } from '../job-plan/stage-kind-facts.ts';

type QuestionTypeFacts = {
  words: string;
  /** How it is answered, for whoever writes one. */
  explanation: string;
  /** Whether a job can ask it in its application, so that its answers are reviewed blind. */
  isWritten: boolean;
  /** What it is in the plan of a role. */
  itemKind: PlanItemKind;
};

/** A question that is known by its kind of item alone. */
function ofItemKind<Kind extends PlanItemKind>(kind: Kind) {
  const { words, explanation } = planItemKindFacts[kind];
  return { words, explanation, isWritten: false, itemKind: kind } as const;
}

/** The one place that says what kinds of questions there are; whatever lists them is derived from here. */
export const questionTypeFacts = {
  sift: {
    words: 'Written',
    explanation: 'Written: candidates answer before the review',
    isWritten: true,
    itemKind: 'long-text',
  },
  interview: {
    words: 'Interview',
    explanation: 'Interview: asked in a conversation',
    isWritten: false,
    itemKind: 'interview',
  },
  'short-text': ofItemKind('short-text'),
  number: ofItemKind('number'),
  date: ofItemKind('date'),
  'one-of': ofItemKind('one-of'),
  'many-of': ofItemKind('many-of'),
  'yes-no': ofItemKind('yes-no'),
  statement: ofItemKind('statement'),
  file: ofItemKind('file'),
  link: ofItemKind('link'),
  cvFocus: ofItemKind('cvFocus'),
} as const satisfies Record<string, QuestionTypeFacts>;

export type LibraryQuestionType = keyof typeof questionTypeFacts;
type WrittenQuestionTypeName = {
  [Type in LibraryQuestionType]: (typeof questionTypeFacts)[Type] extends { isWritten: true }
    ? Type
    : never;
}[LibraryQuestionType];

// The keys of a record of types are types.
export const questionTypeKeys = Object.keys(questionTypeFacts) as [LibraryQuestionType];
export const QuestionTypeKey = z.enum(questionTypeKeys);

/** The two that have been there from the beginning: the specification's own calls know no other. */
export const SiftOrInterviewQuestionTypeKey = z.enum(['sift', 'interview']);
export type SiftOrInterviewQuestionType = z.infer<typeof SiftOrInterviewQuestionTypeKey>;

/** Of answers that are reviewed. */
// As the type above says it.
export const WrittenQuestionType = z.enum(
  questionTypeKeys.filter((name) => questionTypeFacts[name].isWritten) as [WrittenQuestionTypeName],
);

/** Whether a question can be put into a stage of the kind. */
export function mayQuestionTypeStandInStage(
  type: LibraryQuestionType,
  stage: PlanStageKind,
): boolean {
  return findPlanItemScoringMethod(questionTypeFacts[type].itemKind, stage) !== undefined;
}

/** For whom a question is, with the words that say so. */
export const questionSeniorityTitles = {
  any: 'Any level',
  junior: 'First jobs',
  experienced: 'Experienced',
  lead: 'Leading others',
} as const;

// The keys of a record of levels are levels.
export const questionSeniorityKeys = Object.keys(questionSeniorityTitles) as [
  keyof typeof questionSeniorityTitles,
];
export const QuestionSeniority = z.enum(questionSeniorityKeys);
export type QuestionSeniority = z.infer<typeof QuestionSeniority>;
