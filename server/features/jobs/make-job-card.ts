import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { mayEditJob } from './rules/may-edit-job.ts';
import { mayCloseJob, mayReopenJob } from './rules/may-close-or-reopen-job.ts';
import { countUndecidedCandidates } from './rules/undecided-candidate-counters-and-count.ts';
import { jobCardDestination, jobPhaseOf } from './rules/job-phase-and-job-card-destination.ts';
import {
  publishedDayWords,
  timeTillClosingWords,
} from './rules/published-day-and-time-till-closing-words.ts';
import type { JobCardDbRow } from './sql/job-cards-phase-counts-teams-and-grades.ts';

/** A row as the dashboard's card shows it to one member. */
export function makeJobCard(
  row: JobCardDbRow,
  { member, now }: Pick<VisitorRequestContext, 'member' | 'now'>,
): JobSummary {
  const { counters } = row;
  const phase = jobPhaseOf(row, now);
  const undecided = countUndecidedCandidates(counters);
  const path = jobCardDestination(phase, undecided);
  const [isAdmin, edit] = [member.role === 'ADMIN', mayEditJob(member, row.members)];
  const rights = { ...row, phase, isAdmin, mayEdit: edit };
  return {
    id: row.id,
    title: row.title,
    hash: row.hash,
    team: row.team,
    grade: row.grade,
    isArchived: row.archivedAt !== null,
    isSample: row.sample,
    hireStatus: row.status,
    hireWaitingSince: row.statusWaitingAt,
    createdAt: row.createdAt,
    closesAt: row.closesAt,
    owner: { firstName: row.ownerFirstName, lastName: row.ownerLastName },
    teamIds: row.members.map(({ id }) => id),
    applicants: {
      submitted: undecided + counters.rejected + counters.hired + counters.withdrawn,
      undecided,
      rejected: counters.rejected,
      hired: counters.hired,
      withdrawn: counters.withdrawn,
    },
    submittedCount: counters.submitted,
    publishedDayWords: publishedDayWords(row.publishedAt, now, row.zone),
    timeTillClosing: phase === 'OPEN' ? timeTillClosingWords(row.closesAt, now) : null,
    phase,
    path,
    reviews: {
      answers: {
        total: counters.reviews_total,
        scored: counters.reviews_scored,
        lastBatchSentAt: row.lastBatchAt === null ? null : new Date(row.lastBatchAt),
      },
      cvs: { total: 0, scored: 0, lastBatchSentAt: null },
    },
    stages: {
      awaitingReview: counters.awaiting_review,
      inReview: counters.in_review,
      awaitingInterview: counters.awaiting_interview,
      inInterview: counters.in_interview - row.interviewed,
      // State that follows from facts is not stored: the counter holds all who are in interviews.
      awaitingDecision: counters.awaiting_decision + row.interviewed,
      rejectedAfterSubmission: counters.rejected,
      hired: counters.hired,
    },
    ownReviews: row.ownReviews,
    interviewRounds: row.rounds,
    may: {
      edit,
      duplicate: isAdmin,
      archive: isAdmin,
      close: mayCloseJob(rights),
      reopen: mayReopenJob(rights),
    },
  };
}
