import * as z from 'zod/mini';
import { DemographicCountsByCategory } from './demographic-counts-schemas.ts';
import { DiversityFiguresPeriodsAndGroups } from './what-diversity-figures-cover-types.ts';
import { undecidedApplicationStates } from '../pipeline/application-states-decisions-and-stage-groups.ts';
import type { Endpoint } from '../endpoint.ts';
import { hiringReportSteps } from './organisation-reports.ts';
import { EmptyReportQuery } from './organisation-and-empty-report-query-schemas.ts';
import { Instant } from '../instant-codec.ts';
import {
  experienceFeedbackTypes,
  EXPERIENCE_RATING_MAX,
} from '../feedback/experience-feedback-results.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

/** The steps of the way to a hire, in their order. */
export const hiringFunnelStepKeys = ['started', 'submit', 'review', 'interview', 'hired'] as const;
export type HiringFunnelStepKey = (typeof hiringFunnelStepKeys)[number];

/** From so many on, figures can leave them out; the specification's number. */
export const EXCLUDABLE_QUICK_APPLY_CANDIDATES_MIN = 3;

export const JobReport = z.strictObject({
  /** A practice role: its invented candidates are in no report. */
  sample: z.boolean(),
  /** How many candidates reached each step: whoever reached a later one counts in every one before it. */
  steps: z.array(
    z.strictObject({
      step: z.enum(hiringFunnelStepKeys),
      runningTotal: z.int(),
      /** Percent of the step before that did not reach this one; null for the first and after an empty step. */
      dropOff: z.nullable(z.int()),
    }),
  ),
  rejected: z.int(),
  withdrawn: z.int(),
  /** Who showed interest first, whether or not they have applied since; no step counts them until they begin. */
  quickApplyCandidates: z.int(),
  sources: z.strictObject({
    rows: z.array(z.strictObject({ name: z.string(), submitted: z.int(), hired: z.int() })),
    /** Submitted candidates who are in no row, because their names are sealed for whoever asks. */
    sealed: z.int(),
    /** Whoever still reviews on the role, and support, learn nothing of where candidates came from. */
    hidden: z.nullable(z.enum(['own-reviews-open', 'support'])),
  }),
  /** The pages of the application form in their order; empty while nobody has begun. */
  pages: z.array(
    z.strictObject({
      page: z.enum(['about-you', 'question', 'check']),
      /** Which question, from 1 on. */
      number: z.nullable(z.int()),
      text: z.nullable(z.string()),
      /** How many came to this page. */
      reached: z.int(),
      /** How many of them have gone no further. */
      stopped: z.int(),
    }),
  ),
  /** How long candidates were in a stage, of those whom the team has moved on from it. */
  stages: z.array(
    z.strictObject({
      stage: z.enum(undecidedApplicationStates),
      candidates: z.int(),
      /** Median in days, from one day to another; null under five candidates. */
      days: z.nullable(z.number()),
    }),
  ),
});
export type JobReport = z.infer<typeof JobReport>;

export const findJobReportEndpoint = {
  method: 'GET',
  path: '/api/job/{jobId}/report',
  door: 'staff',
  summary:
    'The steps that candidates of one role reached, and where they came from; exact and live.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: EmptyReportQuery,
  output: JobReport,
} as const satisfies Endpoint;

const Rating = z.int().check(z.minimum(1), z.maximum(EXPERIENCE_RATING_MAX));

export const JobExperienceRatings = z.strictObject({
  /** The organisation's time zone, to whose days comments are dated. */
  zone: z.string(),
  total: z.int(),
  /** Null under five answers, and then nobody learns what was answered. */
  figures: z.nullable(
    z.strictObject({
      mean: z.number(),
      median: z.number(),
      /** How often each rating was given, from 1 to 10. */
      ratings: z.array(z.int()),
      /** The same of the two questions that may be skipped. */
      fairness: z.array(z.int()),
      satisfaction: z.array(z.int()),
    }),
  ),
  comments: z.array(
    z.strictObject({
      text: z.string(),
      /** As it was written, for admins, where swear words were hidden. */
      original: z.nullable(z.string()),
      rating: Rating,
      day: Instant,
    }),
  ),
  /** Whoever still reviews on the role is told nothing: a comment may say who somebody is. */
  hidden: z.nullable(z.enum(['own-reviews-open'])),
});
export type JobExperienceRatings = z.infer<typeof JobExperienceRatings>;

export const findJobExperienceRatingsEndpoint = {
  method: 'GET',
  path: '/api/job/{jobId}/experience',
  door: 'staff',
  summary:
    'How people rated one role: figures and comments from five answers on, comments a day late.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: z.strictObject({ type: z._default(z.enum(experienceFeedbackTypes), 'post-apply') }),
  output: JobExperienceRatings,
} as const satisfies Endpoint;

/** Figures of a question are not told of fewer scored answers. */
export const SCORED_ANSWERS_TO_SHOW_QUESTION_FIGURES_MIN = 20;
/** The mean scores of candidates in eight steps of half a star, from 1 to 5. */
export const SCORE_HISTOGRAM_BINS = 8;
/** Up to so many reviews an answer, agreement is told as it would be. */
export const AGREEMENT_FORECAST_REVIEWS_MAX = 5;

const Correlation = z.nullable(z.number());

export const JobReviewReport = z.strictObject({
  /** Scores that were asked for, and those of them that were given. */
  progress: z.strictObject({ scored: z.int(), total: z.int() }),
  /** Whoever still reviews learns nothing of scores, and nobody does before the release. */
  hidden: z.nullable(z.enum(['own-reviews-open', 'not-released'])),
  /** Of released reviews alone; null where hidden, and where nothing was scored. */
  scores: z.nullable(
    z.strictObject({
      /** Some reviews are not released, and not counted. */
      isPartial: z.boolean(),
      candidates: z.int(),
      /** Null where too few answers were read by two. */
      agreement: z.nullable(
        z.strictObject({
          answers: z.int(),
          /** ICC(1). */
          single: z.number(),
          /** ICC(k). */
          mean: z.number(),
          /** Reviews of an answer, on average. */
          k: z.number(),
          /** What ICC(k) would be with one review an answer, with two, and so on. */
          foretold: z.array(z.number()),
        }),
      ),
      questions: z.array(
        z.strictObject({
          text: z.string(),
          answers: z.int(),
          /** The following are null under 20 scored answers. */
          mean: z.nullable(z.number()),
          sd: z.nullable(z.number()),
          /** Correlation with the mean of a candidate’s other answers; null too where the role has one question. */
          itemRest: Correlation,
          /** ICC(1) of this question. */
          single: Correlation,
          /** Percent of all stars that are one, and that are five. */
          ones: z.nullable(z.int()),
          fives: z.nullable(z.int()),
          /** Percent of answers to which two reviewers gave stars three or more apart. */
          apart: z.nullable(z.int()),
          advice: z.array(z.enum(['does-not-separate', 'read-differently'])),
        }),
      ),
      /** Candidates by their mean score; null under five. */
      distribution: z.nullable(z.array(z.int())),
    }),
  ),
});
export type JobReviewReport = z.infer<typeof JobReviewReport>;

export const findJobReviewReportEndpoint = {
  method: 'GET',
  path: '/api/job/{jobId}/report/reviews',
  door: 'staff',
  summary:
    'How far the reviews of one role are, and after their release how far reviewers agree and what each question tells.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: EmptyReportQuery,
  output: JobReviewReport,
} as const satisfies Endpoint;

export const JobDiversityReport = z.strictObject({
  /** By step, those who got further included; published once, when the role has closed. */
  steps: z.nullable(z.partialRecord(z.enum(hiringReportSteps), DemographicCountsByCategory)),
  categories: DiversityFiguresPeriodsAndGroups.shape.categories,
  /** Why nothing is told. */
  nothing: z.nullable(
    z.enum(['open', 'too-few', 'rest-too-small', 'not-yet', 'own-reviews-open', 'support']),
  ),
});
export type JobDiversityReport = z.infer<typeof JobDiversityReport>;

export const findJobDiversityEndpoint = {
  method: 'GET',
  path: '/api/job/{jobId}/report/diversity',
  door: 'staff',
  summary:
    'Who the candidates of one role were, as published once it had closed, or why that is not told.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  query: EmptyReportQuery,
  output: JobDiversityReport,
} as const satisfies Endpoint;
