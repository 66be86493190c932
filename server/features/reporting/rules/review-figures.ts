import {
  type JobReviewReport,
  REVIEWS_FORETOLD,
  SCORE_STEPS,
  SCORED_LEAST,
} from '@evenhand/contract/reporting.ts';
import { agreementOf, type Rated, spearmanBrown } from './statistics/agreement.ts';
import { itemStatistics } from './statistics/item-statistics.ts';

const CANDIDATES_LEAST = 5;
/** A question whose answers differ less than this, or that goes less with the others, tells good from bad hardly at all. */
const SPREAD_LEAST = 0.5;
const FIT_LEAST = 0.15;
/** Stars three apart: one reviewer says weak where another says strong. */
const FAR_APART = 3;
const APART_MOST = 25;

/** The stars that one answer got. */
export type AnswerScores = Rated & {
  applicationId: number;
  questionId: number;
  least: number;
  most: number;
  ones: number;
  fives: number;
};

type Question = { id: number; text: string };
type Scores = Omit<NonNullable<JobReviewReport['scores']>, 'isPartial'>;

/** What scores tell of the questions and of the reviewers, never of one of either. */
export function reviewFigures(
  questions: readonly Question[],
  answers: readonly AnswerScores[],
): Scores {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
  const byCandidate = Map.groupBy(answers, ({ applicationId }) => applicationId);
  const scores = [...byCandidate.values()].map((own) => {
    const mean = new Map(own.map(({ questionId, sum, n }) => [questionId, sum / n]));
    return questions.map(({ id }) => mean.get(id) ?? null);
  });
  const items = itemStatistics(scores, questions.length);
  return {
    candidates: scores.length,
    agreement: agreement(questions.map(({ id }) => byQuestion.get(id) ?? [])),
    questions: questions.map(({ id, text }, place) => {
      const own = byQuestion.get(id) ?? [];
      const { mean = null, sd = null, itemRest = null } = items[place] ?? {};
      const told = {
        mean,
        sd,
        itemRest,
        single: agreementOf([own])?.single ?? null,
        ones: percent(total(own, 'ones'), total(own, 'n')),
        fives: percent(total(own, 'fives'), total(own, 'n')),
        apart: percent(own.filter(isApart).length, own.length),
      };
      if (own.length < SCORED_LEAST) return { text, answers: own.length, ...untold, advice: [] };
      return { text, answers: own.length, ...rounded(told), advice: adviceOn(told) };
    }),
    distribution: distribution(scores),
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
type Told = { [Figure in keyof typeof untold]: number | null };

function agreement(questions: readonly (readonly Rated[])[]): Scores['agreement'] {
  const told = agreementOf(questions);
  if (told === null || told.answers < SCORED_LEAST) return null;
  const { answers, single, mean, k } = told;
  return {
    answers,
    single: toHundredth(single),
    mean: toHundredth(mean),
    k: toHundredth(k),
    foretold: Array.from({ length: REVIEWS_FORETOLD }, (_, more) =>
      toHundredth(spearmanBrown(Math.max(0, single), more + 1)),
    ),
  };
}

function adviceOn({ sd, itemRest, apart }: Told): Scores['questions'][number]['advice'] {
  const separates = (sd ?? 0) >= SPREAD_LEAST && (itemRest ?? 1) >= FIT_LEAST;
  return [
    ...(separates ? [] : ['does-not-separate' as const]),
    ...((apart ?? 0) > APART_MOST ? ['read-differently' as const] : []),
  ];
}

/** Only whoever has a score in every question has a mean that can stand beside others. */
function distribution(scores: readonly (readonly (number | null)[])[]): number[] | null {
  const means = scores
    .filter((own): own is readonly number[] => own.every((score) => score !== null))
    .map((own) => own.reduce((sum, score) => sum + score, 0) / own.length);
  if (means.length < CANDIDATES_LEAST) return null;
  const steps = Array<number>(SCORE_STEPS).fill(0);
  for (const mean of means) {
    const place = Math.min(SCORE_STEPS - 1, Math.floor((mean - 1) * 2));
    steps[place] = (steps[place] ?? 0) + 1;
  }
  return steps;
}

const isApart = ({ least, most }: AnswerScores) => most - least >= FAR_APART;

function total(answers: readonly AnswerScores[], of: 'n' | 'ones' | 'fives'): number {
  return answers.reduce((sum, answer) => sum + answer[of], 0);
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

function rounded({ mean, sd, itemRest, single, ...percents }: Told): Told {
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
