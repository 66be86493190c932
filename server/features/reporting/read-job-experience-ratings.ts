import type { ExperienceFeedbackType } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import type { JobExperienceRatings } from '@evenhand/contract/reporting/job-reports.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { readRecentSurveyFeedback } from '../feedback/read-survey-feedback.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';

type Query = {
  jobId: number;
  type: ExperienceFeedbackType;
};

const COMMENTS_SHOWN = 20;

/** How people rated one role, by the same rules as ratings of all roles: nothing of fewer than five, comments a day late. */
export async function readJobExperienceRatings(
  visit: VisitorRequestContext,
  query: Query,
): Promise<JobExperienceRatings> {
  const { jobId } = query;
  const job = await loadManagedJob(visit, { jobId });
  const { stats, data } = await readRecentSurveyFeedback(visit, { ...query, size: COMMENTS_SHOWN });
  const { ratingMean, ratingMedian } = stats.averages;
  return {
    zone: job.zone,
    total: stats.totalFeedbackCount,
    figures:
      stats.scores === null || ratingMean === null || ratingMedian === null
        ? null
        : {
            mean: ratingMean,
            median: ratingMedian,
            ratings: stats.scores.rating,
            fairness: stats.scores.fairness,
            satisfaction: stats.scores.satisfaction,
          },
    comments: data.map(({ text, original, rating, createdAt }) => ({
      text,
      original,
      rating,
      day: createdAt,
    })),
    hidden: job.ownReviewsOpen ? 'own-reviews-open' : null,
  };
}
