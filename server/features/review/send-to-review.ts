import type { Config } from '../../config.ts';
import type { Db } from '../../access/enter-door.ts';
import { recordEvent } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { moveCandidatesIntoReview } from '../pipeline/move-candidates-into-review.ts';
import { createReviewItems, createReviewBatch } from './create-review-batch.ts';
import { type ReviewBatchRequest, planReviewBatch } from './plan-review-batch.ts';
import { dealAnswers } from './rules/deal-answers.ts';
import { lockDealingOfJob } from './sql/seen-names.ts';

type Command = ReviewBatchRequest & {
  confirmed: boolean;
  requestId: string;
  config: Config;
  seed: Buffer;
};

/**
 * Deals the answers of submitted candidates to reviewers. The reviewers are let in, and told, by a task as
 * soon as the answers have lost what tells who wrote them: no member of staff may know the names that takes.
 */
export async function sendToReview(
  db: Db<'staff'>,
  command: Command,
): Promise<{ batchId: number; reviews: number }> {
  await lockDealingOfJob(db, command.jobId);
  const plan = await planReviewBatch(db, command);
  if (plan.warnings.length > 0 && !command.confirmed)
    throw new Refusal('needs-confirmation', { message: plan.warnings.join(' ') });
  const reviewsExpected = plan.questions.length * plan.reviewsPerAnswer;
  await moveCandidatesIntoReview(db, {
    jobId: plan.jobId,
    applicationIds: plan.applications,
    reviewsExpected,
  });
  const batchId = await createReviewBatch(db, plan, {
    ...command,
    kind: 'reviews-sent',
    details: { dealtAround: plan.seen.length },
  });
  const dealt = dealAnswers({ ...plan, seed: command.seed });
  await createReviewItems(db, { ...plan, batchId }, dealt, command.config);
  await recordEvent(db, {
    kind: 'batch-dealt',
    actorKind: 'member',
    actorId: command.member.actorId,
    jobId: plan.jobId,
    subjectId: batchId,
  });
  return { batchId, reviews: dealt.length };
}
