import * as z from 'zod/mini';
import { Instant } from '../instant-codec.ts';
import { HireStatus } from './job-hire-statuses.ts';
import { JobCardDestination, JobPhase } from './job-phases-and-card-destinations.ts';
import {
  ApplicantCountsByOutcome,
  InterviewRoundProgress,
  JobPermissions,
  JobPipelineCounts,
  JobSummary,
  OwnReviewProgress,
} from './job-summary.ts';

const Count = z.int();
const LegacyReviewCount = z.strictObject({
  totalReviewCount: Count,
  scoredReviewCount: Count,
  lastBatchSentAt: z.nullable(Instant),
});

/** A job on the wire, in the names of the specification; no other file of the product knows them (docs/decisions/057). */
export const JobSummaryWireFields = z.strictObject({
  id: z.int(),
  title: z.string(),
  hash: z.string(),
  team: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  archived: z.boolean(),
  /** Null until somebody has said whether anybody was hired. */
  status: z.nullable(HireStatus),
  statusWaitingAt: z.nullable(Instant),
  sampleRole: z.boolean(),
  createdAt: Instant,
  closesAt: z.nullable(Instant),
  User: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  JobUsers: z.array(z.strictObject({ UserId: z.int() })),
  Applications: ApplicantCountsByOutcome,
  /** Without those who have withdrawn. */
  submittedApplicationCount: Count,
  publishedAtShortDescription: z.nullable(z.string()),
  timeTillClosing: z.nullable(z.string()),
  overallPhase: JobPhase,
  path: JobCardDestination,
  addedData: z.strictObject({
    timeTillClosing: z.nullable(z.string()),
    phase: JobPhase,
    path: JobCardDestination,
  }),
  reviewCounts: z.strictObject({ sift: LegacyReviewCount, cv: LegacyReviewCount }),
  pipelineStats: JobPipelineCounts,
  ownReviews: z.nullable(OwnReviewProgress),
  interviewProgress: z.array(InterviewRoundProgress),
  may: JobPermissions,
});
type Legacy = z.output<typeof JobSummaryWireFields>;
type LegacyReviews = z.output<typeof LegacyReviewCount>;
type Reviews = JobSummary['reviews']['answers'];

/** What an endpoint answers of a job: plain in code, the specification's on the wire. */
export const JobSummaryWireCodec = z.codec(JobSummaryWireFields, JobSummary, {
  decode: readLegacyJob,
  encode: writeLegacyJob,
});

function readLegacyJob(job: Legacy): JobSummary {
  return {
    id: job.id,
    title: job.title,
    hash: job.hash,
    team: job.team,
    grade: job.grade,
    isArchived: job.archived,
    isSample: job.sampleRole,
    hireStatus: job.status,
    hireWaitingSince: job.statusWaitingAt,
    createdAt: job.createdAt,
    closesAt: job.closesAt,
    owner: job.User,
    teamIds: job.JobUsers.map(({ UserId }) => UserId),
    applicants: job.Applications,
    submittedCount: job.submittedApplicationCount,
    publishedDayWords: job.publishedAtShortDescription,
    timeTillClosing: job.timeTillClosing,
    phase: job.overallPhase,
    path: job.path,
    reviews: {
      answers: readLegacyReviews(job.reviewCounts.sift),
      cvs: readLegacyReviews(job.reviewCounts.cv),
    },
    stages: job.pipelineStats,
    ownReviews: job.ownReviews,
    interviewRounds: job.interviewProgress,
    may: job.may,
  };
}

function writeLegacyJob(job: JobSummary): Legacy {
  const { phase, path, timeTillClosing } = job;
  return {
    id: job.id,
    title: job.title,
    hash: job.hash,
    team: job.team,
    grade: job.grade,
    archived: job.isArchived,
    status: job.hireStatus,
    statusWaitingAt: job.hireWaitingSince,
    sampleRole: job.isSample,
    createdAt: job.createdAt,
    closesAt: job.closesAt,
    User: job.owner,
    JobUsers: job.teamIds.map((UserId) => ({ UserId })),
    Applications: job.applicants,
    submittedApplicationCount: job.submittedCount,
    publishedAtShortDescription: job.publishedDayWords,
    timeTillClosing,
    overallPhase: phase,
    path,
    // The specification tells these twice.
    addedData: { timeTillClosing, phase, path },
    reviewCounts: {
      sift: writeLegacyReviews(job.reviews.answers),
      cv: writeLegacyReviews(job.reviews.cvs),
    },
    pipelineStats: job.stages,
    ownReviews: job.ownReviews,
    interviewProgress: job.interviewRounds,
    may: job.may,
  };
}

function readLegacyReviews(counts: LegacyReviews): Reviews {
  const { totalReviewCount: total, scoredReviewCount: scored, lastBatchSentAt } = counts;
  return { total, scored, lastBatchSentAt };
}

function writeLegacyReviews({ total, scored, lastBatchSentAt }: Reviews): LegacyReviews {
  return { totalReviewCount: total, scoredReviewCount: scored, lastBatchSentAt };
}
