import {
  EXPERIENCE_ANSWERS_LEAST,
  type ExperienceFeedbackType,
} from '@evenhand/contract/feedback/recent-feedback.ts';
import type { Services } from '../../services.ts';
import type { FiguresRequest } from './figures-request.ts';
import { readFresh } from './read-fresh.ts';
import { countRatings, meanRating, medianRating } from './rules/ratings.ts';
import { type ExperienceRow, sumExperience } from './sql/experience.ts';

export type Experience = {
  total: number;
  /** How many of them also wrote. */
  texts: number;
  /** Ten counts each; null, as mean and median, under five answers. */
  scores: ExperienceRow | null;
  ratingMean: number | null;
  ratingMedian: number | null;
};

/** How people rated their experience in a period. */
export async function readExperience(
  services: Services,
  query: FiguresRequest & { kind: ExperienceFeedbackType },
): Promise<Experience> {
  const found = await readFresh(services, query, (db) => sumExperience(db, query));
  const { texts, ...scores } = found ?? { texts: 0, rating: [], fairness: [], satisfaction: [] };
  const total = countRatings(scores.rating);
  if (total < EXPERIENCE_ANSWERS_LEAST)
    return { total, texts, scores: null, ratingMean: null, ratingMedian: null };
  return {
    total,
    texts,
    scores,
    ratingMean: meanRating(scores.rating),
    ratingMedian: medianRating(scores.rating),
  };
}
