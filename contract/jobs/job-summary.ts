import * as z from 'zod/mini';
import { HireStatus } from './job-hire-statuses.ts';
import { JobCardDestination, JobPhase } from './job-phases-and-card-destinations.ts';

const Count = z.int();

/** What became of those who applied: each is in exactly one of the last four. */
export const ApplicantCountsByOutcome = z.strictObject({
  submitted: Count,
  undecided: Count,
  rejected: Count,
  hired: Count,
  withdrawn: Count,
});

export const JobPipelineCounts = z.strictObject({
  awaitingReview: Count,
  inReview: Count,
  awaitingInterview: Count,
  inInterview: Count,
  awaitingDecision: Count,
  rejectedAfterSubmission: Count,
  hired: Count,
});
export type JobPipelineCounts = z.infer<typeof JobPipelineCounts>;

/** The reviews that this person was asked for on a role and has not finished. */
export const OwnReviewProgress = z.strictObject({ total: Count, scored: Count });
export type OwnReviewProgress = z.infer<typeof OwnReviewProgress>;

const ReviewProgress = z.strictObject({
  total: Count,
  scored: Count,
  lastBatchSentAt: z.nullable(z.date()),
});

export const InterviewRoundProgress = z.strictObject({
  name: z.string(),
  invited: Count,
  booked: Count,
  done: Count,
});

/** What this person may do with the role, decided by the server. */
export const JobPermissions = z.strictObject({
  edit: z.boolean(),
  duplicate: z.boolean(),
  archive: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
});

/** A job as server and web speak of it; on the wire it has the names of the specification (`legacy-job-summary-wire-codec.ts`). */
export const JobSummary = z.strictObject({
  id: z.int(),
  title: z.string(),
  hash: z.string(),
  team: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  isArchived: z.boolean(),
  isSample: z.boolean(),
  /** Null until somebody has said whether anybody was hired. */
  hireStatus: z.nullable(HireStatus),
  hireWaitingSince: z.nullable(z.date()),
  createdAt: z.date(),
  closesAt: z.nullable(z.date()),
  owner: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  teamIds: z.array(z.int()),
  applicants: ApplicantCountsByOutcome,
  /** Without those who have withdrawn. */
  submittedCount: Count,
  publishedDayWords: z.nullable(z.string()),
  timeTillClosing: z.nullable(z.string()),
  phase: JobPhase,
  path: JobCardDestination,
  reviews: z.strictObject({ answers: ReviewProgress, cvs: ReviewProgress }),
  stages: JobPipelineCounts,
  ownReviews: z.nullable(OwnReviewProgress),
  interviewRounds: z.array(InterviewRoundProgress),
  may: JobPermissions,
});
export type JobSummary = z.infer<typeof JobSummary>;
