import {
  type JobReviewReport,
  AGREEMENT_FORECAST_REVIEWS_MAX,
  SCORED_ANSWERS_TO_SHOW_QUESTION_FIGURES_MIN,
} from '@evenhand/contract/reporting/job-reports.ts';
import {
  computeReviewerAgreement,
  type StarSumsForReviewerAgreement,
  forecastReliabilityBySpearmanBrown,
} from './statistics/reviewer-agreement-and-reliability-forecast.ts';
import {
  type QuestionStatisticSums,
  calculateQuestionStatistics,
  type CandidateTotalSums,
} from './statistics/calculate-question-statistics.ts';

const CANDIDATES_LEAST = 5;
/** A question whose answers differ less than this, or that goes less with the others, tells good from bad hardly at all. */
const SPREAD_LEAST = 0.5;
const FIT_LEAST = 0.15;
/** Stars three apart: one reviewer says weak where another says strong. */
export const REVIEW_STARS_FAR_APART = 3;
const APART_MOST = 25;

/** What the answers to one question got, added up. */
export type QuestionScoreSums = {
  text: string;
  stars: StarSumsForReviewerAgreement;
  /** By candidate: the mean of the stars that their answer got. */
  scores: QuestionStatisticSums;
  ones: number;
  fives: number;
  /** Answers to which two reviewers gave stars far apart. */
  apart: number;
};

export type JobScoreSums = {
  /** Who has a score in some question. */
  candidates: number;
  /** Of those who have one in every question. */
  totals: CandidateTotalSums;
  /** The same candidates by their mean score, a half star a step from 1 on. */
  distribution: readonly number[];
  questions: readonly QuestionScoreSums[];
};

type Scores = Omit<NonNullable<JobReviewReport['scores']>, 'isPartial'>;

/** What scores tell of the questions and of the reviewers, never of one of either. */
export function reviewScoreFigures({
  candidates,
  totals,
  distribution,
  questions,
}: JobScoreSums): Scores {
  const items = calculateQuestionStatistics(
    questions.map(({ scores }) => scores),
    totals,
  );
  return {
    candidates,
    agreement: agreement(questions.map(({ stars }) => stars)),
    questions: questions.map(({ text, stars, ones, fives, apart }, place) => {
      const { answers } = stars;
      const { mean = null, sd = null, itemRest = null } = items[place] ?? {};
      const told = {
        mean,
        sd,
        itemRest,
        single: computeReviewerAgreement([stars])?.single ?? null,
        ones: percent(ones, stars.stars),
        fives: percent(fives, stars.stars),
        apart: percent(apart, answers),
      };
      if (answers < SCORED_ANSWERS_TO_SHOW_QUESTION_FIGURES_MIN)
        return { text, answers, ...untold, advice: [] };
      return { text, answers, ...rounded(told), advice: adviceOn(told) };
    }),
    // Only whoever has a score in every question has a mean that can stand beside others.
    distribution: totals.n < CANDIDATES_LEAST ? null : [...distribution],
  };
}

const untold = {
  mean: null,
  sd: null,
  itemRest: null,
  single: null,
  ones: null,
  fives: null,
  apart: null,
};
type Reply = { [Figure in keyof typeof untold]: number | null };

function agreement(questions: readonly StarSumsForReviewerAgreement[]): Scores['agreement'] {
  const told = computeReviewerAgreement(questions);
  if (told === null || told.answers < SCORED_ANSWERS_TO_SHOW_QUESTION_FIGURES_MIN) return null;
  const { answers, single, mean, k } = told;
  return {
    answers,
    single: toHundredth(single),
    mean: toHundredth(mean),
    k: toHundredth(k),
    foretold: Array.from({ length: AGREEMENT_FORECAST_REVIEWS_MAX }, (_, more) =>
      toHundredth(forecastReliabilityBySpearmanBrown(Math.max(0, single), more + 1)),
    ),
  };
}

function adviceOn({ sd, itemRest, apart }: Reply): Scores['questions'][number]['advice'] {
  const separates = (sd ?? 0) >= SPREAD_LEAST && (itemRest ?? 1) >= FIT_LEAST;
  return [
    ...(separates ? [] : ['does-not-separate' as const]),
    ...((apart ?? 0) > APART_MOST ? ['read-differently' as const] : []),
  ];
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

function rounded({ mean, sd, itemRest, single, ...percents }: Reply): Reply {
  const told = (figure: number | null) => (figure === null ? null : toHundredth(figure));
  return {
    mean: told(mean),
    sd: told(sd),
    itemRest: told(itemRest),
    single: told(single),
    ...percents,
  };
}

function toHundredth(figure: number): number {
  // Never −0.
  return Math.round(figure * 100) / 100 + 0;
}
