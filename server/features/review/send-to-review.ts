import type { Config } from '../../config.ts';
import type { Db } from '../../access/enter.ts';
import { recordEvent } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import { putIntoReview } from '../pipeline/put-into-review.ts';
import { createReviewItems, openBatch } from './open-batch.ts';
import { type BatchWish, planBatch } from './plan-batch.ts';
import { dealAnswers } from './rules/deal-answers.ts';
import { lockDealing } from './sql/seen-names.ts';

type Command = BatchWish & { confirmed: boolean; requestId: string; config: Config; seed: Buffer };

/**
 * Deals the answers of submitted candidates to reviewers. The reviewers are let in, and told, by a task as
 * soon as the answers have lost what tells who wrote them: no member of staff may know the names that takes.
 */
export async function sendToReview(
  db: Db<'staff'>,
  command: Command,
): Promise<{ batchId: number; reviews: number }> {
  await lockDealing(db, command.jobId);
  const plan = await planBatch(db, command);
  if (plan.warnings.length > 0 && !command.confirmed)
    throw new Refusal('needs-confirmation', { message: plan.warnings.join(' ') });
  const reviewsExpected = plan.questions.length * plan.reviewsPerAnswer;
  await putIntoReview(db, {
    jobId: plan.jobId,
    applicationIds: plan.applications,
    reviewsExpected,
  });
  const batchId = await openBatch(db, plan, {
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
