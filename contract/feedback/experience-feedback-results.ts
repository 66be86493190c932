import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { OrganisationReportQuery } from '../reporting/organisation-and-empty-report-query-schemas.ts';

export const experienceFeedbackTypes = ['post-apply', 'post-feedback', 'post-review'] as const;
export type ExperienceFeedbackType = (typeof experienceFeedbackTypes)[number];

export const EXPERIENCE_FEEDBACK_RESULTS_PERIOD_DAYS = 90;
export const EXPERIENCE_RATING_MAX = 10;
/** With fewer answers nothing is told but how many there are. */
export const EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN = 5;
const SIZE = 20;

const Rating = z.int().check(z.minimum(1), z.maximum(EXPERIENCE_RATING_MAX));
/** How often each rating was given, from 1 to 10. */
const Buckets = z.array(z.int()).check(z.length(EXPERIENCE_RATING_MAX));

const ExperienceSurveyComment = z.strictObject({
  /** Tells nothing of the order in which the comments of a day came. */
  id: z.string(),
  text: z.string(),
  rating: Rating,
  /** The beginning of the day. */
  createdAt: Instant,
  Application: z.strictObject({
    Job: z.strictObject({
      /** Null where fewer than five answers are about the role. */
      title: z.nullable(z.string()),
    }),
  }),
});
export type ExperienceSurveyComment = z.infer<typeof ExperienceSurveyComment>;

export const findExperienceFeedbackEndpoint = {
  method: 'GET',
  path: '/api/recent-feedback',
  door: 'staff',
  summary:
    'What candidates, or reviewers, said in the last 90 days of the roles that this member sees; with dates or filters, in that period of all roles, where the organisation has Global Reporting. Swear words have asterisks.',
  query: z.strictObject({
    ...OrganisationReportQuery,
    type: z._default(z.enum(experienceFeedbackTypes), 'post-apply'),
    size: z._default(
      z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(SIZE)),
      SIZE,
    ),
  }),
  output: z.strictObject({
    /** Rounded; null under five answers, as all figures. */
    averageRating: z.nullable(Rating),
    allFeedbackCount: z.int(),
    textFeedbackCount: z.int(),
    feedback: z.array(ExperienceSurveyComment),
    /** The same comments with all that was asked. */
    data: z.array(
      z.strictObject({
        text: z.string(),
        /** As it was written, for admins, where swear words were hidden. */
        original: z.nullable(z.string()),
        rating: Rating,
        fairness: z.nullable(Rating),
        satisfaction: z.nullable(Rating),
        createdAt: Instant,
        updatedAt: Instant,
      }),
    ),
    stats: z.strictObject({
      totalFeedbackCount: z.int(),
      scores: z.nullable(
        z.strictObject({ rating: Buckets, fairness: Buckets, satisfaction: Buckets }),
      ),
      averages: z.strictObject({
        ratingMean: z.nullable(z.number()),
        ratingMedian: z.nullable(z.number()),
      }),
    }),
  }),
} as const satisfies Endpoint;
