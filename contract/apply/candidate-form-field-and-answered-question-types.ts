import type { ItemShownToCandidate } from '../job-plan/item-shown-to-candidate-types.ts';

/** One question that is answered by fields, as it stands on a page. */
export type CandidateFormFieldContent = {
  item: ItemShownToCandidate;
  /** As `PlanItemAnswerFieldProps` has it. */
  typed: readonly string[];
  /** How an answer was understood that could mean something else; null where it is plain. */
  readAs: string | null;
  /** It is asked only of whoever has chosen so; null where everybody is asked. */
  condition: CandidateFormFieldCondition | null;
};

export type CandidateFormFieldCondition = {
  /** Of the question that decides. */
  itemKey: string;
  /** Its title. */
  question: string;
  options: { key: string; words: string }[];
};

/** What was answered, in words; empty where nothing was. */
export type QuestionAndAnswer = { question: string; words: string };

/** One answer in words, as it was given. */
export type AnsweredQuestion = {
  itemKey: string;
  question: string;
  words: string;
  /** Whether the candidate wrote them, rather than chose. */
  isWritten: boolean;
  /** How many words there are, and how many there may be; null where they are not counted. */
  wordCount: { words: number; maxWords: number } | null;
  /** Where it can be changed, from `base`. */
  path: string;
};

/** The answers of one stage. */
export type AnsweredStage = { name: string; answers: AnsweredQuestion[] };
