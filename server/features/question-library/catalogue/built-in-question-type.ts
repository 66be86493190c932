import type {
  SiftOrInterviewQuestionType,
  QuestionSeniority,
} from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import type { JobFunctionKey } from '@evenhand/contract/job-function-titles.ts';

/** A question that comes with Evenhand. */
export type BuiltInQuestion = {
  /** Words joined by hyphens, beginning with a letter: so it is never taken for an organisation's own, whose ids are numbers. Never changes. */
  id: string;
  /** Answered in writing before the review, or asked in a conversation. */
  type: SiftOrInterviewQuestionType;
  text: string;
  /** What an answer that earns one star looks like, and so on. */
  guideOne: string;
  guideThree: string;
  guideFive: string;
  /** Names of `QuestionLibrarySkill`s, the one that it shows best first. */
  skills: string[];
  /** Kinds of work that it suits; none: any. */
  functions: JobFunctionKey[];
  seniority: QuestionSeniority;
};
