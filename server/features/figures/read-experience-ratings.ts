import {
  EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN,
  type ExperienceFeedbackType,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import type { Services } from '../../services-type.ts';
import type { FiguresPeriodAndJobs } from './figures-period-and-jobs-type.ts';
import { readRefreshedFigures } from './read-refreshed-figures.ts';
import {
  sumRatingCounts,
  meanOfRatingCounts,
  medianOfRatingCounts,
} from './rules/sum-mean-and-median-of-rating-counts.ts';
import {
  type ExperienceRatingCounts,
  sumExperienceRatings,
} from './sql/refresh-and-sum-experience-ratings.ts';

export type ExperienceRatings = {
  total: number;
  /** How many of them also wrote. */
  texts: number;
  /** Ten counts each; null, as mean and median, under five answers. */
  scores: ExperienceRatingCounts | null;
  ratingMean: number | null;
  ratingMedian: number | null;
};

/** How people rated their experience in a period. */
export async function readExperienceRatings(
  services: Services,
  query: FiguresPeriodAndJobs & { kind: ExperienceFeedbackType },
): Promise<ExperienceRatings> {
  const found = await readRefreshedFigures(services, query, (db) =>
    sumExperienceRatings(db, query),
  );
  const { texts, ...scores } = found ?? { texts: 0, rating: [], fairness: [], satisfaction: [] };
  const total = sumRatingCounts(scores.rating);
  if (total < EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN)
    return { total, texts, scores: null, ratingMean: null, ratingMedian: null };
  return {
    total,
    texts,
    scores,
    ratingMean: meanOfRatingCounts(scores.rating),
    ratingMedian: medianOfRatingCounts(scores.rating),
  };
}
