import type { ScoreBandName } from '../candidate-tests/test-score-band-names.ts';
import type { CandidateTestNameAndScoreBand } from '../candidate-tests/candidate-test-page-content-types.ts';

/** Where an answer stands among those of all candidates, from the lowest quarter on. */
export const answerScoreQuarterNames = ['lowest', 'second', 'third', 'top'] as const;
export type AnswerScoreQuartile = (typeof answerScoreQuarterNames)[number];

/** With fewer scored candidates nothing is compared with others; with fewer skills there is no radar. */
export const FEEDBACK_COMPARED_CANDIDATES_MIN = 5;
export const SKILL_RADAR_CHART_SKILLS_MIN = 3;
/** The quarter that an answer stands in is told from so many candidates on. */
export const SCORE_QUARTERS_CANDIDATES_MIN = 10;
/** How many of the best the highest is the mean of. */
export const FEEDBACK_HIGHEST_SCORES_AVERAGED = 3;
/** A criterion of an interview is told from so many marks on: one mark would be what one person gave. */
export const INTERVIEW_CRITERION_FEEDBACK_MARKS_MIN = 2;

export type FeedbackReportAnswer = {
  question: string;
  /** As it was sent in, with nothing taken out. */
  answer: string;
  /** What an answer with five stars would have had; null where there is none, or the employer keeps it. */
  guide: string | null;
  /** Null where nobody scored it. */
  band: ScoreBandName | null;
  quarter: AnswerScoreQuartile | null;
  readers: number;
  /** Plain days. */
  readOn: string[];
};

/** One skill from 0 to 100, each number the lower end of a band of ten; null where others could be reckoned from it. */
export type FeedbackReportSkill = {
  name: string;
  own: number;
  average: number | null;
  highest: number | null;
};

/** What is frozen as a report is released: days, bands and quarters, and not one number that a mark could be read from. */
export type FeedbackReport = {
  version: 1;
  job: string;
  organisation: string;
  releasedOn: string;
  /** Rounded down to fives; null under five. */
  applicants: number | null;
  /** How many people read the answers, and on which days. */
  readers: number;
  readOn: string[];
  answers: FeedbackReportAnswer[];
  /** Whether the skills are compared with those of others. */
  isCompared: boolean;
  skills: FeedbackReportSkill[];
  interviews: { stage: string; criteria: { name: string; band: ScoreBandName }[] }[];
  tests: CandidateTestNameAndScoreBand[];
  /** The criterion to work on first; null where nothing falls behind. */
  workOnFirst: string | null;
};
