import type {
  JobReviewProgressTotals,
  ReviewerProgressTotals,
} from '@evenhand/contract/review/review-progress-and-reminders.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import {
  isReminderTooSoon,
  reviewerProgressState,
} from './rules/reviewer-progress-state-and-reminder-pause.ts';
import {
  findReviewerProgress,
  countUndealtCandidates,
} from './sql/reviewer-progress-undealt-counts-and-reminders.ts';
import { countPairsDealtDespiteSeenName } from './sql/seen-names-and-dealing-lock.ts';
import { findMarksVoidings } from './sql/reviews-taken-off-and-marks-voidings.ts';

/**
 * How far the reviewers of a role are, for whoever runs it. Only totals: which answer or which candidate is scored would
 * tell somebody who still reviews how others go on.
 */
export async function readReviewerProgress(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<JobReviewProgressTotals> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, query);
  const rows = await findReviewerProgress(db, job.id);
  const { sample, undealt, preparing } = await countUndealtCandidates(db, job.id);
  const today = todayInZone(job.zone, now);
  const archived = job.archivedAt === null ? null : 'archived';
  const quiet = sample ? 'sample' : archived;
  const mayTakeOff = !sample && !job.ownReviewsOpen;
  const reviewers = rows.map((row) => {
    const state = reviewerProgressState(row);
    return {
      id: row.id,
      name: row.name,
      dealt: row.dealt,
      scored: row.scored,
      namesSeen: row.namesSeen,
      state,
      dueOn: row.dueOn,
      isLate: quiet === null && state === 'waiting' && row.dueOn < today,
      lastActiveAt: row.lastActiveAt,
      remindedAt: row.remindedAt,
      may: {
        remind: quiet === null && state === 'waiting' && !isReminderTooSoon(row.remindedAt, now),
        ...whatMayBeTaken({ ...row, state }, mayTakeOff && row.id !== visit.member.actorId),
      },
    };
  });
  return {
    zone: job.zone,
    dealt: rows.reduce((sum, { dealt }) => sum + dealt, 0),
    scored: rows.reduce((sum, { scored }) => sum + scored, 0),
    reviewers,
    preparing,
    undealt: { candidates: undealt, reviews: undealt * job.questionCount * job.reviewsPerAnswer },
    seenPairs: await countPairsDealtDespiteSeenName(db, job.id),
    voidings: await findMarksVoidings(db, job.id),
    quiet,
  };
}

function whatMayBeTaken(
  { state, scored }: Pick<ReviewerProgressTotals, 'state' | 'scored'>,
  mayTakeOff: boolean,
): { takeOff: boolean; voidMarks: boolean } {
  const isReviewing = state === 'waiting' || state === 'done';
  return {
    takeOff: mayTakeOff && isReviewing,
    voidMarks: mayTakeOff && !isReviewing && scored > 0,
  };
}
