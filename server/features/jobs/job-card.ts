import type { JobSummary } from '@evenhand/contract/jobs.ts';
import type { Visit } from '../../access/visit.ts';
import { mayEditJob } from './rules/may-edit-job.ts';
import { mayCloseJob, mayReopenJob } from './rules/may-close-or-reopen-job.ts';
import { countUndecidedCandidates } from './rules/undecided-candidates.ts';
import { jobCardDestination, jobPhaseOf } from './rules/job-phase.ts';
import { publishedDayWords, timeTillClosingWords } from './rules/job-card-dates.ts';
import type { JobCardRow } from './sql.ts';

/** A row as the dashboard's card shows it to one member. */
export function makeJobCard(
  row: JobCardRow,
  { member, now }: Pick<Visit, 'member' | 'now'>,
): JobSummary {
  const { counters } = row;
  const phase = jobPhaseOf(row, now);
  const undecided = countUndecidedCandidates(counters);
  const path = jobCardDestination(phase, undecided);
  const [isAdmin, edit] = [member.role === 'ADMIN', mayEditJob(member, row.members)];
  const rights = { ...row, phase, isAdmin, mayEdit: edit };
  const closing = phase === 'OPEN' ? timeTillClosingWords(row.closesAt, now) : null;
  return {
    id: row.id,
    title: row.title,
    hash: row.hash,
    team: row.team,
    grade: row.grade,
    archived: row.archivedAt !== null,
    status: row.status,
    statusWaitingAt: row.statusWaitingAt,
    sampleRole: row.sample,
    createdAt: row.createdAt,
    closesAt: row.closesAt,
    User: { firstName: row.ownerFirstName, lastName: row.ownerLastName },
    JobUsers: row.members.map(({ id }) => ({ UserId: id })),
    Applications: {
      submitted: undecided + counters.rejected + counters.hired + counters.withdrawn,
      undecided,
      rejected: counters.rejected,
      hired: counters.hired,
      withdrawn: counters.withdrawn,
    },
    submittedApplicationCount: counters.submitted,
    publishedAtShortDescription: publishedDayWords(row.publishedAt, now, row.zone),
    timeTillClosing: closing,
    overallPhase: phase,
    path,
    addedData: { timeTillClosing: closing, phase, path },
    reviewCounts: {
      sift: {
        totalReviewCount: counters.reviews_total,
        scoredReviewCount: counters.reviews_scored,
        lastBatchSentAt: row.lastBatchAt === null ? null : new Date(row.lastBatchAt),
      },
      cv: { totalReviewCount: 0, scoredReviewCount: 0, lastBatchSentAt: null },
    },
    pipelineStats: {
      awaitingReview: counters.awaiting_review,
      inReview: counters.in_review,
      awaitingInterview: counters.awaiting_interview,
      inInterview: counters.in_interview,
      awaitingDecision: counters.awaiting_decision,
      rejectedAfterSubmission: counters.rejected,
      hired: counters.hired,
    },
    ownReviews: row.ownReviews,
    interviewProgress: row.rounds,
    may: {
      edit,
      duplicate: isAdmin,
      archive: isAdmin,
      close: mayCloseJob(rights),
      reopen: mayReopenJob(rights),
    },
  };
}
