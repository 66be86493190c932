import * as z from 'zod/mini';
import { DemographicCountsByCategory } from './demographic-counts-schemas.ts';
import { DiversityFiguresPeriodsAndGroups } from './what-diversity-figures-cover-types.ts';
import { demographicCategories } from './demographic-categories.ts';
import type { Endpoint } from '../endpoint.ts';
import { markSchemaAsReportFigure } from '../figures/mark-and-find-report-figure-of-schema.ts';
import {
  EmptyReportQuery,
  OrganisationReportQuery,
} from './organisation-and-empty-report-query-schemas.ts';

export const REPORT_RANGE_DAYS_MAX = 731;
export const REPORT_RANGE_TOO_LARGE_MESSAGE =
  'Reports can only be run within a maximum of a 2 year period. Adjust the dates in order to run a report and see your data.';
/** Without dates: so many months up to today. */
export const REPORT_RANGE_MONTHS_DEFAULT = 3;

/** The steps of reports. A role without a CV review counts in `cvreview` whom it counts in `review`. */
export const hiringReportSteps = [
  'started',
  'submit',
  'review',
  'cvreview',
  'interview',
  'hired',
] as const;
export type HiringReportStepKey = (typeof hiringReportSteps)[number];

const Count = z.int().check(z.nonnegative());
const Query = z.strictObject(OrganisationReportQuery);

/** The days an answer is about, in the organisation's zone. */
const Range = z.strictObject({
  from: z.iso.date(),
  until: z.iso.date(),
  zone: z.string(),
  /** How many open roles are not counted, because the member reads their answers; missing where all are. */
  rolesLeftOut: z.optional(z.int()),
});

const report = (summary: string) =>
  ({ method: 'GET', door: 'staff', query: Query, summary }) as const;

export const OrganisationOverallStats = z.strictObject({
  range: Range,
  /** Submitted in the period. */
  candidates: markSchemaAsReportFigure('candidates', Count),
  /** Roles open at any moment of the period, each with what happened in the period. */
  jobs: markSchemaAsReportFigure(
    'jobs',
    z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        candidates: markSchemaAsReportFigure('jobCandidates', Count),
        /** Mean time to hire in days of those hired in the period; null without any. */
        tth: markSchemaAsReportFigure('jobTimeToHire', z.nullable(z.number())),
        hired: markSchemaAsReportFigure('jobHired', Count),
      }),
    ),
  ),
  /** Showed interest in the period. */
  quickApplyCandidates: markSchemaAsReportFigure('quickApplyCandidates', Count),
});
export type OrganisationOverallStats = z.infer<typeof OrganisationOverallStats>;
export const findOrganisationOverallStatsEndpoint = {
  ...report('Candidates, roles and quick applications of a period: exact and live.'),
  path: '/api/org/stats',
  compressible: true,
  output: OrganisationOverallStats,
} as const satisfies Endpoint;

const Hours = z.nullable(z.number());
export const OrganisationHiredStats = z.strictObject({
  hiredCount: markSchemaAsReportFigure('hired', Count),
  /** Hours from sending the application to being hired, on average; null without hires. */
  timeToHire: markSchemaAsReportFigure('timeToHire', Hours),
  timeToHireMedian: markSchemaAsReportFigure('timeToHireMedian', Hours),
  /** Hours from publishing a role to its first hire, of roles whose first hire falls in the period. */
  timeToFill: markSchemaAsReportFigure('timeToFill', Hours),
  timeToFillMedian: markSchemaAsReportFigure('timeToFillMedian', Hours),
});
export type OrganisationHiredStats = z.infer<typeof OrganisationHiredStats>;
export const findOrganisationHiredStatsEndpoint = {
  ...report('Hires of a period, and how long they took, in hours: exact and live.'),
  path: '/api/org/hired-stats',
  output: OrganisationHiredStats,
} as const satisfies Endpoint;

export const OrganisationRejectedStats = z.strictObject({
  rejectedCount: markSchemaAsReportFigure('rejected', Count),
});
export type OrganisationRejectedStats = z.infer<typeof OrganisationRejectedStats>;
export const findOrganisationRejectedStatsEndpoint = {
  ...report('Candidates rejected in a period: exact and live.'),
  path: '/api/org/rejected-stats',
  output: OrganisationRejectedStats,
} as const satisfies Endpoint;

export const ReferrerFigures = z.strictObject({
  name: z.string(),
  /** Submitted, of the applications begun in the period. */
  count: markSchemaAsReportFigure('sourceCandidates', Count),
  review: markSchemaAsReportFigure('sourceReview', Count),
  interview: markSchemaAsReportFigure('sourceInterview', Count),
  /** Hired. */
  filter: markSchemaAsReportFigure('sourceHired', Count),
  /** Mean stars of the blind review, from 1 to 5; null under five scored candidates. */
  meanScore: markSchemaAsReportFigure('sourceMeanScore', z.nullable(z.number())),
  /** Of those who submitted. Null where fewer than five candidates came this way. */
  breakdown: markSchemaAsReportFigure('sourceDiversity', z.nullable(DemographicCountsByCategory)),
});
export type ReferrerFigures = z.infer<typeof ReferrerFigures>;
export const ReferrerBreakdown = z.strictObject({
  referrers: z.array(ReferrerFigures),
  /** Why sources are not told at all: whoever still reviews, and support, learn none. */
  hidden: z.nullable(z.enum(['own-reviews-open', 'support'])),
  coverage: DiversityFiguresPeriodsAndGroups,
});
export type ReferrerBreakdown = z.infer<typeof ReferrerBreakdown>;
export const findReferrerBreakdownEndpoint = {
  ...report(
    'Where candidates came from, how far they got, and who they are: counts exact and live, diversity as published.',
  ),
  path: '/api/org/referrer-breakdown',
  output: ReferrerBreakdown,
} as const satisfies Endpoint;

const DemographicsAtStep = z.strictObject({
  name: z.string(),
  step: z.enum(hiringReportSteps),
  /** Everybody begun in the period who reached the step: exact and live. */
  runningTotal: Count,
  /** By grade, and `all` together: who reached the step, as published. */
  grades: markSchemaAsReportFigure('diversity', z.record(z.string(), DemographicCountsByCategory)),
});
export type DemographicsAtStep = z.infer<typeof DemographicsAtStep>;
export const HiringStepDropOffReport = z.strictObject({
  demographicsByStep: z.array(DemographicsAtStep),
  /** No role of the period has a CV review, so `cvreview` equals `review`. */
  isCvReviewAsReview: z.boolean(),
  coverage: DiversityFiguresPeriodsAndGroups,
});
export type HiringStepDropOffReport = z.infer<typeof HiringStepDropOffReport>;
export const findHiringStepDropOffEndpoint = {
  ...report('How many of those begun in a period reached each step, and who they are.'),
  path: '/api/org/drop-off',
  compressible: true,
  query: z.strictObject({
    ...OrganisationReportQuery,
    excludeQuickApply: z._default(z.enum(['true', 'false']), 'false'),
  }),
  output: HiringStepDropOffReport,
} as const satisfies Endpoint;

export const possibleAdverseImpactVerdicts = [
  'consistent with chance',
  'worth a look',
  'act',
] as const;
export type AdverseImpactVerdict = (typeof possibleAdverseImpactVerdicts)[number];

/** What was computed once, when the year was closed; ratios and intervals rounded to 0.1. */
export const AdverseImpactOfOption = z.strictObject({
  category: z.enum(demographicCategories),
  option: z.string(),
  /** The step whose pass rate is compared with that of the group with the highest. */
  step: z.enum(hiringReportSteps),
  against: z.string(),
  ratio: markSchemaAsReportFigure('impactRatio', z.number()),
  low: markSchemaAsReportFigure('impactInterval', z.number()),
  high: markSchemaAsReportFigure('impactInterval', z.number()),
  verdict: markSchemaAsReportFigure('impactVerdict', z.enum(possibleAdverseImpactVerdicts)),
});
export type AdverseImpactOfOption = z.infer<typeof AdverseImpactOfOption>;
export const AdverseImpactReport = z.strictObject({
  years: z.array(
    z.strictObject({
      year: z.int(),
      rows: z.array(AdverseImpactOfOption),
      /** Groups of 25 people or more, as published, who are under 2 % of those who answered. Smaller ones are never named. */
      leftOut: z.array(
        z.strictObject({ category: z.enum(demographicCategories), option: z.string() }),
      ),
    }),
  ),
  categories: DiversityFiguresPeriodsAndGroups.shape.categories,
  /** Why there is none yet. */
  nothing: z.nullable(z.enum(['no-closed-year', 'too-few-answers'])),
});
export type AdverseImpactReport = z.infer<typeof AdverseImpactReport>;
export const findAdverseImpactEndpoint = {
  method: 'GET',
  path: '/api/org/adverse-impact',
  door: 'staff',
  query: EmptyReportQuery,
  summary:
    'For each closed year whether some groups got on less often than others, as computed once when the year was closed.',
  compressible: true,
  output: AdverseImpactReport,
} as const satisfies Endpoint;

const csv = {
  method: 'GET',
  door: 'staff',
  responseType: 'text/csv',
  closedToSupport: true,
} as const;

export const downloadHiringStepDropOffEndpoint = {
  ...csv,
  path: '/api/org/org-drop-off/csv',
  summary: 'The steps of all categories in a period, as published, as a CSV file.',
  query: Query,
} as const satisfies Endpoint;

export const downloadDemographicCategoryDropOffEndpoint = {
  ...csv,
  path: '/api/org/org-drop-off/{category}/csv',
  summary:
    'The steps of one category in a period, role by role as far as published, as a CSV file.',
  params: z.strictObject({ category: z.string() }),
  query: Query,
} as const satisfies Endpoint;

export const downloadOrganisationApplicationsCsvEndpoint = {
  ...csv,
  path: '/api/applicant/list/csv',
  summary:
    'One line for each application submitted, or hired, in a period, as a CSV file of any length; sealed names stay sealed.',
  query: z.strictObject({
    start: OrganisationReportQuery.from,
    end: OrganisationReportQuery.until,
    teams: OrganisationReportQuery.teams,
    grades: OrganisationReportQuery.grades,
    rangeType: z._default(z.enum(['submitted', 'hiredAt']), 'submitted'),
  }),
} as const satisfies Endpoint;
