import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { insertJobCounterDeltaRows } from '../../events/insert-job-counter-delta-rows.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import { isFullyReviewed, sumJobCounterChanges } from './rules/job-counters.ts';
import { recomputeStoredScores } from './recompute-scores-and-store-stage-score.ts';
import {
  type ApplicationWithFewerReviews,
  lowerReviewCountsInApplicationRows,
} from './sql/expected-reviews.ts';

/**
 * Applications go on with one review less for each time they are named, and with one score less for each that is void. Whoever
 * waits for nothing else now is reviewed, and whoever waits again is not: it is counted so, ranked so, and what follows from
 * the last score follows.
 */
export async function lowerExpectedReviewsOfApplications(
  db: Db<'staff'>,
  expected: readonly number[],
  voided: readonly number[] = [],
): Promise<void> {
  const applicationIds = [...expected, ...voided];
  if (applicationIds.length === 0) return;
  const lowered = await lowerReviewCountsInApplicationRows(db, { expected, scored: voided });
  for (const [jobId, ofJob] of Map.groupBy(lowered, (application) => application.jobId)) {
    const moves = ofJob.map((to) => ({ from: asBefore(to), to }));
    const fewer = ofJob.reduce((sum, application) => sum + application.fewer, 0);
    const fewerScored = ofJob.reduce((sum, application) => sum + application.fewerScored, 0);
    const changes = sumJobCounterChanges(moves);
    await insertJobCounterDeltaRows(db, jobId, {
      ...changes,
      reviews_total: -fewer,
      reviews_scored: -fewerScored,
    });
  }
  await recomputeStoredScores(db, applicationIds);
  const reviewed = lowered.filter(isReviewedNow).map(({ id, jobId }) => ({
    kind: 'application-reviewed' as const,
    actorKind: 'reviewer' as const,
    // Nobody in particular: the last score came earlier.
    actorId: null,
    jobId,
    subjectId: id,
  }));
  await recordDomainEvents(db, reviewed);
}

function isReviewedNow(application: ApplicationWithFewerReviews): boolean {
  return isFullyReviewed(application) && !isFullyReviewed(asBefore(application));
}

function asBefore(application: ApplicationWithFewerReviews): ApplicationWithFewerReviews {
  return {
    ...application,
    reviewsExpected: application.reviewsExpected + application.fewer,
    reviewsScored: application.reviewsScored + application.fewerScored,
  };
}
