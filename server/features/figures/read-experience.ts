import { FEEDBACK_LEAST, type FeedbackType } from '@evenhand/contract/recent-feedback.ts';
import type { Outside } from '../../outside.ts';
import type { AskedFigures } from './asked-figures.ts';
import { readFresh } from './read-fresh.ts';
import { answersIn, meanOf, medianOf } from './rules/ratings.ts';
import { type ExperienceRow, sumExperience } from './sql/experience.ts';

export type Experience = {
  total: number;
  /** Ten counts each; null, as mean and median, under five answers. */
  scores: ExperienceRow | null;
  ratingMean: number | null;
  ratingMedian: number | null;
};

/** How people rated their experience in a period. */
export async function readExperience(
  outside: Outside,
  asked: AskedFigures & { kind: FeedbackType },
): Promise<Experience> {
  const scores = await readFresh(outside, asked, (db) => sumExperience(db, asked));
  const total = answersIn(scores?.rating ?? []);
  if (scores === undefined || total < FEEDBACK_LEAST)
    return { total, scores: null, ratingMean: null, ratingMedian: null };
  return {
    total,
    scores,
    ratingMean: meanOf(scores.rating),
    ratingMedian: medianOf(scores.rating),
  };
}
