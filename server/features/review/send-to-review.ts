import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Db } from '../../doors/enter.ts';
import { linkToken } from '../../doors/links.ts';
import { audit, record } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import { putIntoReview } from '../pipeline/put-into-review.ts';
import { type BatchPlan, type BatchWish, planBatch } from './plan-batch.ts';
import { deal } from './rules/deal.ts';
import type { Assignment } from './rules/hand.ts';
import { sealSeed } from './seal-seed.ts';
import {
  ensureLinks,
  insertBatch,
  insertQuestions,
  insertReviews,
  insertSessions,
  registerToken,
} from './sql/dealing.ts';

type Deed = BatchWish & { confirmed: boolean; requestId: string; config: Config; seed: Buffer };

/**
 * Deals the answers of submitted candidates to reviewers. The reviewers are let in, and told, by a task as
 * soon as the answers have lost what tells who wrote them: no member of staff may know the names that takes.
 */
export async function sendToReview(
  db: Db<'staff'>,
  deed: Deed,
): Promise<{ batchId: number; reviews: number }> {
  const plan = await planBatch(db, deed);
  if (plan.warnings.length > 0 && !deed.confirmed)
    throw new Refusal('needs-confirmation', { message: plan.warnings.join(' ') });
  const reviewsExpected = plan.questions.length * plan.reviewsPerAnswer;
  await putIntoReview(db, {
    jobId: plan.jobId,
    applicationIds: plan.applications,
    reviewsExpected,
  });
  const batchId = await openBatch(db, plan, deed);
  const dealt = deal({ ...plan, seed: deed.seed });
  await layOut(db, { ...plan, batchId }, dealt, deed.config);
  await record(db, {
    kind: 'batch-dealt',
    actorKind: 'member',
    actorId: deed.member.actorId,
    jobId: plan.jobId,
    subjectId: batchId,
  });
  return { batchId, reviews: dealt.length };
}

/** The audit trail holds the seed's commitment before anything is dealt by it. */
async function openBatch(
  db: Db<'staff'>,
  plan: BatchPlan,
  { member, now, config, seed, requestId }: Deed,
): Promise<number> {
  const { commitment, sealed } = sealSeed(seed, { orgId: member.orgId, jobId: plan.jobId }, config);
  const batchId = await insertBatch(db, {
    ...plan,
    sentBy: member.actorId,
    sentAt: now,
    commitment,
    sealed,
  });
  await audit(db, {
    kind: 'reviews-sent',
    actorKind: 'member',
    subject: `batch ${batchId}`,
    requestId,
    details: {
      job: plan.jobId,
      candidates: plan.applications.length,
      reviewers: plan.reviewers,
      reviewsPerAnswer: plan.reviewsPerAnswer,
      seedCommitment: commitment.toString('hex'),
    },
  });
  return batchId;
}

/** A session for each reviewer, in it the questions, in them the answers: every id random and met nowhere else. */
async function layOut(
  db: Db<'staff'>,
  batch: { batchId: number; jobId: number; dueOn: string; questions: number[] },
  dealt: Assignment[],
  config: Config,
): Promise<void> {
  const reviewers = [...new Set(dealt.map(({ reviewer }) => reviewer))];
  const links = await ensureLinks(db, batch.jobId, reviewers);
  for (const link of links.filter(({ isNew }) => isNew))
    await registerToken(db, linkToken('review', link, config), link.id);

  const sessions = new Map(
    links.map(({ id, memberId }) => [memberId, { id: randomUUID(), linkId: id }]),
  );
  const questions = new Map(
    [...sessions].flatMap(([memberId, session]) =>
      batch.questions.map(
        (questionId) =>
          [
            `${memberId} ${questionId}`,
            { id: randomUUID(), sessionId: session.id, questionId },
          ] as const,
      ),
    ),
  );
  const reviews = dealt.flatMap(({ reviewer, question, application, position }) => {
    const [session, asked] = [sessions.get(reviewer), questions.get(`${reviewer} ${question}`)];
    if (session === undefined || asked === undefined) return [];
    const place = { sessionId: session.id, blindQuestionId: asked.id, linkId: session.linkId };
    return [
      {
        ...place,
        itemId: randomUUID(),
        applicationId: application,
        questionId: question,
        position,
      },
    ];
  });
  // A reviewer who reads no answer of a question is not asked it.
  const used = new Set(reviews.map(({ blindQuestionId }) => blindQuestionId));
  await insertSessions(db, { id: batch.batchId, jobId: batch.jobId, dueOn: batch.dueOn }, [
    ...sessions.values(),
  ]);
  await insertQuestions(
    db,
    [...questions.values()].filter(({ id }) => used.has(id)),
  );
  await insertReviews(db, batch.batchId, reviews);
}
