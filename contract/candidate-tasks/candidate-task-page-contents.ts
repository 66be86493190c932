import type {
  AnsweredQuestion,
  QuestionAndAnswer,
  CandidateFormFieldContent,
} from '../apply/candidate-form-field-and-answered-question-types.ts';

/** One of the tasks that a candidate was sent, for a link to it. */
export type OwnTaskNumberNameAndState = {
  number: number;
  name: string;
  state: 'open' | 'submitted' | 'closed';
};

/** A task as its candidate knows it. */
export type CandidateTaskOutline = {
  /** Counted from 1 among the tasks that they were invited to. */
  number: number;
  name: string;
  instructions: string;
  /** How long it should take this candidate; null where nothing is said. */
  minutes: number | null;
  /** More than others are told, as it was agreed. */
  hasMoreTime: boolean;
  /** The last day in words; null where there is none. */
  dueOn: string | null;
  isPastDue: boolean;
  /** What it is looked at for. */
  criteria: string[];
  reviewsPerAnswer: number;
};

/** It is written. */
export type CandidateTaskOpenContent = {
  state: 'open';
  task: CandidateTaskOutline;
  stageId: number;
  fields: CandidateFormFieldContent[];
  version: number;
  /** Somebody saved this in between: shown above the candidate's own answers. */
  newer: QuestionAndAnswer[] | null;
};

/** Before it is handed in: what is answered, and what is missing. */
export type CandidateTaskCheckContent = {
  state: 'checking';
  task: CandidateTaskOutline;
  answers: AnsweredQuestion[];
};

export type CandidateTaskSubmittedContent = {
  state: 'submitted';
  task: CandidateTaskOutline;
  at: Date;
  isLate: boolean;
  answers: AnsweredQuestion[];
};

/** It was closed, or the application was, before anything was handed in. */
export type CandidateTaskClosedContent = {
  state: 'closed';
  task: CandidateTaskOutline;
  /** What was saved by then: nobody reads it. */
  answers: AnsweredQuestion[];
  contactEmail: string | null;
};

export type CandidateTaskPageContent =
  | CandidateTaskOpenContent
  | CandidateTaskCheckContent
  | CandidateTaskSubmittedContent
  | CandidateTaskClosedContent;
