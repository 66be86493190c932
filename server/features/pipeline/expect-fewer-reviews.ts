import type { Db } from '../../access/enter-door.ts';
import { queueJobCounterDeltas } from '../../events/queue-job-counter-deltas.ts';
import { recordEvents } from '../../events/record-event.ts';
import { isFullyReviewed, sumJobCounterChanges } from './rules/job-counters.ts';
import { storeScores } from './store-scores.ts';
import { type ApplicationWithFewerReviews, lowerExpectedReviews } from './sql/expected-reviews.ts';

/**
 * Applications go on with one review less for each time they are named. Whoever waited for nothing else is reviewed: it is
 * counted so, ranked so, and what follows from the last score follows.
 */
export async function expectFewerReviews(
  db: Db<'staff'>,
  applicationIds: readonly number[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  const lowered = await lowerExpectedReviews(db, applicationIds);
  for (const [jobId, ofJob] of Map.groupBy(lowered, (application) => application.jobId)) {
    const moves = ofJob.map((to) => ({ from: asBefore(to), to }));
    const fewer = ofJob.reduce((sum, application) => sum + application.fewer, 0);
    const changes = sumJobCounterChanges(moves);
    await queueJobCounterDeltas(db, jobId, { ...changes, reviews_total: -fewer });
  }
  await storeScores(db, applicationIds);
  const reviewed = lowered.filter(isFullyReviewed).map(({ id, jobId }) => ({
    kind: 'application-reviewed' as const,
    actorKind: 'reviewer' as const,
    // Nobody in particular: the last score came earlier.
    actorId: null,
    jobId,
    subjectId: id,
  }));
  await recordEvents(db, reviewed);
}

function asBefore(application: ApplicationWithFewerReviews): ApplicationWithFewerReviews {
  return {
    ...application,
    reviewsExpected: application.reviewsExpected + application.fewer,
  };
}
