import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { takeReviewerOffEndpoint as promise } from '@evenhand/contract/review/estimate-and-take-reviewer-off.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { lowerExpectedReviewsOfApplications } from '../pipeline/lower-expected-reviews-of-applications.ts';
import { createReviewBatchOfReassignments } from './plan-and-create-batch-of-reassigned-reviews.ts';
import {
  loadReviewerToTakeOff,
  planReassignmentOfTakenReviews,
} from './estimate-and-plan-taking-reviewer-off.ts';
import { writeMissingReviewersMessage } from './rules/missing-reviewers-message.ts';
import { marksVoidingProblem } from './rules/marks-voiding-problem.ts';
import { lockDealingOfJob } from './sql/seen-names-and-dealing-lock.ts';
import {
  insertMarksVoidingRow,
  markReviewerLinkRowTakenOff,
  takeReviewsFromReviewerInDatabase,
} from './sql/reviews-taken-off-and-marks-voidings.ts';

type Command = {
  jobId: number;
  reviewerId: number;
  /** Voids their marks. */
  voidReason?: string | undefined;
  /** Whether reviews that nobody is left for may be given up. */
  confirmed?: boolean | undefined;
  seed: Buffer;
};

/**
 * Takes a reviewer off a role: what they have not scored is dealt to others. Their marks stay, unless they are voided with a
 * reason: then they are kept and count nowhere, scores and ranking are what the others' marks say, and the answers are dealt
 * to somebody who has not read them, in the same transaction. Nothing brings a void mark back.
 * @throws Refusal not-found, not-allowed, own-reviews-open, own-marks, marks-needed where marks cannot be voided now,
 * needs-confirmation where nobody is left for some of what was not scored
 */
export async function takeReviewerOff(
  visit: VisitorRequestContext,
  { jobId, reviewerId, voidReason, confirmed, seed }: Command,
): Promise<ResponseOf<typeof promise>> {
  const { db, member, now } = visit;
  const { reviewer, job } = await loadReviewerToTakeOff(visit, { jobId, reviewerId });
  await lockDealingOfJob(db, jobId);
  const { linkId } = reviewer;
  const voidingId =
    voidReason === undefined
      ? null
      : await insertMarksVoidingRow(db, {
          jobId,
          linkId,
          memberId: member.actorId,
          now,
          reason: voidReason,
        });
  await markReviewerLinkRowTakenOff(db, linkId, now);
  const taken = await takeReviewsFromReviewerInDatabase(db, {
    jobId,
    memberId: reviewerId,
    voidingId,
  });
  const plan = await planReassignmentOfTakenReviews(db, {
    jobId,
    memberId: reviewerId,
    takenBy: member.actorId,
    seed,
    job,
    taken,
  });
  const marks = taken.filter(({ voided }) => voided);
  const problem =
    voidingId !== null &&
    marksVoidingProblem({ ...job, marks, without: plan.without.filter(({ voided }) => voided) });
  if (problem) throw new Refusal('marks-needed', { message: problem });
  const givenUp = plan.without.length;
  if (givenUp > 0 && confirmed !== true)
    throw new Refusal('needs-confirmation', {
      message: writeMissingReviewersMessage([{ title: job.title, reviews: givenUp }]),
    });
  await createReviewBatchOfReassignments(visit, {
    ...plan,
    jobId,
    memberId: reviewerId,
    seed,
    zone: job.zone,
  });
  await lowerExpectedReviewsOfApplications(
    db,
    [...plan.dropped, ...plan.without].map(applicationOf),
    marks.map(applicationOf),
  );
  const result = { dealtAgain: plan.hands.length, givenUp, voided: marks.length };
  await recordTakingOff(visit, { jobId, reviewerId, linkId, ...result });
  return result;
}

type TakenOff = {
  jobId: number;
  reviewerId: number;
  linkId: number;
  dealtAgain: number;
  givenUp: number;
  voided: number;
};

async function recordTakingOff(
  { db, member, requestId }: VisitorRequestContext,
  { jobId, reviewerId, linkId, ...sums }: TakenOff,
): Promise<void> {
  const kind = sums.voided > 0 ? 'marks-voided' : 'reviewer-taken-off';
  await recordDomainEvent(db, {
    kind,
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: reviewerId,
  });
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `reviewer link ${linkId}`,
    requestId,
    details: { job: jobId, reviewer: reviewerId, ...sums },
  });
}

function applicationOf({ applicationId }: { applicationId: number }): number {
  return applicationId;
}
