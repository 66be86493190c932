import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import { raiseExpectedReviewsOfApplications } from '../pipeline/raise-expected-reviews-of-applications.ts';
import { moveCandidatesIntoReview } from '../pipeline/move-candidates-into-review.ts';
import { createReviewItems, createReviewBatch } from './create-review-batch.ts';
import { type ReviewBatchRequest, planReviewBatch } from './plan-review-batch-and-estimate-work.ts';
import { dealAnswersToReviewers } from './rules/deal-answers.ts';
import { lockDealingOfJob } from './sql/seen-names-and-dealing-lock.ts';

type Command = ReviewBatchRequest & {
  confirmed: boolean;
  seed: Buffer;
};

/**
 * Deals the answers of submitted candidates, or those to a task that was closed, to reviewers. The reviewers are let in, and told, by a task as
 * soon as the answers have lost what tells who wrote them: no member of staff may know the names that takes.
 */
export async function sendAnswersToReview(
  visit: VisitorRequestContext,
  command: Command,
): Promise<{ batchId: number; reviews: number }> {
  const { db, config, member } = visit;
  await lockDealingOfJob(db, command.jobId);
  const plan = await planReviewBatch(visit, command);
  if (plan.warnings.length > 0 && !command.confirmed)
    throw new Refusal('needs-confirmation', { message: plan.warnings.join(' ') });
  const reviewsExpected = plan.questions.length * plan.reviewsPerAnswer;
  const move =
    command.stageId === undefined ? moveCandidatesIntoReview : raiseExpectedReviewsOfApplications;
  await move(db, { jobId: plan.jobId, applicationIds: plan.applications, reviewsExpected });
  const batchId = await createReviewBatch(visit, plan, {
    seed: command.seed,
    kind: 'reviews-sent',
    details: {
      dealtAround: plan.seen.length,
      ...(command.stageId !== undefined && { task: command.stageId }),
    },
    isOfArrivals: command.stageId === undefined,
  });
  const dealt = dealAnswersToReviewers({ ...plan, seed: command.seed });
  await createReviewItems(db, { ...plan, batchId, seed: command.seed }, dealt, config);
  await recordDomainEvent(db, {
    kind: 'batch-dealt',
    actorKind: 'member',
    actorId: member.actorId,
    jobId: plan.jobId,
    subjectId: batchId,
  });
  return { batchId, reviews: dealt.length };
}
