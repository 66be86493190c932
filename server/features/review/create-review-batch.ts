import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recomputeScoresOfDealtApplications } from '../pipeline/recompute-scores-and-store-stage-score.ts';
import type { ReviewBatchPlan } from './plan-review-batch-and-estimate-work.ts';
import type { AnswerDealtToReviewer } from './rules/answer-assignment-types.ts';
import { isReviewBatchSmall } from './rules/review-batch-warnings-notes-and-size-checks.ts';
import { sealDealingSeed } from './seal-reseal-or-open-dealing-seed.ts';
import {
  findOrInsertReviewerLinkRows,
  registerReviewerLinkInDatabase,
} from './sql/reviewer-links.ts';
import {
  insertReviewBatchRow,
  insertBlindQuestionRows,
  insertReviewRows,
  insertReviewSessionRows,
} from './sql/facts-for-dealing-answers-and-new-review-rows.ts';

type Opening = {
  seed: Buffer;
  kind: 'reviews-sent' | 'reviews-dealt-again';
  details?: Record<string, number>;
  /** Whether these are the answers of people who have just applied, whom a small batch of an open role would tell. */
  isOfArrivals?: boolean;
};

/** The audit trail holds the seed's commitment before anything is dealt by it. */
export async function createReviewBatch(
  { db, member, now, requestId, config }: VisitorRequestContext,
  plan: Omit<ReviewBatchPlan, 'warnings' | 'notes' | 'seen'>,
  { seed, kind, details = {}, isOfArrivals = true }: Opening,
): Promise<number> {
  const { commitment, sealed } = sealDealingSeed(
    seed,
    { orgId: member.orgId, jobId: plan.jobId },
    config,
  );
  const batchId = await insertReviewBatchRow(db, {
    ...plan,
    sentBy: member.actorId,
    sentAt: now,
    commitment,
    sealed,
    small: isOfArrivals && kind === 'reviews-sent' && isReviewBatchSmall(plan.applications.length),
  });
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `batch ${batchId}`,
    requestId,
    details: {
      job: plan.jobId,
      candidates: plan.applications.length,
      reviewers: plan.reviewers,
      reviewsPerAnswer: plan.reviewsPerAnswer,
      seedCommitment: commitment.toString('hex'),
      ...details,
    },
  });
  return batchId;
}

/** A session for each reviewer, in it the questions, in them the answers: every id random and met nowhere else. */
export async function createReviewItems(
  db: Db<'staff'>,
  batch: { batchId: number; jobId: number; dueOn: string; questions: number[]; seed: Uint8Array },
  dealt: AnswerDealtToReviewer[],
  config: Config,
): Promise<void> {
  const reviewers = [...new Set(dealt.map(({ reviewer }) => reviewer))];
  const links = await findOrInsertReviewerLinkRows(db, batch.jobId, reviewers);
  for (const link of links.filter(({ isNew }) => isNew))
    await registerReviewerLinkInDatabase(
      db,
      derivePersonalLinkToken('review', link, config),
      link.id,
    );

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
    const [session, query] = [sessions.get(reviewer), questions.get(`${reviewer} ${question}`)];
    if (session === undefined || query === undefined) return [];
    const place = { sessionId: session.id, blindQuestionId: query.id, linkId: session.linkId };
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
  await insertReviewSessionRows(db, { id: batch.batchId, jobId: batch.jobId, dueOn: batch.dueOn }, [
    ...sessions.values(),
  ]);
  await insertBlindQuestionRows(
    db,
    [...questions.values()].filter(({ id }) => used.has(id)),
  );
  await insertReviewRows(db, batch.batchId, reviews);
  await recomputeScoresOfDealtApplications(
    db,
    reviews.map(({ applicationId }) => applicationId),
    batch.seed,
  );
}
