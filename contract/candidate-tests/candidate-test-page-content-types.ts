import type { ScoreBandName } from './test-score-band-names.ts';

/** One test of an application, as its candidate knows it. */
export type CandidateTestOutline = {
  /** Counted from 1 among the tests of the role. */
  number: number;
  name: string;
  questionCount: number;
  /** How long this candidate has; null where nothing limits it. */
  minutes: number | null;
};

/** Nothing has begun. */
export type CandidateTestStartContent = {
  state: 'not-begun';
  test: CandidateTestOutline;
  /** Whether `minutes` are more than others have, as it was agreed. */
  hasMoreTime: boolean;
  /** They have asked for more time than that, and nobody has answered yet. */
  awaitsMoreTime: boolean;
};

/** How much time a test has left, where something limits it. */
export type CandidateTestDeadlineAndSecondsLeft = { endsAt: Date; seconds: number } | null;

export type CandidateTestQuestion = {
  number: number;
  key: string;
  text: string;
  options: { key: string; words: string; isChosen: boolean }[];
  /** Exactly one, or as many as may be chosen. */
  mayChoose: 'one' | number;
};

export type CandidateTestQuestionsContent = {
  state: 'running';
  test: CandidateTestOutline;
  timeLeft: CandidateTestDeadlineAndSecondsLeft;
  /** Counted from 1. */
  part: number;
  parts: number;
  questions: CandidateTestQuestion[];
  /** What was sent has just been stored. */
  isSaved: boolean;
};

/** Before it is handed in: what has an answer and what has none. */
export type CandidateTestCheckContent = {
  state: 'checking';
  test: CandidateTestOutline;
  timeLeft: CandidateTestDeadlineAndSecondsLeft;
  questions: { number: number; part: number; text: string; isAnswered: boolean }[];
};

export type CandidateTestDoneContentProps = {
  state: 'done';
  test: CandidateTestOutline;
  at: Date;
  by: 'candidate' | 'clock';
  answered: number;
  /** What was sent just now came too late, and was not stored. */
  isTooLate: boolean;
};

/** A test where everything is checked before it is sent in. */
export type CandidateTestOnCheckAnswersPage = CandidateTestOutline & {
  state: 'not-begun' | 'running' | 'done';
};

export type CandidateTestPageContent =
  | CandidateTestStartContent
  | CandidateTestQuestionsContent
  | CandidateTestCheckContent
  | CandidateTestDoneContentProps;

/** How a test went, as its candidate is told once it is known how the application ended. */
export type CandidateTestNameAndScoreBand = { name: string; band: ScoreBandName };
